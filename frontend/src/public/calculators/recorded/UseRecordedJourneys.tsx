import type { JourneyResponse } from '@settlewise/contract';
import { useState } from 'react';
import { useUser } from '../../../api/account';
import { useJourneys } from '../../../api/journeys';
import { Button } from '../../../ui/Button';
import { RecordedJourneysFailure } from './RecordedJourneysFailure';
import { ReplaceDialog } from './ReplaceDialog';

interface UseRecordedJourneysProps {
  onUse: (journeys: readonly JourneyResponse[]) => void;
  /** Trips were typed that recorded journeys would replace: it is asked first. */
  hasTyped: boolean;
}

/** For signed-in people with journeys in the tracker: fills them in. Others see nothing. */
export function UseRecordedJourneys(props: UseRecordedJourneysProps) {
  const { data: user } = useUser();
  return user ? <Offer {...props} /> : null;
}

function Offer({ onUse, hasTyped }: UseRecordedJourneysProps) {
  const { data: journeys, error, isFetching, refetch } = useJourneys();
  const [asking, setAsking] = useState(false);
  if (journeys === undefined) {
    if (error !== null && !isFetching)
      return <RecordedJourneysFailure error={error} onRetry={() => void refetch()} />;
    return <p role="status">Loading your recorded journeys…</p>;
  }
  if (journeys.length === 0) return null;
  return (
    <>
      <Button look="quiet" icon="plane" onClick={() => (hasTyped ? setAsking(true) : onUse(journeys))}>
        Use my recorded journeys ({journeys.length})
      </Button>
      {asking && (
        <ReplaceDialog
          journeys={journeys.length}
          onKeep={() => setAsking(false)}
          onReplace={() => {
            setAsking(false);
            onUse(journeys);
          }}
        />
      )}
    </>
  );
}
