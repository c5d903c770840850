import { newPasswordHint, registerRequest } from '@settlewise/contract';
import { useRegister } from '../../record/account/signInQueries';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import styles from './AccountForm.module.css';

const notMade = 'Unable to create account';

export function RegisterForm() {
  const register = useRegister();
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: registerRequest,
    fields: ['username', 'email', 'password', 'firstName', 'lastName'],
    defaultValues: { username: '', email: '', password: '', firstName: '', lastName: '' },
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={submit(async (payload) => {
        try {
          await register.mutateAsync(payload);
          showToast('Registration successful', 'Your account has been created successfully');
        } catch (error) {
          showToast('Registration failed', messageFor(error, notMade), 'destructive');
          refuse(error, notMade);
        }
      })}
    >
      <ErrorSummary {...summary} />
      <TextField
        label="Username"
        hint="At least 3 characters. You use it to log in."
        autoComplete="username"
        autoCapitalize="none"
        {...field('username')}
      />
      <TextField
        label="Email"
        type="email"
        hint="We send a link to check that it is yours."
        autoComplete="email"
        {...field('email')}
      />
      <PasswordField
        label="Password"
        hint={newPasswordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <div className={styles['names']}>
        <TextField label="First name" optional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className={styles['acts']}>
        <Button type="submit" busy={busy}>
          {busy ? 'Creating your account…' : 'Create account'}
        </Button>
      </div>
    </form>
  );
}
