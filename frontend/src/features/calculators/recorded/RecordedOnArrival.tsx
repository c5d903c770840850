import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../../../record/account/accountQueries';
import type { WantedPage } from '../../../record/account/wantedPage';
import { Button, ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { CameFromRecord } from './CameFromRecord';
import type { FillingProps } from './Filling';

// Asks for the whole record, which nobody needs who types.
const Filling = lazy(async () => ({ default: (await import('./Filling')).Filling }));

interface RecordedOnArrivalProps extends FillingProps {
  /** The first step is on show, where it is said what came along. */
  atStart: boolean;
  /** Nothing was typed yet. */
  isEmpty: boolean;
  /** What came from the record before, in words. */
  cameBefore: readonly string[];
  /** What is said after it. */
  more?: ReactNode;
}

/**
 * At the top of a calculator's page: whoever comes with `?use=recorded` has the answers filled in that their record gives,
 * after a question where others would go. The address then loses that part, so that a reload fills in nothing again.
 * Whoever is signed in and comes without it is offered the same while nothing is typed.
 */
export function RecordedOnArrival({
  atStart,
  isEmpty,
  cameBefore,
  more,
  ...filling
}: RecordedOnArrivalProps) {
  const [search, setSearch] = useSearchParams();
  const { data: user } = useUser();
  if (user === undefined) return null;
  if (search.get('use') === 'recorded')
    return user === null ? (
      <LogIn />
    ) : (
      <Suspense fallback={<p role="status">Loading your record…</p>}>
        <Filling {...filling} />
      </Suspense>
    );
  if (!atStart) return null;
  if (cameBefore.length > 0) return <CameFromRecord words={cameBefore}>{more}</CameFromRecord>;
  if (user === null || !isEmpty) return null;
  return (
    <Notice
      inline
      actions={
        <Button
          look="plain"
          onClick={() =>
            setSearch(
              (before) => {
                before.set('use', 'recorded');
                return before;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        >
          Fill in from my record
        </Button>
      }
    >
      <p>Is it about you? Your record can answer what it knows.</p>
    </Notice>
  );
}

function LogIn() {
  const { pathname, search } = useLocation();
  const backHere: WantedPage = { wanted: `${pathname}${search}` };
  return (
    <Notice
      title="Log in to fill this in from your record"
      actions={
        <ButtonLink look="quiet" to="/auth" state={backHere}>
          Log in or sign up
        </ButtonLink>
      }
    >
      <p>You can also type your answers here without an account.</p>
    </Notice>
  );
}
