import { loginRequest } from '@settlewise/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Ending } from '../../api/session';
import { CodeStep } from '../../record/account/CodeStep';
import { useSignInAgain, useUserOnShow } from '../../record/account/signInAgain';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { nothingToLose } from '../../ui/form/typing';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';

interface SignInAgainProps {
  ending: Ending;
  /** Later: the page stays as it is. */
  onLater: () => void;
}

type Calls = ReturnType<typeof useSignInAgain>;

/**
 * Over a page whose session has ended: what was typed stays behind it. Who has just sent something sees the page, and can
 * sign in later. Where the page itself was refused, it may be hours later and another person who sits here: nothing shows
 * behind the dialog, and the only other way out of it clears the page and leads to sign-in.
 */
export function SignInAgain({ ending, onLater }: SignInAgainProps) {
  const navigate = useNavigate();
  const [codeNeeded, setCodeNeeded] = useState(false);
  const calls = useSignInAgain({
    onSame: () => showToast('You are signed in again', said[ending].afterwards),
    async onOther() {
      await navigate('/');
    },
  });
  const frame = {
    title: 'Your session has ended',
    leaveAct: said[ending].leaveAct,
    act: 'Sign in',
    busyAct: 'Signing in…',
    typing: nothingToLose,
    alone: ending === 'asking',
    onClose: ending === 'asking' ? calls.leave : onLater,
  };
  if (!codeNeeded)
    return (
      <Password
        ending={ending}
        frame={frame}
        password={calls.password}
        onCodeNeeded={() => setCodeNeeded(true)}
      />
    );
  return (
    <CodeStep send={calls.code.mutateAsync} onOver={() => setCodeNeeded(false)}>
      {({ field, otherCode, ...form }) => (
        <FormDialog {...frame} {...form}>
          {field}
          <div>{otherCode}</div>
        </FormDialog>
      )}
    </CodeStep>
  );
}

const said = {
  sending: {
    lead: 'Nothing was saved. What you typed is still here: sign in again, and send it once more.',
    leaveAct: 'Not now',
    afterwards: 'What you typed is still here. Please send it once more.',
  },
  asking: {
    lead: 'Sign in again to go on where you were. What you typed is kept until you leave this page. It is hidden now, because somebody else may be at this computer.',
    leaveAct: 'Leave this page',
    afterwards: 'The page is as you left it.',
  },
} as const satisfies Record<Ending, unknown>;

interface PasswordProps {
  ending: Ending;
  frame: Pick<
    Parameters<typeof FormDialog>[0],
    'title' | 'act' | 'busyAct' | 'typing' | 'leaveAct' | 'alone' | 'onClose'
  >;
  password: Calls['password'];
  onCodeNeeded: () => void;
}

function Password({ ending, frame, password, onCodeNeeded }: PasswordProps) {
  const user = useUserOnShow();
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: loginRequest,
    fields: ['username', 'password'],
    defaultValues: { username: user?.username ?? '', password: '' },
  });
  return (
    <FormDialog
      {...frame}
      summary={summary}
      busy={busy}
      lead={<p>{said[ending].lead}</p>}
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
