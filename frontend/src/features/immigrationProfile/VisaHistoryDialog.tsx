import {
  type VisaHistoryEntryResponse,
  visaHistoryFields,
  visaHistoryRequest,
  type VisaHistoryRequest,
} from '@settlewise/contract/immigrationProfile';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAddVisaHistory, useChangeVisaHistory } from '../../record/immigrationProfile/profileQueries';
import { useToday } from '../../ui/dates/useToday';
import { DateInForm } from '../../ui/form/DateInForm';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useKeptForm } from '../../record/drafts/useKeptForm';
import { ResourceDialog } from '../../ui/resource/ResourceDialog';
import { formTexts, type ResourceWords } from '../../ui/resource/labels';
import { VisaTypeInForm } from '../../ui/visaTypes/VisaTypeInForm';
import { ApplicationQuestion } from './ApplicationQuestion';
import { gapBefore, isAppliedLate, withoutUnasked } from './gapBefore';
import { pastOrPlanned } from '../../ui/dates/ranges';

export const visaHistoryWords: ResourceWords = {
  one: 'visa',
  entry: 'visa history',
  titled: 'an earlier visa',
  added: () => 'The visa is in your history now.',
  changed: () => 'The visa in your history has been changed.',
  removed: () => 'The visa is no longer in your history.',
};

interface VisaHistoryDialogProps {
  /** The visa to change, or null for a new one. */
  entry: VisaHistoryEntryResponse | null;
  /** All visas of the history. */
  entries: readonly VisaHistoryEntryResponse[];
  onClose: () => void;
}

/** The form of a visa that the person had before. */
export function VisaHistoryDialog({ entry, entries, onClose }: VisaHistoryDialogProps) {
  const add = useAddVisaHistory();
  const change = useChangeVisaHistory();
  const others = entries.filter(({ id }) => id !== entry?.id);
  const today = useToday();
  const checked = useKeptForm<FormValues<typeof visaHistoryFields>, VisaHistoryRequest>({
    keptAs: { what: 'visaHistory', id: entry?.id ?? null },
    ...formOf(visaHistoryFields, entry),
    schema: z.preprocess((values: FormValues<typeof visaHistoryFields>) => {
      const request = requestOf(visaHistoryFields, values, today);
      return gapBefore(values.startDate, others) === null
        ? withoutUnasked(request, ['appliedOn', 'appliedInTime', 'gapBefore'])
        : request;
    }, visaHistoryRequest),
  });
  const { form, field, inForm } = checked;
  const [startDate, appliedInTime, appliedOn, gapBeforeVisa] = useWatch({
    control: form.control,
    name: ['startDate', 'appliedInTime', 'appliedOn', 'gapBefore'],
  });
  const ended = gapBefore(startDate, others);
  const isLate = gapBeforeVisa !== '' || isAppliedLate({ appliedInTime, appliedOn }, ended);

  return (
    <ResourceDialog
      texts={formTexts(visaHistoryWords, entry === null)}
      form={checked}
      save={(payload) =>
        entry === null ? add.mutateAsync(payload) : change.mutateAsync({ id: entry.id, payload })
      }
      onClose={onClose}
    >
      <VisaTypeInForm {...inForm('visaType')} label="Visa type" />
      <TwoColumns>
        <DateInForm {...inForm('startDate')} label="Start date" latest={today} />
        <DateInForm {...inForm('endDate')} label="End date" {...pastOrPlanned(today)} earliest={startDate} />
      </TwoColumns>
      {ended !== null && (
        <ApplicationQuestion
          ended={ended}
          field={field('appliedInTime')}
          exception={field('gapBefore')}
          isLate={isLate}
        >
          <DateInForm {...inForm('appliedOn')} label="Date you applied" optional latest={today} />
        </ApplicationQuestion>
      )}
    </ResourceDialog>
  );
}
