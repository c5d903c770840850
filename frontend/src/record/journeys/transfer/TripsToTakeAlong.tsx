import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { draftOpened } from '../../drafts/draftStorage';
import { typedTrips, type TypedTrip } from '../../drafts/typedTrips';
import { useAbsences } from '../absenceQueries';
import { findOpenJourney } from '../countedJourney';
import { journeyCount } from '../labels';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** Offers what was typed into the ILR calculator for the record. Nothing is stored before it was looked at. */
export function TripsToTakeAlong() {
  const typed = useTypedTrips();
  // Whoever typed none is not asked what is in the record.
  return typed.length === 0 ? null : <NotThereYet typed={typed} />;
}

function NotThereYet({ typed }: { typed: readonly TypedTrip[] }) {
  const { data: journeys } = useAbsences();
  const [isOpen, setIsOpen] = useState(false);
  if (journeys === undefined) return null;
  const there = new Set(journeys.map(({ departureDate, returnDate }) => `${departureDate} ${returnDate}`));
  // The calculator has a journey that goes on up to the day on which it was filled in.
  const open = findOpenJourney(journeys);
  const left = typed.filter(
    ({ departureDate, returnDate }) =>
      departureDate !== open?.departureDate && !there.has(`${departureDate} ${returnDate}`),
  );
  if (left.length === 0) return null;
  return (
    <>
      <Notice
        inline
        title={`${journeyCount(left.length)} from the ILR calculator`}
        actions={
          <Button icon="plus" onClick={() => setIsOpen(true)}>
            {left.length === 1
              ? 'Put this journey into my record'
              : `Put these ${left.length.toLocaleString('en-GB')} journeys into my record`}
          </Button>
        }
      >
        <p>You typed them into the calculator. They do not count in your record yet.</p>
      </Notice>
      {isOpen && (
        <Suspense>
          <ImportDialog table={tableOf(left)} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Drafts are sealed: they can be read once the keys are there. */
function useTypedTrips(): readonly TypedTrip[] {
  const [typed, setTyped] = useState<readonly TypedTrip[]>([]);
  useEffect(() => {
    let isGone = false;
    void draftOpened('ilr').then(() => {
      if (!isGone) setTyped(typedTrips());
    });
    return () => {
      isGone = true;
    };
  }, []);
  return typed;
}

/** As the import reads it. The calculator asks for no reason, and for a place only in words of its own. */
const tableOf = (trips: readonly TypedTrip[]): string =>
  trips
    .map(({ departureDate, returnDate, place }) =>
      [departureDate, returnDate, place === '' ? 'Abroad' : place.slice(0, 100), 'Other']
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(','),
    )
    .join('\n');
