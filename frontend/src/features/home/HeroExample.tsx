import { absentDays, countDaysBetween } from '@settlewise/rules';
import { Pill } from '../../ui/Pill';
import { useLimits } from '../../ui/useLimits';
import { YearStrips } from '../../ui/yearStrips/YearStrips';
import { busiestYear, exampleTrips } from './exampleJourneys';
import styles from './HeroExample.module.css';

/** A made-up person's answer, to show what an answer looks like. The days in it are counted like everybody's. */
export function HeroExample() {
  const { settlementYear } = useLimits();
  const days = countDaysBetween(absentDays(exampleTrips, 'whole_days'), busiestYear.from, busiestYear.to);
  return (
    <figure className={styles['card']}>
      <figcaption>
        <span className={styles['label']}>Example: Skilled Worker since 1 January 2023</span>
        <span className={styles['answer']}>You can apply for ILR from 4 December 2027</span>
      </figcaption>
      <YearStrips
        trips={exampleTrips}
        counting="whole_days"
        firstYear={2023}
        lastYear={2026}
        bracket={busiestYear}
        description="Each year from 2023 to 2026 as a strip of days, with nine journeys marked on it and a line around the busiest twelve months."
      />
      <Pill tone="within">
        {days} of {settlementYear.days} days in the busiest 12 months
      </Pill>
    </figure>
  );
}
