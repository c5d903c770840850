import type { SavedFeesResponse } from '@settlewise/contract/assessments';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../../record/account/accountQueries';
import { draftOpened, hasDraft, readDraft, writeDraft } from '../../../record/drafts/draftStorage';
import { ReplaceDialog } from '../../../record/drafts/ReplaceDialog';
import { Button } from '../../../ui/Button';
import { planDraft, planSchema } from '../plan/plan';
import { isPlanOf, planOf } from './savedSum';

/** Puts a saved sum into the calculator, where it can be changed. */
export function TakeUpAgain({ saved: { form, calculatedOn } }: { saved: SavedFeesResponse }) {
  const navigate = useNavigate();
  const { data: user = null } = useUser();
  const [asking, setAsking] = useState(false);
  if (user === null) return null;
  const name = planDraft(user.id);

  function start(): void {
    writeDraft(name, planOf(form));
    void navigate('/fees');
  }

  async function startOrAsk(): Promise<void> {
    await draftOpened(name);
    const typed = readDraft(name, planSchema);
    if (typed !== null && isPlanOf({ form, calculatedOn }, typed)) void navigate('/fees');
    else if (hasDraft(name)) setAsking(true);
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
