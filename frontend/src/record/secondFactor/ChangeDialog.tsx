import { secondFactorChangeRequest } from '@settlewise/contract/secondFactor';
import { useMakeRecoveryCodes, useTurnOff } from './secondFactorQueries';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { PasswordField } from '../../ui/form/PasswordField';
import { nothingToLose } from '../../ui/form/typing';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';

export type Change = 'off' | 'codes';

const words = {
  off: {
    title: 'Turn off two-step sign-in?',
    lead: 'Your password alone will sign in again. You stay signed in here, and are signed out on your other devices.',
    act: 'Turn off',
    busyAct: 'Turning off…',
  },
  codes: {
    title: 'Make new recovery codes',
    lead: 'You get ten new ones. Those that you have now stop working.',
    act: 'Make new codes',
    busyAct: 'Making codes…',
  },
} as const;
const failed = 'Nothing was changed. Please try again.';

interface ChangeDialogProps {
  change: Change;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks for the password and a code of either kind before something is changed. */
export function ChangeDialog({ change, onCodes, onClose }: ChangeDialogProps) {
  const turnOff = useTurnOff();
  const makeCodes = useMakeRecoveryCodes();
  const { title, lead, act, busyAct } = words[change];
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: secondFactorChangeRequest,
    fields: ['currentPassword', 'code'],
    defaultValues: { currentPassword: '', code: '' },
  });
  return (
    <FormDialog
      title={title}
      lead={<p>{lead}</p>}
      act={act}
      busyAct={busyAct}
      look={change === 'off' ? 'danger' : 'primary'}
      busy={busy}
      summary={summary}
      typing={nothingToLose}
      onSubmit={submit(async (payload) => {
        try {
          if (change === 'codes') {
            onCodes((await makeCodes.mutateAsync(payload)).recoveryCodes);
            return;
          }
          await turnOff.mutateAsync(payload);
          showToast('Two-step sign-in is off', 'Your password alone signs in.');
          onClose();
        } catch (error) {
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...field('currentPassword')} />
      <TextField
        label="Code"
        hint="From your app, or a recovery code."
        autoComplete="one-time-code"
        spellCheck={false}
        {...field('code')}
      />
    </FormDialog>
  );
}
