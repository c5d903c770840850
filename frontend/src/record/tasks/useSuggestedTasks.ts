import type { DocumentResponse } from '@settlewise/contract/documents';
import type { TaskResponse } from '@settlewise/contract/tasks';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type SuggestedTask, suggestedTasks } from '@settlewise/rules/suggestions';
import { useDocuments } from '../documents/documentQueries';
import { plansOf } from '../progress/plansOf';
import { useCitizenshipEligibility, useIlrProgress } from '../progress/progressQueries';

/** What visa and dates ask for and is not in the list; nothing before they are known, or after the application. */
export function useSuggestedTasks(tasks: readonly TaskResponse[]): readonly SuggestedTask[] {
  const { data: ilr } = useIlrProgress();
  const { data: citizenship } = useCitizenshipEligibility();
  const { data: documents } = useDocuments();
  if (ilr === undefined || citizenship === undefined || documents === undefined) return [];
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const { missing } = settled ? citizenship : ilr;
  const applied = settled ? citizenship.application : (ilr.awaitingDecisionSince ?? ilr.grantedInList);
  if (missing.length > 0 || applied !== null) return [];
  return suggestedTasks(
    plansOf({ ilr, citizenship }, passportEnds(documents)),
    tasks.map(({ title }) => title),
  );
}

/** Who renewed a passport may keep the old one in the vault: the one that lasts longest counts. */
const passportEnds = (documents: readonly DocumentResponse[]): CivilDate | null =>
  documents
    .flatMap(({ documentType, expiryDate }) =>
      documentType === 'passport' && expiryDate !== null ? [expiryDate] : [],
    )
    .toSorted()
    .at(-1) ?? null;
