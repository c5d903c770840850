import Stack from '@mui/material/Stack';
import { collections } from '@settlewise/contract/collections';
import { deleteAccountRequest } from '@settlewise/contract/personalData';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useDeleteAccount } from '../../../record/account/personalDataQueries';
import { FormDialog } from '../../../ui/dialog/FormDialog';
import { FieldError } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { nothingToLose } from '../../../ui/form/typing';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';

/** What the form asks for: the request, and that the person knows what it means. */
const deletion = deleteAccountRequest.extend({
  understood: z
    .boolean()
    .refine((ticked) => ticked, 'Please tick the box if you want to delete your account'),
});

const failed = 'Your account could not be deleted. Please try again.';

const inWords = new Intl.ListFormat('en-GB');
const erased = [
  'journeys',
  'visas',
  'tasks',
  'documents',
  'saved results',
  ...collections.map(({ words }) => words.many),
];

/** Asks for the password, and whether the person knows what they are about to do. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const deleteAccount = useDeleteAccount(() => navigate('/', { flushSync: true }));
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm({
    schema: deletion,
    fields: ['password', 'understood'],
    defaultValues: { password: '', understood: false },
  });
  const tickError = errorOf('understood');
  const tickErrorId = `${idOf('understood')}-error`;
  return (
    <FormDialog
      title="Delete your account?"
      lead={<p>Your {inWords.format(erased)} are erased at once. This cannot be undone, not even by us.</p>}
      act="Delete my account"
      busyAct="Deleting…"
      leaveAct="Keep my account"
      icon="bin"
      look="danger"
      busy={busy}
      summary={summary}
      typing={nothingToLose}
      onSubmit={submit(async ({ password }) => {
        try {
          await deleteAccount.mutateAsync({ password });
          showToast('Account Deleted', 'Your record and your documents have been erased.');
        } catch (error) {
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <div>
        <Stack component="label" direction="row" spacing={1.5} sx={tick}>
          <input
            type="checkbox"
            {...form.register('understood')}
            id={idOf('understood')}
            aria-invalid={tickError === undefined ? undefined : true}
            aria-describedby={tickError === undefined ? undefined : tickErrorId}
          />
          <span>I understand that everything is erased for ever</span>
        </Stack>
        {tickError !== undefined && <FieldError id={tickErrorId}>{tickError}</FieldError>}
      </div>
    </FormDialog>
  );
}

const tick = { minHeight: 44, '& > input': { flex: 'none', width: 24, height: 24 } } as const;
