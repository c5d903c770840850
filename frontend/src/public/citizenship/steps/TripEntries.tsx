import {
  absentDays,
  addDays,
  addYears,
  countDaysBetween,
  finalYearLimit,
  isCivilDate,
  overlappingTrips,
} from '@settlewise/rules';
import { IconButton } from '../../../ui/Button';
import { formatDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Pill } from '../../../ui/Pill';
import { dayCount } from '../../absenceTracker/words';
import { limitOf, totalOf, type TripEntry } from '../draft/citizenshipDraft';
import { idOfField, tripFieldOf } from '../draft/refusals';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AbsenceProgress } from './AbsenceProgress';
import { RecentDays } from './AbsencesStep';
import { TripForm } from './TripForm';
import styles from './TripEntries.module.css';

const asTrip = ({ startDate, endDate }: TripEntry) => ({ departureDate: startDate, returnDate: endDate });

/** Trip by trip: the form of a new one, the list, and what they add up to. */
export function TripEntries({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const { days: limit } = limitOf(draft.isSpouseRoute);
  const trips = draft.absenceRecords;

  function keep(absenceRecords: readonly TripEntry[]) {
    return { absenceRecords: [...absenceRecords], totalAbsences: totalOf(absenceRecords) };
  }

  return (
    <div className={styles['entries']}>
      <TripForm
        draft={draft}
        change={change}
        onAdd={(trip) => change({ ...keep([...trips, trip]), tripStart: '', tripEnd: '', tripReason: '' })}
      />
      <TripList form={form} onDelete={(id) => change(keep(trips.filter((trip) => trip.id !== id)))} />
      <div className={styles['sums']}>
        <div className={styles['sum']}>
          <p className={styles['sumTitle']}>Total days away</p>
          <AbsenceProgress label="Total days away" days={totalOf(trips)} limit={limit} />
        </div>
        <RecentDays form={form} hint={useRecentHint(form)} />
      </div>
    </div>
  );
}

/** What the trips say about the last twelve months, so that nobody has to count them. */
function useRecentHint({ draft }: CitizenshipForm): string {
  const today = useToday();
  const until = isCivilDate(draft.applicationDate) ? draft.applicationDate : today;
  if (draft.absenceRecords.length === 0) return `The limit is ${finalYearLimit.days} days.`;
  const from = addDays(addYears(until, -1), 1);
  const days = countDaysBetween(absentDays(draft.absenceRecords.map(asTrip), 'inclusive'), from, until);
  return `The limit is ${finalYearLimit.days} days. Your trips come to ${dayCount(days)} from ${formatDate(from)} to ${formatDate(until)}; the result counts them for you.`;
}

function TripList({ form, onDelete }: { form: CitizenshipForm; onDelete: (id: string) => void }) {
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
