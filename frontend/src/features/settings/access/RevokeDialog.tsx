import Typography from '@mui/material/Typography';
import type { LegalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { problemIn } from '../../../api/errors';
import { useRevokeLegalAccess } from '../../../record/legalAccess/legalAccessQueries';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { showToast } from '../../../ui/toasts/toastStore';
import { accessFailed, accessUpdated } from '../../../record/legalAccess/labels';

interface RevokeDialogProps {
  grant: LegalAccessGrantResponse;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks before an access is taken away, and says what happens then. */
export function RevokeDialog({ grant, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = useRevokeLegalAccess();

  async function confirm(): Promise<void> {
    try {
      await revoke.mutateAsync(grant.id);
      onClose();
      onRevoked();
      showToast(accessUpdated, `${grant.email} can no longer look at your record.`);
    } catch {
      showToast('Error', accessFailed, 'destructive');
    }
  }

  return (
    <ConfirmDialog
      open
      title={`Revoke the access of ${grant.name}?`}
      act="Revoke access"
      busyAct="Revoking…"
      busy={revoke.isPending}
      problem={problemIn(revoke.error, accessFailed)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        This takes effect at once: the next thing that {grant.email} opens is refused, also if they are
        looking at your record now.
      </p>
      <Typography sx={{ mt: 1 }}>
        What they have downloaded stays with them. This access cannot be brought back, but you can give a new
        one.
      </Typography>
    </ConfirmDialog>
  );
}
