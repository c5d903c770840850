import Stack from '@mui/material/Stack';
import type { SavedSheet } from '@settlewise/contract/assessments';
import type { DependantResponse } from '@settlewise/contract/dependants';
import type { FormSheetKey, FormSheetResponse } from '@settlewise/contract/forms';
import { isCivilDate } from '@settlewise/rules/calendar';
import { applicationQueries } from '../../record/applications/applicationPart';
import { SaveResult } from '../../record/assessments/SaveResult';
import { useDraft } from '../../record/drafts/useDraft';
import { useToday } from '../../ui/dates/useToday';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Notice } from '../../ui/Notice';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { BlockCard } from './BlockCard';
import { Checks } from './Checks';
import { EarlierSheet } from './compare/EarlierSheet';
import type { Copying } from './copying';
import { FormAsked } from './FormAsked';
import { emptyForms, formsDraft, sheetKey, type FormsDraft } from './formsDraft';
import { useFormSheet } from './formSheetQuery';
import { PasteJourneys } from './PasteJourneys';
import { Sent, WhenSent } from './sent/Sent';
import { madeWith } from './sent/sentForm';
import { SheetHead } from './SheetHead';

interface FormToolProps {
  userId: string;
  /** The form and the day that the record leads to; a day of null is today. */
  next: { readonly form: FormSheetKey; readonly on: string | null };
  dependants: readonly DependantResponse[];
}

/** Chooses a form, a person and a day, and shows the sheet. The draft has the person's id in its name, as every other. */
export function FormTool({ userId, next, dependants }: FormToolProps) {
  const today = useToday();
  const kept = useDraft(`forms.${userId}`, formsDraft, emptyForms);
  const { draft } = kept;
  const change = (part: Partial<FormsDraft>) => kept.change(part);
  const applicant = dependants.some(({ id }) => id === draft.applicant) ? draft.applicant : 'you';
  const form = draft.form ?? next.form;
  const ofRecord = form === next.form && applicant === 'you' ? next.on : null;
  const on = draft.on ?? ofRecord ?? today;
  const sheet = useFormSheet(isCivilDate(on) ? { form, applicant, on } : null);
  const key = sheetKey(form, applicant);
  const copied = new Set(draft.copied[key]);
  const onCopied = (id: string) =>
    change({ copied: { ...draft.copied, [key]: [...new Set([...copied, id])] } });
  const onStartAgain = () =>
    change({ copied: { ...draft.copied, [key]: [] }, pasted: { ...draft.pasted, [key]: 0 } });
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <FormAsked
        form={form}
        applicant={applicant}
        on={on}
        dependants={dependants}
        isOfRecord={draft.form === null && draft.on === null && applicant === 'you' && next.on !== null}
        onChange={change}
      />
      {isCivilDate(on) && (
        <ListRegion
          label="The form"
          query={sheet}
          failure={{ text: 'There was a problem filling in the form. Please try again.' }}
          skeleton={<ListSkeleton label="Filling in the form…" cards={4} />}
        >
          {(answer) => (
            <Sheet
              sheet={answer}
              asked={{ form, applicant, on: answer.on }}
              copying={{ copied, onCopied, onStartAgain }}
              pasted={draft.pasted[key] ?? 0}
              onFieldsCopied={(done) => change({ pasted: { ...draft.pasted, [key]: done } })}
            />
          )}
        </ListRegion>
      )}
      <FoldsOnPhone summary="Guidance, not legal advice">
        <Notice title="Guidance, not legal advice">
          <p>
            You fill in and send the form yourself, on GOV.UK: we never log in there. For advice, ask{' '}
            <RegulatedAdviser />.
          </p>
        </Notice>
      </FoldsOnPhone>
    </Stack>
  );
}

interface SheetProps {
  sheet: FormSheetResponse;
  asked: SavedSheet;
  copying: Copying;
  pasted: number;
  onFieldsCopied: (done: number) => void;
}

function Sheet({ sheet, asked, copying, pasted, onFieldsCopied }: SheetProps) {
  const { blocks, inOrderOfForm, applicant } = sheet;
  const applications = applicationQueries.useList();
  const sent = madeWith(sheet, applications.data ?? []);
  return (
    <>
      {sent !== null && <Sent sheet={sheet} sent={sent} />}
      <SheetHead
        sheet={sheet}
        copying={copying}
        save={<SaveResult request={{ calculator: 'sheet', form: asked }} one="sheet" />}
      />
      <Stack spacing={1.5}>
        {blocks.map((block, index) => (
          <BlockCard
            key={block.id}
            block={block}
            applicant={applicant}
            copying={copying}
            number={inOrderOfForm ? index + 1 : null}
          />
        ))}
      </Stack>
      <PasteJourneys sheet={sheet} done={pasted} onDone={onFieldsCopied} />
      <Checks sheet={sheet} />
      {/* While the list is on its way nobody is asked to record what may stand there. */}
      {sent === null && !applications.isPending && <WhenSent sheet={sheet} />}
      <EarlierSheet key={`${sheet.form} ${applicant}`} sheet={sheet} />
    </>
  );
}
