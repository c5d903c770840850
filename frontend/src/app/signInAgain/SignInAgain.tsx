import { loginCodeRequest, loginRequest } from '@settlewise/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/errors';
import { useSignInAgain, useUserOnShow } from '../../record/account/signInAgain';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { CodeField } from '../../ui/form/CodeField';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';

interface SignInAgainProps {
  /** The page is as it was: the same person is signed in again, or wants to do that later. */
  onClose: () => void;
}

type Calls = ReturnType<typeof useSignInAgain>;

/** Over a page whose session has ended while somebody typed: what was typed stays behind it, and is sent afterwards. */
export function SignInAgain({ onClose }: SignInAgainProps) {
  const navigate = useNavigate();
  const [codeNeeded, setCodeNeeded] = useState(false);
  const calls = useSignInAgain({
    onSame() {
      onClose();
      showToast('You are signed in again', 'What you typed is still here. Please send it once more.');
    },
    async onOther() {
      onClose();
      await navigate('/');
    },
  });
  return codeNeeded ? (
    <Code code={calls.code} onOver={() => setCodeNeeded(false)} onClose={onClose} />
  ) : (
    <Password password={calls.password} onCodeNeeded={() => setCodeNeeded(true)} onClose={onClose} />
  );
}

const words = {
  title: 'Your session has ended',
  leaveAct: 'Not now',
  act: 'Sign in',
  busyAct: 'Signing in…',
} as const;

interface PasswordProps {
  password: Calls['password'];
  onCodeNeeded: () => void;
  onClose: () => void;
}

function Password({ password, onCodeNeeded, onClose }: PasswordProps) {
  const user = useUserOnShow();
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: loginRequest,
    fields: ['username', 'password'],
    defaultValues: { username: user?.username ?? '', password: '' },
  });
  return (
    <FormDialog
      {...{ ...words, summary, busy, onClose }}
      lead={<p>Nothing was saved. What you typed is still here: sign in again, and send it once more.</p>}
      onSubmit={submit(async (payload) => {
        try {
          if ((await password.mutateAsync(payload)) === null) onCodeNeeded();
        } catch (error) {
          refuse(error, 'Invalid username or password');
        }
      })}
    >
      <TextField label="Username" autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

interface CodeProps {
  code: Calls['code'];
  /** The password was given too long ago. */
  onOver: () => void;
  onClose: () => void;
}

function Code({ code, onOver, onClose }: CodeProps) {
  const [recovery, setRecovery] = useState(false);
  const { form, field, submit, refuse, summary, busy } = useCheckedForm({
    schema: loginCodeRequest,
    fields: ['code'],
    defaultValues: { code: '' },
  });
  return (
    <FormDialog
      {...{ ...words, summary, busy, onClose }}
      lead={
        <p>Your password is right. Now enter {recovery ? 'a recovery code' : 'the code from your app'}.</p>
      }
      onSubmit={submit(async (payload) => {
        try {
          await code.mutateAsync(payload);
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) onOver();
          else refuse(error, 'This code is not right. Please enter another one.');
        }
      })}
    >
      <CodeField key={String(recovery)} recovery={recovery} {...field('code')} />
      <div>
        <Button
          look="plain"
          onClick={() => {
            form.reset();
            setRecovery(!recovery);
          }}
        >
          {recovery ? 'Use a code from your app' : 'Use a recovery code'}
        </Button>
      </div>
    </FormDialog>
  );
}
