import { routeOfVisaType } from '@settlewise/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { UseRecordedJourneys } from '../../calculators/recorded/UseRecordedJourneys';
import { dayCount } from '../../absenceTracker/labels';
import { changedTrip, emptyTrip, totalDays, type DraftTrip } from '../draft/ilrDraft';
import { fieldId, tripProblems } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import styles from './TripList.module.css';
import { TripFields, type TripErrors } from './TripFields';

/** The trips out of the UK, one after another, and the days that they come to. */
export function TripList({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { absences, visaType } = draft;
  const underEuScheme = visaType !== null && routeOfVisaType(visaType) === 'eu_settled_status';
  /** What takes the focus once the list has changed: a trip's first field, or the button that adds one. */
  const [focusOn, setFocusOn] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    document.getElementById(focusOn)?.focus();
  }, [focusOn, absences.length]);

  function add(): void {
    const trip = emptyTrip(absences, today);
    setFocusOn(fieldId.trip(trip.id, 'from'));
    change({ absences: [...absences, trip] }, fieldId.mode);
  }

  function changeTrip(id: string, part: Partial<DraftTrip>): void {
    change(
      { absences: absences.map((trip) => (trip.id === id ? changedTrip(trip, part) : trip)) },
      ...(['from', 'to', 'reason', 'permitted', 'crown'] as const).map((field) => fieldId.trip(id, field)),
    );
  }

  function remove(id: string): void {
    const at = absences.findIndex((trip) => trip.id === id);
    const rest = absences.filter((trip) => trip.id !== id);
    const neighbour = rest[Math.min(at, rest.length - 1)];
    setFocusOn(neighbour === undefined ? addId : fieldId.trip(neighbour.id, 'from'));
    change({ absences: rest });
  }

  // Each row is drawn again only when its own trip changes, which a list of hundreds needs.
  const latest = useRef({ changeTrip, remove });
  useEffect(() => {
    latest.current = { changeTrip, remove };
  });
  const onChange = useCallback(
    (id: string, part: Partial<DraftTrip>) => latest.current.changeTrip(id, part),
    [],
  );
  const onRemove = useCallback((id: string) => latest.current.remove(id), []);

  function errorsOf(trip: DraftTrip): TripErrors {
    const problems = tripProblems(trip, today);
    return {
      from: errorOf(fieldId.trip(trip.id, 'from')),
      // Dates in the wrong order are told at once: the number of days beside them would mislead.
      to: errorOf(fieldId.trip(trip.id, 'to')) ?? (trip.days > 0 ? (problems.to ?? undefined) : undefined),
      reason: errorOf(fieldId.trip(trip.id, 'reason')) ?? problems.reason ?? undefined,
      permitted: errorOf(fieldId.trip(trip.id, 'permitted')),
    };
  }

  return (
    <section aria-labelledby="ilr-trips" className={styles['trips']}>
      <h3 id="ilr-trips">Your trips outside the UK</h3>
      <UseRecordedJourneys hasTyped={form.hasTypedTrips} onUse={form.fillInRecorded} />
      {absences.length === 0 ? (
        <div className={styles['empty']}>
          <p className={styles['emptyTitle']}>No trips added yet</p>
          <p>
            Add each trip outside the UK since your visa was issued, with the days you left and came back.
          </p>
          <AddTrip onAdd={add} />
        </div>
      ) : (
        <>
          <ol className={styles['list']}>
            {absences.map((trip, index) => {
              const { from, to, reason, permitted } = errorsOf(trip);
              return (
                <li key={trip.id} className={styles['item']}>
                  <TripFields
                    trip={trip}
                    number={index + 1}
                    fromError={from}
                    toError={to}
                    reasonError={reason}
                    permittedError={permitted}
                    underEuScheme={underEuScheme}
                    onChange={onChange}
                    onRemove={onRemove}
                  />
                </li>
              );
            })}
          </ol>
          <div className={styles['end']}>
            <AddTrip onAdd={add} />
            <p role="status" className={styles['total']}>
              Total <strong>{dayCount(totalDays(absences))}</strong>
            </p>
          </div>
        </>
      )}
    </section>
  );
}

const addId = 'ilr-add-trip';

function AddTrip({ onAdd }: { onAdd: () => void }) {
  return (
    <Button id={addId} look="quiet" icon="plus" onClick={onAdd}>
      Add Trip
    </Button>
  );
}
