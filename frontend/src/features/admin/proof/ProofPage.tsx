import { proofResponse, type ProofResponse } from '@settlewise/contract/admin';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { AdminPage } from '../ui/AdminPage';
import { Answered } from '../ui/Answered';
import { SectionCard } from '../../../ui/SectionCard';
import { EarlierChecks } from './EarlierChecks';
import { isUnderWay, latestOf } from './labels';
import { SignedTreeHeads } from './SignedTreeHeads';
import { CheckProgress, ProofStatus } from './ProofStatus';
import { messageFor } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toasts/toastStore';
import { useAdminAct } from '../api/useAdminAct';

/** Often enough for a bar that moves. */
const everyMs = 1_000;

const whileUnderWay = ({ checks }: ProofResponse): number | null =>
  checks.some(isUnderWay) ? everyMs : null;

/** /admin/proof: whether the log is still as it was written. */
export function ProofPage() {
  const query = useAdminAnswer('/proof', proofResponse, { everyMs: whileUnderWay });
  return (
    <AdminPage title="Proof" lead={<p>Whether every event is still as it was written.</p>}>
      <Answered query={query} what="the checks of the log" cards={2}>
        {({ checks, heads, publicKey }) => {
          const { underWay, ended } = latestOf(checks);
          return (
            <>
              <SectionCard title="The log" acts={<CheckNow underWay={underWay !== null} />}>
                {/* Read out when a check has begun or come to its end, not while it goes on. */}
                <p role="status" className="visuallyHidden">
                  {underWay !== null && 'The log is being checked.'}
                </p>
                {underWay !== null && <CheckProgress check={underWay} />}
                <div role="status">
                  <ProofStatus check={ended} />
                </div>
              </SectionCard>
              <WhatThisProves />
              <EarlierChecks checks={checks} />
              <SignedTreeHeads heads={heads} publicKey={publicKey} />
            </>
          );
        }}
      </Answered>
    </AdminPage>
  );
}

function WhatThisProves() {
  return (
    <SectionCard title="What this proves, and what not" foldsTo="">
      <p>
        Each event carries a hash (a short number worked out from its bytes) of itself and of the event before
        it, so whoever changes, removes or moves a stored event breaks the chain, and the check names the
        first event that does not fit. The signed tree heads show whether anything was cut off the end, or the
        whole log was written anew. The check does not prove that what people entered was true, nor that a
        tree head is genuine once somebody holds our private key: for that, keep the public key and a tree
        head or two elsewhere. Data of erased people can no longer be read, but still proves.
      </p>
    </SectionCard>
  );
}

/** Begins a check of the whole log. While one goes on, there is nothing to begin. */
function CheckNow({ underWay }: { underWay: boolean }) {
  const start = useAdminAct();
  const busy = underWay || start.isPending;
  async function check(): Promise<void> {
    try {
      await start.mutateAsync({ path: '/proof/checks' });
    } catch (error) {
      showToast(
        'Not checked',
        messageFor(error, 'The check could not be started. Please try again in a moment.'),
        'destructive',
      );
    }
  }
  return (
    <Button icon="shield" busy={busy} onClick={() => void check()}>
      {busy ? 'Checking…' : 'Check now'}
    </Button>
  );
}
