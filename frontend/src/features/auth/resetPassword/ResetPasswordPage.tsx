import { resetPasswordRequest } from '@settlewise/contract/accounts';
import { newPasswordHint } from '@settlewise/contract/passwordHint';
import { Link, useSearchParams } from 'react-router-dom';
import { useResetPassword } from '../../../record/account/signInQueries';
import { Button, ButtonLink } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { Notice } from '../../../ui/Notice';
import { AccountForm } from '../AccountForm';
import { AccountPage } from '../AccountPage';

/** Opened by the link of an email, which carries the token. */
export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const reset = useResetPassword();
  return (
    <AccountPage title="Choose a new password">
      {reset.isSuccess ? (
        <Notice
          tone="within"
          role="status"
          title="Your password is changed"
          actions={<ButtonLink to="/auth">Go to login</ButtonLink>}
        >
          <p>You have been logged out everywhere. Log in with your new password.</p>
        </Notice>
      ) : token === '' ? (
        <Notice
          tone="over"
          title="This link is not complete"
          actions={<ButtonLink to="/forgot-password">Send a new link</ButtonLink>}
        >
          <p>Open the link from the email again, or have a new one sent.</p>
        </Notice>
      ) : (
        <NewPasswordForm token={token} reset={reset} />
      )}
    </AccountPage>
  );
}

function NewPasswordForm({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: resetPasswordRequest.pick({ newPassword: true }),
    fields: ['newPassword'],
    defaultValues: { newPassword: '' },
  });
  return (
    <AccountForm
      acts={
        <>
          <Button type="submit" busy={busy}>
            {busy ? 'Changing…' : 'Change password'}
          </Button>
          <Link to="/forgot-password">Send a new link</Link>
        </>
      }
      onSubmit={submit(async ({ newPassword }) => {
        try {
          await reset.mutateAsync({ token, newPassword });
        } catch (error) {
          refuse(error, 'Your password could not be changed. Please have a new link sent.');
        }
      })}
    >
      <ErrorSummary {...summary} />
      <PasswordField
        label="New password"
        hint={newPasswordHint}
        autoComplete="new-password"
        {...field('newPassword')}
      />
    </AccountForm>
  );
}
