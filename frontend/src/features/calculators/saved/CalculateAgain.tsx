import type { SavedEligibilityResponse } from '@settlewise/contract/assessments';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftOpened } from '../../../record/drafts/draftStorage';
import { Button } from '../../../ui/Button';
import { ReplaceDialog } from '../../../record/drafts/ReplaceDialog';
import { putIntoCalculator, wouldReplaceOthers } from './answersAgain';
import { calculators } from '../../../record/assessments/savedResult';

/** Starts the calculator with the answers of a saved result. */
export function CalculateAgain({ saved }: { saved: SavedEligibilityResponse }) {
  const navigate = useNavigate();
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
      {asking && (
        <ReplaceDialog title="Replace what you typed?" onKeep={() => setAsking(false)} onReplace={start}>
          The calculator still holds other answers of yours. The answers of this saved result take their
          place.
        </ReplaceDialog>
      )}
    </>
  );
}
