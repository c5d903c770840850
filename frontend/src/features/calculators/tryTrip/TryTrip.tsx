import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Trip } from '@settlewise/rules/absences';
import { use, useId, useState, type FormEvent } from 'react';
import { TravelMargin } from '../../../record/limits/TravelMargin';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { formatDate, formatLongDate, formatRange } from '../../../ui/dates/formatDate';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { SameRulesContext } from '../saved/rulesThen';
import { whatMoved, type Outcome } from './outcome';
import { readTrip, type TripProblems } from './tripAnswers';
import { pastOrPlanned } from '../../../ui/dates/ranges';
import { useToday } from '../../../ui/dates/useToday';

interface TryTripProps {
  /** The answer as it stands. */
  before: Outcome;
  /** The answer if this trip were taken as well; worked out here, nothing is sent or stored. */
  outcomeWith: (trip: Trip) => Outcome;
}

/** A trip that somebody thinks of taking: the answer with and without it, side by side. */
export function TryTrip(props: TryTripProps) {
  const sameRules = use(SameRulesContext);
  return (
    <SectionCard
      title="Try a trip"
      className="noPrint"
      foldsTo=""
      lead={
        sameRules
          ? 'See what one more trip would do to your answer. It is not saved.'
          : 'The rules have changed since this answer was saved. Calculate again to try a trip.'
      }
    >
      {sameRules && <Trial {...props} />}
    </SectionCard>
  );
}

function Trial({ before, outcomeWith }: TryTripProps) {
  const ids = useId();
  const range = pastOrPlanned(useToday());
  const [departureDate, setDepartureDate] = useState('');
  const [returnDate, setReturnDate] = useState('');
  const [problems, setProblems] = useState<TripProblems>({});
  const [tried, setTried] = useState<Trip | null>(null);
  const departureId = `${ids}departure`;
  const returnId = `${ids}return`;

  function tryIt(event: FormEvent): void {
    event.preventDefault();
    const read = readTrip(departureDate, returnDate);
    if ('trip' in read) {
      setProblems({});
      setTried(read.trip);
      return;
    }
    setProblems(read.problems);
    setTried(null);
    document.getElementById(read.problems.departureDate === undefined ? returnId : departureId)?.focus();
  }

  function remove(): void {
    setDepartureDate('');
    setReturnDate('');
    setProblems({});
    setTried(null);
    document.getElementById(departureId)?.focus();
  }

  return (
    <>
      <Stack component="form" noValidate onSubmit={tryIt} spacing={2}>
        <TwoColumns>
          <DateField
            id={departureId}
            label="Leave the UK"
            {...range}
            value={departureDate}
            onChange={setDepartureDate}
            error={problems.departureDate}
          />
          <DateField
            id={returnId}
            label="Come back"
            value={returnDate}
            {...range}
            earliest={departureDate}
            onChange={setReturnDate}
            error={problems.returnDate}
          />
        </TwoColumns>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 24px' }}>
          <Button type="submit" look="quiet">
            Try this trip
          </Button>
          {tried !== null && (
            <Button look="plain" onClick={remove}>
              Remove it again
            </Button>
          )}
        </Stack>
      </Stack>
      <div role="status">
        {tried !== null && <Comparison trip={tried} before={before} after={outcomeWith(tried)} />}
      </div>
    </>
  );
}

function Comparison({ trip, before, after }: { trip: Trip; before: Outcome; after: Outcome }) {
  return (
    <Stack spacing={1.5}>
      <Typography variant="h5" component="p">
        {after.advice ?? whatMoved(before, after)}
      </Typography>
      <TwoColumns>
        <Side title="As it is" outcome={before} />
        <Side title={withTrip(trip)} outcome={after} />
      </TwoColumns>
    </Stack>
  );
}

const withTrip = ({ departureDate, returnDate }: Trip): string =>
  departureDate === returnDate
    ? `With a trip on ${formatDate(departureDate)}`
    : `With a trip from ${formatRange(departureDate, returnDate)}`;

function Side({ title, outcome }: { title: string; outcome: Outcome }) {
  const { tone, headline, date, days, margin } = outcome;
  return (
    <Stack
      spacing={1}
      sx={{
        alignItems: 'flex-start',
        height: '100%',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderLeft: `6px solid var(--${tone})`,
        borderRadius: '12px',
      }}
    >
      <Typography variant="body2" component="h3" color="textSecondary" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Pill tone={tone}>{headline}</Pill>
      <Typography variant="h4" component="p">
        {date === null ? 'No date can be named' : formatLongDate(date)}
      </Typography>
      <Typography color="textSecondary">{days}</Typography>
      <TravelMargin says={margin} />
    </Stack>
  );
}
