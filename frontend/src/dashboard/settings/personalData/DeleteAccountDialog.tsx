import { useNavigate } from 'react-router-dom';
import { useDeleteAccount } from '../../../api/personalData';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { Icon } from '../../../ui/Icon';
import { showToast } from '../../../ui/toasts/toastStore';
import { deletion } from './deletion';
import styles from './PersonalDataSection.module.css';

const failed = 'Your account could not be deleted. Please try again.';

/** Asks for the password, and whether the person knows what they are about to do. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const deleteAccount = useDeleteAccount(() => navigate('/', { flushSync: true }));
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm({
    schema: deletion,
    fields: ['password', 'understood'],
    defaultValues: { password: '', understood: false },
  });
  const tickError = errorOf('understood');
  const tickErrorId = `${idOf('understood')}-error`;
  return (
    <FormDialog
      title="Delete your account?"
      lead={
        <p>
          Your journeys, visas, tasks, documents and saved results are erased at once. This cannot be undone,
          not even by us.
        </p>
      }
      act="Delete my account"
      busyAct="Deleting…"
      leaveAct="Keep my account"
      icon="bin"
      look="danger"
      busy={busy}
      summary={summary}
      onSubmit={submit(async ({ password }) => {
        try {
          await deleteAccount.mutateAsync({ password });
          showToast('Account Deleted', 'Your record and your documents have been erased.');
        } catch (error) {
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <div>
        <label className={styles['tick']}>
          <input
            type="checkbox"
            {...form.register('understood')}
            id={idOf('understood')}
            aria-invalid={tickError === undefined ? undefined : true}
            aria-describedby={tickError === undefined ? undefined : tickErrorId}
          />
          <span>I understand that everything is erased for ever</span>
        </label>
        {tickError !== undefined && (
          <p id={tickErrorId} className={styles['error']}>
            <Icon name="alert" size={18} />
            <span>{tickError}</span>
          </p>
        )}
      </div>
    </FormDialog>
  );
}
