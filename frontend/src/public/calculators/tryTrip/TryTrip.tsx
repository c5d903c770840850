import type { Trip } from '@settlewise/rules';
import { use, useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { formatDate, formatLongDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { SameRulesContext } from '../saved/rulesThen';
import { whatMoved, type Outcome } from './outcome';
import { readTrip, type TripProblems } from './tripAnswers';
import styles from './TryTrip.module.css';

interface TryTripProps {
  /** The answer as it stands. */
  before: Outcome;
  /** The answer if this trip were taken as well; worked out here, nothing is sent or stored. */
  outcomeWith: (trip: Trip) => Outcome;
}

/** A trip that somebody thinks of taking: the answer with and without it, side by side. */
export function TryTrip(props: TryTripProps) {
  const titleId = useId();
  const sameRules = use(SameRulesContext);
  return (
    <section aria-labelledby={titleId} className={`${styles['try']} noPrint`}>
      <div>
        <h2 id={titleId}>Try a trip</h2>
        <p className={styles['lead']}>
          {sameRules
            ? 'See what one more trip would do to your answer. It is not saved.'
            : 'The rules have changed since this answer was saved. Calculate again to try a trip.'}
        </p>
      </div>
      {sameRules && <Trial {...props} />}
    </section>
  );
}

function Trial({ before, outcomeWith }: TryTripProps) {
  const ids = useId();
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
      <form noValidate onSubmit={tryIt} className={styles['form']}>
        <div className={styles['dates']}>
          <DateField
            id={departureId}
            label="Leave the UK"
            value={departureDate}
            onChange={setDepartureDate}
            error={problems.departureDate}
          />
          <DateField
            id={returnId}
            label="Come back"
            value={returnDate}
            onChange={setReturnDate}
            error={problems.returnDate}
          />
        </div>
        <div className={styles['acts']}>
          <Button type="submit" look="quiet">
            Try this trip
          </Button>
          {tried !== null && (
            <Button look="plain" onClick={remove}>
              Remove it again
            </Button>
          )}
        </div>
      </form>
      <div role="status">
        {tried !== null && <Comparison trip={tried} before={before} after={outcomeWith(tried)} />}
      </div>
    </>
  );
}

function Comparison({ trip, before, after }: { trip: Trip; before: Outcome; after: Outcome }) {
  return (
    <div className={styles['comparison']}>
      <p className={styles['moved']}>{after.advice ?? whatMoved(before, after)}</p>
      <div className={styles['sides']}>
        <Side title="As it is" outcome={before} />
        <Side
          title={`With a trip from ${formatDate(trip.departureDate)} to ${formatDate(trip.returnDate)}`}
          outcome={after}
        />
      </div>
    </div>
  );
}

function Side({ title, outcome: { tone, headline, date, days } }: { title: string; outcome: Outcome }) {
  return (
    <div className={[styles['side'], styles[tone]].join(' ')}>
      <h3 className={styles['sideTitle']}>{title}</h3>
      <Pill tone={tone}>{headline}</Pill>
      <p className={styles['date']}>{date === null ? 'No date can be named' : formatLongDate(date)}</p>
      <p className={styles['days']}>{days}</p>
    </div>
  );
}
