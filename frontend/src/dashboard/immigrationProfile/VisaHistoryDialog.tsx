import {
  visaHistoryRequest,
  visaHistoryTypeOptions,
  type VisaHistoryEntryResponse,
  type VisaHistoryRequest,
} from '@settlewise/contract';
import { useAddVisaHistory, useChangeVisaHistory } from '../../api/immigrationProfile';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';

interface VisaHistoryFormValues {
  visaType: string;
  startDate: string;
  endDate: string;
}

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
  onClose: () => void;
}

/** The form of a visa that the person had before. */
export function VisaHistoryDialog({ entry, onClose }: VisaHistoryDialogProps) {
  const add = useAddVisaHistory();
  const change = useChangeVisaHistory();
  const today = useToday();
  const { title, act, busyAct, done, failed } = entry === null ? texts.add : texts.edit;
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    VisaHistoryFormValues,
    VisaHistoryRequest
  >({
    schema: visaHistoryRequest,
    fields: ['visaType', 'startDate', 'endDate'],
    defaultValues: {
      visaType: entry?.visaType ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
    },
    moreExact: (name, values) => (name === 'visaType' ? undefined : typedDateProblem(values[name], today)),
  });
  const date = (name: 'startDate' | 'endDate') => ({
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
      <SelectField
        label="Visa type"
        options={visaHistoryTypeOptions}
        placeholder="Choose a visa type"
        {...field('visaType')}
      />
      <TwoColumns>
        <DateInForm {...date('startDate')} label="Start date" />
        <DateInForm {...date('endDate')} label="End date" />
      </TwoColumns>
    </FormDialog>
  );
}
