import DialogActions from '@mui/material/DialogActions';
import { useId } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';

/** Asks before another page takes the place of this one with something typed and not saved. */
export function LeaveUnsaved({ unsaved }: { unsaved: boolean }) {
  const textId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  return (
    <Dialog open onClose={stay} title="Leave without saving?" role="alertdialog" describedBy={textId}>
      <p id={textId}>
        You have changes on this page that are not saved yet. They are lost when you leave it.
      </p>
      <DialogActions>
        <Button look="quiet" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
        <Button onClick={stay}>Stay on this page</Button>
      </DialogActions>
    </Dialog>
  );
}
