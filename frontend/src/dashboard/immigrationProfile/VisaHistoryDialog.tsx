import {
  visaHistoryRequest,
  visaHistoryTypeOptions,
  type VisaHistoryEntryResponse,
  type VisaHistoryRequest,
} from '@settlewise/contract';
import { useAddVisaHistory, useChangeVisaHistory } from '../../api/immigrationProfile';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { Dialog } from '../../ui/dialog/Dialog';
import { DialogActs } from '../../ui/dialog/DialogActs';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { SelectField } from '../../ui/form/SelectField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { DateInForm } from '../profileFields/InForm';
import { typedDateProblem } from '../profileFields/typedDateProblem';
import styles from './VisaHistoryDialog.module.css';

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
    <Dialog open onClose={onClose} title={title}>
      <form
        noValidate
        className={styles['form']}
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
      >
        <ErrorSummary {...summary} />
        <SelectField
          label="Visa type"
          options={visaHistoryTypeOptions}
          placeholder="Choose a visa type"
          {...field('visaType')}
        />
        <div className={styles['pair']}>
          <DateInForm {...date('startDate')} label="Start date" />
          <DateInForm {...date('endDate')} label="End date" />
        </div>
        <DialogActs>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? busyAct : act}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  );
}
