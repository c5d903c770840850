import DialogActions from '@mui/material/DialogActions';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';

interface ReplaceDialogProps {
  title: string;
  /** What takes the place of what. */
  children: ReactNode;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before something takes the place of what was typed. */
export function ReplaceDialog({ title, children, onReplace, onKeep }: ReplaceDialogProps) {
  const textId = useId();
  return (
    <Dialog open onClose={onKeep} title={title} role="alertdialog" describedBy={textId}>
      <p id={textId}>{children}</p>
      <DialogActions>
        <Button look="quiet" onClick={onKeep}>
          Keep what I typed
        </Button>
        <Button onClick={onReplace}>Replace them</Button>
      </DialogActions>
    </Dialog>
  );
}
