import { loginCodeRequest } from '@settlewise/contract';
import { useEffect, useState } from 'react';
import { useLoginCode } from '../../record/account/signInQueries';
import { ApiError, messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/form/CodeField';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { AccountForm } from './AccountForm';

const failed = 'This code is not right. Please enter another one.';

/** The second step of signing in. @param onOver the first one was too long ago, or is to be taken anew */
export function CodeForm({ onOver }: { onOver: (message: string) => void }) {
  const login = useLoginCode();
  const [recovery, setRecovery] = useState(false);
  const { form, field, submit, refuse, summary, busy } = useCheckedForm({
    schema: loginCodeRequest,
    fields: ['code'],
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus, recovery]);
  return (
    <AccountForm
      acts={
        <>
          <Button type="submit" busy={busy}>
            {busy ? 'Logging in…' : 'Login'}
          </Button>
          <Button
            look="plain"
            onClick={() => {
              form.reset();
              setRecovery(!recovery);
            }}
          >
            {recovery ? 'Use a code from your app' : 'Use a recovery code'}
          </Button>
          <Button look="plain" onClick={() => onOver('')}>
            Start again
          </Button>
        </>
      }
      label="Second step of signing in"
      onSubmit={submit(async (payload) => {
        try {
          const user = await login.mutateAsync(payload);
          showToast('Login successful', `Welcome back, ${user.username}!`);
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) onOver(messageFor(error, failed));
          else refuse(error, failed);
        }
      })}
    >
      <p>Your password is right. Now enter {recovery ? 'a recovery code' : 'the code from your app'}.</p>
      <ErrorSummary {...summary} />
      <CodeField key={String(recovery)} recovery={recovery} {...field('code')} />
    </AccountForm>
  );
}
