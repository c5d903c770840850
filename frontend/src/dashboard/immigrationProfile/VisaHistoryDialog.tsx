import {
  visaHistoryRequest,
  type VisaHistoryEntryResponse,
  type VisaHistoryRequest,
} from '@settlewise/contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAddVisaHistory, useChangeVisaHistory } from '../../api/immigrationProfile';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { DateInForm } from '../../ui/form/DateInForm';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { VisaTypeInForm } from '../../ui/visaTypes/VisaTypeInForm';
import { ApplicationQuestion } from './ApplicationQuestion';
import { gapBefore, withoutUnasked } from './gapBefore';

interface VisaHistoryFormValues {
  visaType: string;
  startDate: string;
  endDate: string;
  appliedOn: string;
  appliedInTime: string;
}

const dateFields = ['startDate', 'endDate', 'appliedOn'] as const;

const texts = {
  add: {
    title: 'Add an earlier visa',
    act: 'Add visa',
    busyAct: 'Adding…',
    done: { title: 'Visa history added', text: 'The visa is in your history now.' },
    failed: 'There was a problem adding the visa history. Please try again.',
  },
  edit: {
    title: 'Edit an earlier visa',
    act: 'Save changes',
    busyAct: 'Saving…',
    done: { title: 'Visa history updated', text: 'The visa in your history has been changed.' },
    failed: 'There was a problem updating the visa history. Please try again.',
  },
} as const;

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
  const today = useToday();
  const others = entries.filter(({ id }) => id !== entry?.id);
  const { title, act, busyAct, done, failed } = entry === null ? texts.add : texts.edit;
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    VisaHistoryFormValues,
    VisaHistoryRequest
  >({
    schema: z.preprocess(
      (values: VisaHistoryFormValues) =>
        gapBefore(values.startDate, others) === null
          ? withoutUnasked(values, ['appliedOn', 'appliedInTime'])
          : values,
      visaHistoryRequest,
    ),
    fields: ['visaType', 'startDate', 'endDate', 'appliedInTime', 'appliedOn'],
    defaultValues: {
      visaType: entry?.visaType ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
      appliedOn: entry?.appliedOn ?? '',
      appliedInTime: entry?.appliedInTime ?? '',
    },
    moreExact(name, values) {
      const date = dateFields.find((known) => known === name);
      return date === undefined ? undefined : typedDateProblem(values[date], today);
    },
  });
  const ended = gapBefore(useWatch({ control: form.control, name: 'startDate' }), others);
  const inForm = (name: keyof VisaHistoryFormValues) => ({
    control: form.control,
    name,
    id: idOf(name),
    error: errorOf(name),
  });

  return (
    <FormDialog
      title={title}
      act={act}
      busyAct={busyAct}
      busy={busy}
      summary={summary}
      onSubmit={submit(async (payload) => {
        try {
          if (entry === null) await add.mutateAsync(payload);
          else await change.mutateAsync({ id: entry.id, payload });
          showToast(done.title, done.text);
          onClose();
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      <VisaTypeInForm {...inForm('visaType')} label="Visa type" />
      <TwoColumns>
        <DateInForm {...inForm('startDate')} label="Start date" />
        <DateInForm {...inForm('endDate')} label="End date" />
      </TwoColumns>
      {ended !== null && (
        <ApplicationQuestion ended={ended} field={field('appliedInTime')}>
          <DateInForm {...inForm('appliedOn')} label="Date you applied" optional />
        </ApplicationQuestion>
      )}
    </FormDialog>
  );
}
