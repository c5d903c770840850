import { forgotPasswordRequest } from '@settlewise/contract/accounts';
import { useForgotPassword } from '../../../record/account/signInQueries';
import { Button } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { TextField } from '../../../ui/form/TextField';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { Notice } from '../../../ui/Notice';
import { AccountForm } from '../AccountForm';
import { AccountPage } from '../AccountPage';

export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const { form, field, submit, refuse, summary, busy } = useCheckedForm({
    schema: forgotPasswordRequest,
    fields: ['email'],
    defaultValues: { email: '' },
  });
  return (
    <AccountPage title="Forgot your password?">
      <p>Type the email address of your account. We send you a link that lets you choose a new password.</p>
      {forgot.isSuccess && (
        <Notice tone="within" role="status" title="Look into your email">
          <p>
            If there is an account with the address <strong>{form.getValues('email')}</strong>, we have sent a
            link to it. It can take a few minutes. Look into your spam folder too.
          </p>
        </Notice>
      )}
      <AccountForm
        acts={
          <Button type="submit" busy={busy}>
            {busy ? 'Sending…' : 'Send link'}
          </Button>
        }
        onSubmit={submit(async (payload) => {
          try {
            await forgot.mutateAsync(payload);
          } catch (error) {
            refuse(error, 'We could not send the email. Please try again in a moment.');
          }
        })}
      >
        <ErrorSummary {...summary} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </AccountForm>
    </AccountPage>
  );
}
