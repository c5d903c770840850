import { loginRequest } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { useLogin } from '../../api/account';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import styles from './AccountForm.module.css';

const unknownPerson = 'Invalid username or password';

export function LoginForm() {
  const login = useLogin();
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: loginRequest,
    fields: ['username', 'password'],
    defaultValues: { username: '', password: '' },
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={submit(async (payload) => {
        try {
          const user = await login.mutateAsync(payload);
          showToast('Login successful', `Welcome back, ${user.username}!`);
        } catch (error) {
          showToast('Login failed', messageFor(error, unknownPerson), 'destructive');
          refuse(error, unknownPerson);
        }
      })}
    >
      <ErrorSummary {...summary} />
      <TextField label="Username" autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div className={styles['acts']}>
        <Button type="submit" busy={busy}>
          {busy ? 'Logging in…' : 'Login'}
        </Button>
        <Link to="/forgot-password" className={styles['link']}>
          Forgot your password?
        </Link>
      </div>
    </form>
  );
}
