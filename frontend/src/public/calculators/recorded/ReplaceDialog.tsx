import DialogActions from '@mui/material/DialogActions';
import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { journeyCount } from '../../absenceTracker/labels';

interface ReplaceDialogProps {
  journeys: number;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before recorded journeys take the place of typed trips. */
export function ReplaceDialog({ journeys, onReplace, onKeep }: ReplaceDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onKeep}
      title="Replace the trips you typed?"
      role="alertdialog"
      describedBy={textId}
    >
      <p id={textId}>
        Your {journeyCount(journeys)} from the absence tracker take the place of what you typed here. The
        typed trips are not kept.
      </p>
      <DialogActions>
        <Button look="quiet" onClick={onKeep}>
          Keep what I typed
        </Button>
        <Button onClick={onReplace}>Replace them</Button>
      </DialogActions>
    </Dialog>
  );
}
