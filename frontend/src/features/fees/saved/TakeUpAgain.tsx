import type { SavedFeesResponse } from '@settlewise/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftOpened, hasDraft, writeDraft } from '../../../record/drafts/draftStorage';
import { ReplaceDialog } from '../../../record/drafts/ReplaceDialog';
import { Button } from '../../../ui/Button';
import { planOf } from './savedSum';

/** Puts a saved sum into the calculator, where it can be changed. */
export function TakeUpAgain({ form }: Pick<SavedFeesResponse, 'form'>) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  function start(): void {
    writeDraft('fees', planOf(form));
    void navigate('/fees');
  }

  async function startOrAsk(): Promise<void> {
    await draftOpened('fees');
    if (hasDraft('fees')) setAsking(true);
    else start();
  }

  return (
    <>
      <Button onClick={() => void startOrAsk()}>Calculate again with this plan</Button>
      {asking && (
        <ReplaceDialog title="Replace your plan?" onKeep={() => setAsking(false)} onReplace={start}>
          The calculator still holds a plan that you typed. The saved plan takes its place.
        </ReplaceDialog>
      )}
    </>
  );
}
