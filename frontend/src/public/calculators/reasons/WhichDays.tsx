import type { CivilDate, CountingMethod, Trip } from '@settlewise/rules';
import { formatDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../Disclosure';
import table from '../Table.module.css';
import { dayCount } from '../../absenceTracker/labels';
import { countedAs } from './journeysInWindow';

interface WhichDaysProps {
  trips: readonly Trip[];
  /** The way of counting that most reasons use; one that speaks of the other count is opened by that. */
  counting: CountingMethod;
  from: CivilDate;
  to: CivilDate;
  /** The days that the reason speaks of. */
  days: number;
}

/** The journeys behind a number of days; nothing where no journey lies in the window. */
export function WhichDays({ trips, counting: usual, from, to, days }: WhichDaysProps) {
  const { counting, journeys, days: counted } = countedAs(trips, usual, from, to, days);
  if (journeys.length === 0) return null;
  const together = journeys.reduce((total, journey) => total + journey.days, 0);
  return (
    <Disclosure summary="Which days?">
      <table className={table['table']}>
        <caption className="visuallyHidden">
          Journeys from {formatDate(from)} to {formatDate(to)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Left the UK</th>
            <th scope="col">Came back</th>
            <th scope="col" className={table['number']}>
              Days that count
            </th>
          </tr>
        </thead>
        <tbody>
          {journeys.map((journey, position) => (
            // Two journeys may have the same dates: the order never changes while this is on show.
            <tr key={position}>
              <td className={table['date']}>{formatDate(journey.departureDate)}</td>
              <td className={table['date']}>{formatDate(journey.returnDate)}</td>
              <td className={table['number']}>{journey.days}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Together
            </th>
            <td className={table['number']}>{counted}</td>
          </tr>
        </tfoot>
      </table>
      <ul className={table['notes']}>
        <li>
          {counting === 'inclusive'
            ? 'The day you left and the day you came back are counted.'
            : 'The day you left and the day you came back are not counted.'}
        </li>
        {together > counted && (
          <li>{dayCount(together - counted)} belong to more than one journey and count once.</li>
        )}
        {counted < days && (
          <li>
            {dayCount(days - counted)} more are not days of a journey in this list: days before you first came
            to the UK can count as well.
          </li>
        )}
        {counted > days && (
          <li>{dayCount(counted - days)} of these are left out, because the rules permit them.</li>
        )}
      </ul>
    </Disclosure>
  );
}
