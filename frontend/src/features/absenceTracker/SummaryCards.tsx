import type { JourneyResponse } from '@settlewise/contract';
import type { TravelRecord } from '@settlewise/rules';
import { Meter } from '../../ui/Meter';
import { ofCitizenship } from '../../ui/whoseLimit';
import styles from './SummaryCards.module.css';
import { dayCount } from '../../record/journeys/labels';

/** The three numbers at the top: days away, journeys, and the last twelve months against their limit. */
export function SummaryCards({
  journeys,
  record,
}: {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
}) {
  const overlaps = journeys.some((journey) => journey.overlaps);
  return (
    <section aria-label="Summary" className={styles['cards']}>
      <div className={styles['card']}>
        <h2 className={styles['label']}>Total days absent</h2>
        <p className={styles['number']}>{record.totalDays}</p>
        <p className={styles['note']}>
          {overlaps
            ? 'Days of overlapping journeys are counted once.'
            : 'The days you leave and come back are counted too.'}
        </p>
      </div>
      <div className={styles['card']}>
        <h2 className={styles['label']}>Total journeys</h2>
        <p className={styles['number']}>{journeys.length}</p>
        <p className={styles['note']}>
          {journeys.length === 0
            ? 'Nothing recorded yet.'
            : `The longest took ${dayCount(Math.max(...journeys.map((journey) => journey.days)))}.`}
        </p>
      </div>
      <div className={styles['card']}>
        <h2 className={styles['label']}>Last 12 months</h2>
        <Meter
          label="Days away in the last 12 months"
          total={record.lastYear}
          whose={ofCitizenship({ days: record.lastYear.limit, years: record.lastYear.years })}
          decides={false}
        />
      </div>
    </section>
  );
}
