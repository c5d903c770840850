import DialogActions from '@mui/material/DialogActions';
import type { SavedAssessmentResponse } from '@settlewise/contract';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftOpened } from '../../../drafts/draftStorage';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { putIntoCalculator, wouldReplaceOthers } from './answersAgain';
import { calculators } from './savedResult';

/** Starts the calculator with the answers of a saved result. */
export function CalculateAgain({ saved }: { saved: SavedAssessmentResponse }) {
  const navigate = useNavigate();
  const textId = useId();
  const [asking, setAsking] = useState(false);

  function start(): void {
    putIntoCalculator(saved);
    void navigate(calculators[saved.calculator].path);
  }

  async function startOrAsk(): Promise<void> {
    await draftOpened(saved.calculator);
    if (wouldReplaceOthers(saved)) setAsking(true);
    else start();
  }

  return (
    <>
      <Button onClick={() => void startOrAsk()}>Calculate again with these answers</Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Replace what you typed?"
        role="alertdialog"
        describedBy={textId}
      >
        <p id={textId}>
          The calculator still holds other answers of yours. The answers of this saved result take their
          place.
        </p>
        <DialogActions>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep what I typed
          </Button>
          <Button onClick={start}>Replace them</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
