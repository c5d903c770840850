import DialogActions from '@mui/material/DialogActions';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';

interface WayOut {
  /** Whether something was typed that is not saved. */
  isTyped: () => boolean;
  /** Closes; what was typed is not wanted. */
  onDiscard: () => void;
}

/** The way out of a form in which something may have been typed: it asks before that is lost. */
export function useDiscardQuestion({ isTyped, onDiscard }: WayOut): {
  readonly leave: () => void;
  /** Beside the dialog, not in it. */
  readonly question: ReactNode;
} {
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (isTyped() ? setAsking(true) : onDiscard()),
    question: asking && <DiscardQuestion onDiscard={onDiscard} onKeep={() => setAsking(false)} />,
  };
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const textId = useId();
  return (
    <Dialog open onClose={onKeep} title="Discard what you typed?" role="alertdialog" describedBy={textId}>
      <p id={textId}>It is not saved yet.</p>
      <DialogActions>
        <Button look="quiet" onClick={onDiscard}>
          Discard
        </Button>
        <Button autoFocus onClick={onKeep}>
          Keep typing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
