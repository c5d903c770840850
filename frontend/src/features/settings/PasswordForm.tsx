import { newPasswordHint } from '@settlewise/contract/passwordHint';
import { useChangePassword } from '../../record/account/settingsQueries';
import { PasswordField } from '../../ui/form/PasswordField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { passwordChange } from './passwordChange';
import { SettingsPanel } from './SettingsPanel';

const failed = 'Failed to change password. Please check your current password and try again.';

/** A new password, for somebody who knows the current one. */
export function PasswordForm() {
  const change = useChangePassword();
  const { form, field, submit, refuse, summary, busy } = useCheckedForm({
    schema: passwordChange,
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  return (
    <SettingsPanel
      title="Password"
      lead="After the change you stay signed in here, and are signed out on your other devices."
      summary={summary}
      busy={busy}
      act="Change password"
      busyAct="Changing…"
      onSubmit={submit(async ({ currentPassword, newPassword }) => {
        try {
          const { message } = await change.mutateAsync({ currentPassword, newPassword });
          form.reset();
          showToast('Password Changed', message);
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
    >
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        hint={newPasswordHint}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
    </SettingsPanel>
  );
}
