import type { IlrCalculationResponse } from '@settlewise/contract';
import { formatDate } from '../../../ui/dates/formatDate';
import styles from './ImportantDates.module.css';
import panels from './Panels.module.css';

/** The dates that the answer rests on, and those it names. */
export function ImportantDates({ result }: { result: IlrCalculationResponse }) {
  const { isEligible, visaStartDate, entryDate, visaExpiryDate } = result;
  const { earliestApplicationDate, suggestedEligibilityDate } = result;
  const dates = [
    { name: 'Visa start', date: visaStartDate },
    { name: 'UK entry', date: entryDate },
    { name: 'Visa expiry', date: visaExpiryDate, note: 'Taken as five years after the visa start' },
    ...(earliestApplicationDate === null
      ? []
      : [{ name: 'Earliest ILR date', date: earliestApplicationDate }]),
    ...(isEligible ? [] : [{ name: 'Projected eligibility', date: suggestedEligibilityDate }]),
  ];
  return (
    <section aria-labelledby="ilr-dates" className={`card ${panels['box']}`}>
      <h2 id="ilr-dates" className={panels['title']}>
        Important dates
      </h2>
      <dl className={styles['dates']}>
        {dates.map(({ name, date, ...rest }) => (
          <div key={name} className={styles['date']}>
            <dt>
              {name}
              {'note' in rest && <span className={styles['note']}>{rest.note}</span>}
            </dt>
            <dd>{formatDate(date)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
