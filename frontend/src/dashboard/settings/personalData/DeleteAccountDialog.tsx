import { useNavigate } from 'react-router-dom';
import { useDeleteAccount } from '../../../api/personalData';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { DialogActs } from '../../../ui/dialog/DialogActs';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
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
    <Dialog open onClose={onClose} title="Delete your account?">
      <form
        noValidate
        className={styles['form']}
        onSubmit={submit(async ({ password }) => {
          try {
            await deleteAccount.mutateAsync({ password });
            showToast('Account Deleted', 'Your record and your documents have been erased.');
          } catch (error) {
            refuse(error, failed);
          }
        })}
      >
        <p>
          Your journeys, visas, tasks, documents and saved results are erased at once. This cannot be undone,
          not even by us.
        </p>
        <ErrorSummary {...summary} />
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
        <DialogActs>
          <Button look="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" look="danger" icon="bin" busy={busy}>
            {busy ? 'Deleting…' : 'Delete my account'}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  );
}
