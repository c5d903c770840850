import Typography from '@mui/material/Typography';
import type { CountingMethod, Trip } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate, formatSpan } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { SimpleTable } from '../../../ui/SimpleTable';
import { dayCount } from '../../journeys/labels';
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
  // On paper every journey stands in a table of its own, once.
  return (
    <div className="noPrint">
      <Disclosure summary="Which days?">
        <SimpleTable
          caption={`Journeys ${formatSpan(from, to)}`}
          columns={['Left the UK', 'Came back', { label: 'Days that count', number: true }]}
          rows={journeys.map((journey) => [
            formatDate(journey.departureDate),
            formatDate(journey.returnDate),
            journey.days,
          ])}
          total={{ label: 'Together', value: counted }}
        />
        <Typography component="ul" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
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
              {dayCount(days - counted)} more are not days of a journey in this list: days before you first
              came to the UK can count as well.
            </li>
          )}
          {counted > days && (
            <li>{dayCount(counted - days)} of these are left out, because the rules permit them.</li>
          )}
        </Typography>
      </Disclosure>
    </div>
  );
}
