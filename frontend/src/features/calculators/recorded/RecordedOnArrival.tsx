import type { JourneyResponse, UserResponse } from '@settlewise/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../../../record/account/accountQueries';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/toasts/toastStore';
import type { WantedPage } from '../../../record/account/wantedPage';
import { ReplaceTrips, useRecordedJourneys } from './recordedJourneys';

interface RecordedOnArrivalProps {
  onUse: (journeys: readonly JourneyResponse[]) => void;
  hasTyped: boolean;
}

/**
 * At the top of a calculator's page: whoever comes with `?use=recorded` has their recorded journeys filled in, after a
 * question where typed trips would go. The address then loses that part, so that a reload fills in nothing again.
 */
export function RecordedOnArrival(props: RecordedOnArrivalProps) {
  const [search] = useSearchParams();
  const { data: user } = useUser();
  if (search.get('use') !== 'recorded' || user === undefined) return null;
  return <Arrival {...props} user={user} />;
}

function Arrival({ user, ...props }: RecordedOnArrivalProps & { user: UserResponse | null }) {
  const { pathname, search } = useLocation();
  if (user !== null) return <Filling {...props} />;
  const backHere: WantedPage = { wanted: `${pathname}${search}` };
  return (
    <Notice
      title="Log in to use your recorded journeys"
      actions={
        <ButtonLink look="quiet" to="/auth" state={backHere}>
          Log in or sign up
        </ButtonLink>
      }
    >
      <p>You can also type your trips here without an account.</p>
    </Notice>
  );
}

function Filling({ onUse, hasTyped }: RecordedOnArrivalProps) {
  // Journeys that were filled in just now are not what somebody typed before.
  const [hadTyped] = useState(hasTyped);
  const { journeys, instead } = useRecordedJourneys();
  const [, setSearch] = useSearchParams();

  function arrived(): void {
    setSearch(
      (search) => {
        search.delete('use');
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function use(recorded: readonly JourneyResponse[]): void {
    if (recorded.length === 0)
      showToast('No recorded journeys', 'Add your journeys in the absence tracker, or type them here.');
    else onUse(recorded);
    arrived();
  }

  const fillAtOnce = useEffectEvent(use);
  const askFirst = hadTyped && journeys !== undefined && journeys.length > 0;
  useEffect(() => {
    if (journeys !== undefined && !askFirst) fillAtOnce(journeys);
  }, [journeys, askFirst]);

  if (journeys === undefined) return instead;
  if (!askFirst) return null;
  return <ReplaceTrips journeys={journeys} onKeep={arrived} onReplace={() => use(journeys)} />;
}
