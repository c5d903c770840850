import type { LimitedWindowResponse } from '@settlewise/contract';
import {
  daysOfTrip,
  type CivilDate,
  type CountingMethod,
  type LinePoint,
  type Trip,
} from '@settlewise/rules';
import { formatDate } from '../../../ui/dates/formatDate';
import { YearTable } from '../../../ui/yearStrips/YearStrips';
import table from '../Table.module.css';
import styles from './DaysAwayTables.module.css';
import { highestOf } from './lineGeometry';
import type { PictureSpan } from './pictureSpan';

export interface DaysAwayProps {
  trips: readonly Trip[];
  counting: CountingMethod;
  /** Today: later days away are planned ones. */
  asOf: CivilDate;
  /** The qualifying years, both days included; days before them do not count in the line. */
  period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  worst: LimitedWindowResponse | null;
  /** Days allowed in the twelve months; null where the route sets no such limit. */
  limit: number | null;
  /** What the limit is for. */
  limitWords?: string;
  /** What the outlined twelve months are called. */
  worstWords?: string;
  /** What the period is called. */
  periodWords?: string;
}

interface DaysAwayTablesProps extends DaysAwayProps {
  worstWords: string;
  span: PictureSpan;
  line: readonly LinePoint[];
}

/** What the pictures of the days away show, as tables. */
export function DaysAwayTables(props: DaysAwayTablesProps) {
  const { trips, counting, span } = props;
  return (
    <div className={styles['tables']}>
      <Highest {...props} />
      <section>
        <h4 className={styles['title']}>Each year</h4>
        <YearTable trips={trips} counting={counting} firstYear={span.firstYear} lastYear={span.lastYear} />
      </section>
      {trips.length > 0 && <Journeys {...props} />}
    </div>
  );
}

function Highest({ worst, worstWords, limit, line }: DaysAwayTablesProps) {
  const highest = highestOf(line);
  return (
    <section>
      <h4 className={styles['title']}>Twelve months</h4>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col">Days away</th>
          </tr>
        </thead>
        <tbody>
          {worst !== null && (
            <tr>
              <th scope="row">{worstWords}</th>
              <td>
                {formatDate(worst.from)} to {formatDate(worst.to)}
              </td>
              <td>{againstLimit(worst.days, worst.limit)}</td>
            </tr>
          )}
          {highest !== null && (
            <tr>
              <th scope="row">Highest point of the line</th>
              <td>Twelve months to {formatDate(highest.day)}</td>
              <td>{againstLimit(highest.days, limit)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** `199 of 180: 19 over`, `120 of 180: within the limit`, or the days alone. */
function againstLimit(days: number, limit: number | null): string {
  if (limit === null) return String(days);
  return `${days} of ${limit}: ${days > limit ? `${days - limit} over` : 'within the limit'}`;
}

function Journeys({ trips, counting, asOf }: DaysAwayTablesProps) {
  const inOrder = trips.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate));
  return (
    <section>
      <h4 className={styles['title']}>Each journey</h4>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">Left the UK</th>
            <th scope="col">Came back</th>
            <th scope="col" className={table['number']}>
              Days away
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((trip, position) => (
            // Two journeys may have the same dates.
            <tr key={position}>
              <td>
                <span className={table['date']}>{formatDate(trip.departureDate)}</span>
                {trip.departureDate > asOf && ' (planned)'}
              </td>
              <td className={table['date']}>{formatDate(trip.returnDate)}</td>
              <td className={table['number']}>{daysOfTrip(trip, counting)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
