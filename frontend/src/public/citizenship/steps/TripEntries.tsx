import { namesCrownDependency, overlappingTrips } from '@settlewise/rules';
import { IconButton } from '../../../ui/Button';
import { formatDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Pill } from '../../../ui/Pill';
import { dayCount } from '../../absenceTracker/labels';
import { limitsOf, totalOf, type TripEntry } from '../draft/citizenshipDraft';
import { idOfField, tripFieldOf } from '../draft/refusals';
import { tripTotals } from '../draft/tripTotals';
import { limitNames } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AbsenceProgress } from './AbsenceProgress';
import { IslandQuestion } from './IslandQuestion';
import { RecentDays } from './RecentDays';
import { TripForm } from './TripForm';
import styles from './TripEntries.module.css';

const asTrip = ({ startDate, endDate }: TripEntry) => ({ departureDate: startDate, returnDate: endDate });

/** Trip by trip: the form of a new one, the list, and what they add up to. */
export function TripEntries({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const today = useToday();
  const { days: limit } = limitsOf(draft, today).total;
  const trips = draft.absenceRecords;
  const totals = tripTotals(draft, today);

  function keep(absenceRecords: readonly TripEntry[]) {
    return { absenceRecords: [...absenceRecords], totalAbsences: totalOf(absenceRecords) };
  }

  return (
    <div className={styles['entries']}>
      <TripForm
        draft={draft}
        change={change}
        onAdd={(trip) =>
          change({ ...keep([...trips, trip]), tripStart: '', tripEnd: '', tripReason: '', tripIslands: '' })
        }
      />
      <TripList
        form={form}
        onDelete={(id) => change(keep(trips.filter((trip) => trip.id !== id)))}
        onChange={(changed) => change(keep(trips.map((trip) => (trip.id === changed.id ? changed : trip))))}
      />
      <div className={styles['sums']}>
        <div className={styles['sum']}>
          <p className={styles['sumTitle']}>Total days away</p>
          <p className={styles['reason']}>
            Your trips from {formatDate(totals.from)} to {formatDate(totals.until)}.
          </p>
          <AbsenceProgress
            label="Total days away"
            days={totals.total}
            limit={limit}
            limitName={limitNames(draft.isSpouseRoute, totals.until).total}
          />
        </div>
        <RecentDays
          form={form}
          ofTrips={totals.finalYear}
          hint={`Your trips come to ${dayCount(totals.finalYear)} from ${formatDate(totals.finalYearFrom)} to ${formatDate(totals.until)}. Type a larger number only if a trip is missing.`}
        />
      </div>
    </div>
  );
}

interface TripListProps {
  form: CitizenshipForm;
  onDelete: (id: string) => void;
  onChange: (trip: TripEntry) => void;
}

function TripList({ form, onDelete, onChange }: TripListProps) {
  const { draft, errorOf } = form;
  const trips = draft.absenceRecords.map(asTrip);
  const overlapping = overlappingTrips(trips);
  if (trips.length === 0) {
    return (
      <p className={styles['empty']}>
        No trips added yet. Your trips will be listed here, with the days of each.
      </p>
    );
  }
  return (
    <section aria-labelledby="trips-title" className={styles['listBox']}>
      <h3 id="trips-title">Your trips ({trips.length})</h3>
      <ul className={styles['list']}>
        {draft.absenceRecords.map((entry, index) => {
          const dates = `${formatDate(entry.startDate)} to ${formatDate(entry.endDate)}`;
          const trip = trips[index];
          const field = tripFieldOf(index);
          const error = errorOf(field);
          return (
            <li key={entry.id} id={idOfField(field)} tabIndex={-1} className={styles['trip']}>
              <div className={styles['tripWords']}>
                <p className={styles['dates']}>{dates}</p>
                <p className={styles['reason']}>
                  {dayCount(entry.totalDays)}
                  {entry.reason !== undefined && entry.reason !== '' && ` · ${entry.reason}`}
                </p>
                {trip !== undefined && overlapping.has(trip) && (
                  <Pill tone="soon">Overlaps another trip: shared days count once in the result</Pill>
                )}
                {entry.crownDependency !== undefined && (
                  <Pill tone="within" icon="check">
                    On the islands: no absence for citizenship
                  </Pill>
                )}
                {namesCrownDependency(entry.reason ?? '') && (
                  <IslandQuestion
                    id={`citizenship-islands-${entry.id}`}
                    value={entry.crownDependency ?? ''}
                    onChange={(stay) => onChange(withStay(entry, stay))}
                  />
                )}
                {error !== undefined && <Pill tone="over">{error}</Pill>}
              </div>
              <IconButton icon="bin" label={`Delete trip ${dates}`} onClick={() => onDelete(entry.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function withStay(
  { crownDependency: _before, ...entry }: TripEntry,
  stay: NonNullable<TripEntry['crownDependency']> | '',
): TripEntry {
  return stay === '' ? entry : { ...entry, crownDependency: stay };
}
