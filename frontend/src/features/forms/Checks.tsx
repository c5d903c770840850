import { type FormSheetResponse, pageOfFormAnswer } from '@settlewise/contract/forms';
import { MoreLink } from '../../ui/MoreLink';
import { RequirementList } from '../../ui/RequirementList';
import { SectionCard } from '../../ui/SectionCard';
import { checkStatuses, partLabels } from './labels';

interface ChecksProps {
  sheet: Pick<FormSheetResponse, 'checks' | 'applicant'>;
  /** Of a sheet as it was nothing is put right. */
  isThen?: boolean;
}

/** What to be sure of before the form is signed. */
export function Checks({ sheet: { checks, applicant }, isThen = false }: ChecksProps) {
  if (checks.length === 0) return null;
  const toDo = checks.filter(({ state }) => state === 'problem' || state === 'open').length;
  const words = toDo === 0 ? 'nothing to put right' : `${toDo} to put right`;
  return (
    <SectionCard title="Before you sign" lead={`${checks.length} checks, ${words}.`} foldsTo={words}>
      <RequirementList
        requirements={checks.map(({ id, title, text, state, part }) => {
          const page = isThen || part === null || state === 'fine' ? null : pageOfFormAnswer(part, applicant);
          return {
            key: id,
            title,
            detail: text,
            status: checkStatuses[state],
            ...(part !== null &&
              page !== null && { acts: <MoreLink to={page}>{`Open ${partLabels[part]}`}</MoreLink> }),
          };
        })}
      />
    </SectionCard>
  );
}
