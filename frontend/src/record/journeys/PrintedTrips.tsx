import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { absentDays, countDays, daysOfTrip, type Trip } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../ui/dates/formatDate';
import { usePrinting } from '../../ui/print/usePrinting';
import { dayCount, journeyCount } from './labels';

/** A trip as the printed table has it. */
export interface PrintedTrip extends Trip {
  /** The person is still away: the days count up to `returnDate`. */
  readonly isOpen?: boolean;
  readonly place?: string | undefined;
  readonly reason?: string | null | undefined;
  readonly note?: string | null | undefined;
}

interface PrintedTripsProps {
  trips: readonly PrintedTrip[];
  /** Later ones are planned. */
  today: CivilDate;
  /** Which days away count beside or instead of these, in a sentence. */
  counts?: string;
}

/** Every trip, for paper alone: the earliest first, with the head of the table on each of its pages. */
export function PrintedTrips({ trips, today, counts = '' }: PrintedTripsProps) {
  if (!usePrinting() || trips.length === 0) return null;
  const inOrder = trips.toSorted((one, other) => one.departureDate.localeCompare(other.departureDate));
  const hasPlaces = trips.some(({ place }) => place !== undefined);
  return (
    <Box component="section" aria-label="Every trip" sx={sx}>
      <Typography variant="h4" component="h2">
        Every trip: {journeyCount(trips.length)}, {dayCount(countDays(absentDays(trips, 'inclusive')))}
      </Typography>
      <p>The day you left and the day you came back are counted; days of two trips count once. {counts}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Left the UK</th>
            <th scope="col">Came back</th>
            {hasPlaces && <th scope="col">Where</th>}
            <th scope="col">Reason</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((trip, index) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>
                {formatDate(trip.departureDate)}
                {trip.departureDate > today && ' (planned)'}
              </td>
              <td>{trip.isOpen === true ? 'Still away' : formatDate(trip.returnDate)}</td>
              {hasPlaces && <td>{trip.place}</td>}
              <td>
                {[trip.reason, trip.note]
                  .filter((words) => typeof words === 'string' && words !== '')
                  .join('. ')}
              </td>
              <td>{daysOfTrip(trip, 'inclusive')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const sx = {
  '& > h2': { borderTop: '0.5pt solid var(--line)', pt: '6pt' },
  '& > p': { mb: '4pt', color: 'text.secondary', breakAfter: 'avoid' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    p: '2.5pt 8pt 2.5pt 0',
    borderBottom: '0.5pt solid var(--line)',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):nth-of-type(-n + 3)': { whiteSpace: 'nowrap' },
  '& :is(th, td):last-child': { pr: 0, textAlign: 'right' },
} as const;
