import { useState } from 'react';
import { useUser } from '../../../record/account/accountQueries';
import { Button } from '../../../ui/Button';
import { ReplaceTrips, useRecordedJourneys } from './recordedJourneys';
import type { CountedJourney } from '../../../record/journeys/countedJourney';

interface UseRecordedJourneysProps {
  onUse: (journeys: readonly CountedJourney[]) => void;
  /** Trips were typed that recorded journeys would replace: it is asked first. */
  hasTyped: boolean;
}

/** For signed-in people with journeys in the tracker: fills them in. Others see nothing. */
export function UseRecordedJourneys(props: UseRecordedJourneysProps) {
  const { data: user } = useUser();
  return user ? <Offer {...props} /> : null;
}

function Offer({ onUse, hasTyped }: UseRecordedJourneysProps) {
  const { journeys, instead } = useRecordedJourneys();
  const [asking, setAsking] = useState(false);
  if (journeys === undefined) return instead;
  if (journeys.length === 0) return null;
  return (
    <>
      <Button look="quiet" icon="plane" onClick={() => (hasTyped ? setAsking(true) : onUse(journeys))}>
        Use my recorded journeys ({journeys.length})
      </Button>
      {asking && (
        <ReplaceTrips
          journeys={journeys}
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
