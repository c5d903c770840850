import type { JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';
import { JourneyRowActions, type JourneyActions } from './JourneyRowActions';
import { JourneyMarks } from './JourneyMarks';
import { JourneyNotes } from './JourneyNotes';
import styles from './JourneyTable.module.css';
import { dayCount, reasonLabel } from './labels';

interface JourneyTableProps extends JourneyActions {
  journeys: readonly JourneyResponse[];
  today: CivilDate;
}

export function JourneyTable({ journeys, today, ...actions }: JourneyTableProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visuallyHidden">Your journeys, the latest first</caption>
        <thead>
          <tr>
            <th scope="col">Dates</th>
            <th scope="col">Duration</th>
            <th scope="col">Destination</th>
            <th scope="col">Reason</th>
            <th scope="col" className={`noPrint ${styles['actions']}`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {journeys.map((journey) => (
            <tr key={journey.id}>
              <td>
                <span className={styles['dates']}>
                  {formatDate(journey.departureDate)} – {formatDate(journey.returnDate)}
                </span>
                <JourneyMarks journey={journey} today={today} />
              </td>
              <td className={styles['days']}>{dayCount(journey.days)}</td>
              <th scope="row" className={styles['destination']}>
                {journey.destination}
              </th>
              <td>
                <span className={styles['reason']}>
                  {reasonLabel(journey.reason)}
                  <JourneyNotes journey={journey} />
                </span>
              </td>
              <td className={`noPrint ${styles['actions']}`}>
                <JourneyRowActions journey={journey} {...actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
