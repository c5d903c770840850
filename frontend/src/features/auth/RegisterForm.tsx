import Box from '@mui/material/Box';
import { newPasswordHint } from '@settlewise/contract/passwordHint';
import { accountShape } from '../../record/account/accountShape';
import { useRegister } from '../../record/account/signInQueries';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { AccountForm } from './AccountForm';

const notMade = 'Unable to create account';

const names = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2.5,
  '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** @param onNew called before the page shows the person as signed in */
export function RegisterForm({ onNew }: { onNew: () => void }) {
  const register = useRegister(onNew);
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: accountShape.registerRequest,
    fields: ['username', 'email', 'password', 'firstName', 'lastName'],
    defaultValues: { username: '', email: '', password: '', firstName: '', lastName: '' },
  });
  return (
    <AccountForm
      acts={
        <Button type="submit" busy={busy}>
          {busy ? 'Creating your account…' : 'Create account'}
        </Button>
      }
      onSubmit={submit(async (payload) => {
        try {
          await register.mutateAsync(payload);
          showToast('Registration successful', 'Your account has been created successfully', 'plain', {
            onArrival: true,
          });
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
      <Box sx={names}>
        <TextField label="First name" optional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...field('lastName')} />
      </Box>
    </AccountForm>
  );
}
