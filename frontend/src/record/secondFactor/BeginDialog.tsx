import { secondFactorKeyRequest, type SecondFactorKeyResponse } from '@settlewise/contract/secondFactor';
import { useMakeKey } from './secondFactorQueries';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { PasswordField } from '../../ui/form/PasswordField';
import { nothingToLose } from '../../ui/form/typing';
import { useCheckedForm } from '../../ui/form/useCheckedForm';

const failed = 'This could not be begun. Please try again.';

interface BeginDialogProps {
  onKey: (key: SecondFactorKeyResponse) => void;
  onClose: () => void;
}

/** Asks for the password before anything is shown. */
export function BeginDialog({ onKey, onClose }: BeginDialogProps) {
  const makeKey = useMakeKey();
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: secondFactorKeyRequest,
    fields: ['currentPassword'],
    defaultValues: { currentPassword: '' },
  });
  return (
    <FormDialog
      title="Turn on two-step sign-in"
      lead={<p>You need an app that shows sign-in codes, on your phone or in your password manager.</p>}
      act="Continue"
      busyAct="Checking…"
      busy={busy}
      summary={summary}
      typing={nothingToLose}
      onSubmit={submit(async (payload) => {
        try {
          onKey(await makeKey.mutateAsync(payload));
        } catch (error) {
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...field('currentPassword')} />
    </FormDialog>
  );
}
