import { currentPasswordNeeded, endSessionsRequest } from '@settlewise/contract/accountSettings';
import { useState } from 'react';
import { ApiError, asksForPassword } from '../../../api/errors';
import { useEndSessions } from '../../../record/account/sessionQueries';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { PasswordField } from '../../../ui/form/PasswordField';
import { nothingToLose } from '../../../ui/form/typing';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { nameOf, type Session } from './labels';

const failed = 'We could not sign you out there. Please try again.';

interface EndSessionsDialogProps {
  /** Null for all but this one. */
  session: Session | null;
  passwordNeeded: boolean;
  onClose: () => void;
  onEnded: () => void;
}

/** Asks before somebody is signed out elsewhere, and for the password when it was last typed too long ago. */
export function EndSessionsDialog({ session, passwordNeeded, onClose, onEnded }: EndSessionsDialogProps) {
  const end = useEndSessions();
  // The time in which it is not asked for may end while the box is open: then the server says so.
  const [asked, setAsked] = useState(passwordNeeded);
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: endSessionsRequest.refine(({ currentPassword }) => !asked || currentPassword !== undefined, {
      path: ['currentPassword'],
      message: currentPasswordNeeded,
    }),
    fields: ['currentPassword'],
    defaultValues: { currentPassword: '' },
  });

  function ended(message: string): void {
    onClose();
    onEnded();
    showToast('Signed Out', message);
  }

  return (
    <FormDialog
      title={session === null ? 'Sign out everywhere else?' : `Sign out ${nameOf(session)}?`}
      lead={
        <p>
          {session === null
            ? 'All other devices are signed out at once. You stay signed in here.'
            : 'That device is signed out at once. Whoever wants to use your account there has to sign in again.'}
        </p>
      }
      act={session === null ? 'Sign out everywhere else' : 'Sign out'}
      busyAct="Signing out…"
      icon="logout"
      look="danger"
      busy={busy}
      summary={summary}
      typing={nothingToLose}
      onSubmit={submit(async (payload) => {
        try {
          await end.mutateAsync({ id: session?.id ?? null, payload });
          ended(session === null ? 'You are signed in here only.' : `${nameOf(session)} is signed out.`);
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) {
            ended('You were not signed in there any more.');
            return;
          }
          if (asksForPassword(error)) setAsked(true);
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      {asked && (
        <PasswordField
          label="Your current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
    </FormDialog>
  );
}
