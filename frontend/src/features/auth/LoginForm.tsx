import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountShape } from '../../record/account/accountShape';
import { useLogin } from '../../record/account/signInQueries';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import { CodeForm } from './CodeForm';
import { AccountForm } from './AccountForm';

const unknownPerson = 'Invalid username or password';

/** Username and password; then, for whom it is on, the code of the second step. */
export function LoginForm() {
  const [codeNeeded, setCodeNeeded] = useState(false);
  const [over, setOver] = useState('');
  if (codeNeeded) {
    return (
      <CodeForm
        onOver={(message) => {
          setCodeNeeded(false);
          setOver(message);
        }}
      />
    );
  }
  return (
    <>
      {over !== '' && (
        <Notice tone="soon" role="alert">
          <p>{over}</p>
        </Notice>
      )}
      <FirstStep onCodeNeeded={() => setCodeNeeded(true)} />
    </>
  );
}

function FirstStep({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const login = useLogin();
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: accountShape.loginRequest,
    fields: ['username', 'password'],
    defaultValues: { username: '', password: '' },
  });
  return (
    <AccountForm
      acts={
        <>
          <Button type="submit" busy={busy}>
            {busy ? 'Logging in…' : 'Login'}
          </Button>
          <Link to="/forgot-password">Forgot your password?</Link>
        </>
      }
      onSubmit={submit(async (payload) => {
        try {
          const user = await login.mutateAsync(payload);
          if (user === null) onCodeNeeded();
          else showToast('Login successful', `Welcome back, ${user.username}!`);
        } catch (error) {
          refuse(error, unknownPerson);
        }
      })}
    >
      {/* The page says it, so that no toast says it again. */}
      <ErrorSummary {...summary} title="Login failed" />
      <TextField label="Username" autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </AccountForm>
  );
}
