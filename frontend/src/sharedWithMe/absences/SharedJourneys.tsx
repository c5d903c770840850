import type { JourneyResponse } from '@settlewise/contract';
import { daysOfTrip, type CivilDate } from '@settlewise/rules';
import { JourneyMarks } from '../../public/absenceTracker/JourneyMarks';
import { reasonLabel } from '../../public/absenceTracker/labels';
import table from '../../public/calculators/Table.module.css';
import { formatDate } from '../../ui/dates/formatDate';
import part from '../Part.module.css';
import styles from './Absences.module.css';

/** Each journey, the latest first, with its days by both counts. */
export function SharedJourneys({
  journeys,
  today,
}: {
  journeys: readonly JourneyResponse[];
  today: CivilDate;
}) {
  const latestFirst = journeys.toSorted((a, b) => b.departureDate.localeCompare(a.departureDate));
  return (
    <section aria-labelledby="journeys" className={part['card']}>
      <h2 id="journeys">Journeys</h2>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">Destination</th>
            <th scope="col">Dates</th>
            <th scope="col" className={table['number']}>
              Days
              <span className={styles['when']}>with travel days</span>
            </th>
            <th scope="col" className={table['number']}>
              Days
              <span className={styles['when']}>Home Office</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {latestFirst.map((journey) => (
            <tr key={journey.id}>
              <th scope="row">
                <span className={styles['destination']}>{journey.destination}</span>
                <span className={styles['when']}>{reasonLabel(journey.reason)}</span>
                {journey.notes !== null && <span className={styles['notes']}>{journey.notes}</span>}
                <JourneyMarks journey={journey} today={today} />
              </th>
              <td>
                <span className={table['date']}>{formatDate(journey.departureDate)} –</span>{' '}
                <span className={table['date']}>{formatDate(journey.returnDate)}</span>
              </td>
              <td className={table['number']}>{journey.days}</td>
              <td className={table['number']}>{daysOfTrip(journey, 'whole_days')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
