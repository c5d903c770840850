import type { JourneyResponse } from '@settlewise/contract';
import {
  quarterOf,
  threeYearLimit,
  totalsBy,
  type GroupTotal,
  type PeriodTotal,
  type TravelRecord,
} from '@settlewise/rules';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/dates/formatDate';
import { Meter } from '../../ui/Meter';
import { ofCitizenship } from '../../ui/whoseLimit';
import styles from './AnalysisPanel.module.css';
import { CalculatorOffers } from './CalculatorOffers';
import { dayCount, journeyCount, reasonLabel } from '../../record/journeys/labels';

const topDestinations = 6;

/** Where the days went: by period, reason, quarter and destination. */
export function AnalysisPanel({
  journeys,
  record,
}: {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
}) {
  const byReason = totalsBy(journeys, 'inclusive', (journey) => reasonLabel(journey.reason));
  const byQuarter = totalsBy(journeys, 'inclusive', quarterOf).toSorted((a, b) => b.key.localeCompare(a.key));
  const byDestination = totalsBy(journeys, 'inclusive', (journey) => journey.destination);
  return (
    <div className={styles['panel']}>
      <section aria-labelledby="by-period" className={`${styles['card']} ${styles['wide']}`}>
        <h2 id="by-period">Absences by time period</h2>
        <div className={styles['periods']}>
          <Period title="Last 12 months" total={record.lastYear} />
          <Period title="Last 3 years" total={record.lastThreeYears} />
          <Period title="Last 5 years" total={record.lastFiveYears} />
        </div>
      </section>
      {journeys.length === 0 ? (
        <p className={styles['none']}>Add a journey to see reasons, quarters and destinations here.</p>
      ) : (
        <>
          <div className={styles['column']}>
            <Group title="Absences by reason" total={byReason} showPercent />
            <Group
              title="Top destinations"
              total={byDestination.slice(0, topDestinations)}
              note={
                byDestination.length > topDestinations
                  ? `The ${topDestinations} with the most days, of ${byDestination.length}.`
                  : null
              }
            />
          </div>
          <Group
            title="Absences by quarter"
            total={byQuarter}
            note="A journey belongs to the quarter it began in."
          />
          <CalculatorOffers journeys={journeys.length} />
        </>
      )}
    </div>
  );
}

function Period({ title, total }: { title: string; total: PeriodTotal }) {
  const limit = ofCitizenship({ days: total.limit, years: total.years });
  return (
    <div>
      <h3 className={styles['period']}>{title}</h3>
      <Meter
        label={`Days away in the ${title.toLowerCase()}`}
        total={total}
        whose={total.years === threeYearLimit.years ? `${limit}, for the spouse of a British citizen` : limit}
        decides={false}
      />
      <p className={styles['span']}>
        {formatDate(total.from)} to {formatDate(total.to)}
      </p>
    </div>
  );
}

interface GroupProps {
  title: string;
  total: readonly GroupTotal<string>[];
  showPercent?: boolean;
  note?: ReactNode;
}

function Group({ title, total, showPercent = false, note = null }: GroupProps) {
  const most = Math.max(1, ...total.map((group) => group.days));
  return (
    <section className={styles['card']}>
      <h2>{title}</h2>
      {note !== null && <p className={styles['note']}>{note}</p>}
      <ul className={styles['groups']}>
        {total.map((group) => (
          <li key={group.key}>
            <div className={styles['line']}>
              <span className={styles['key']}>{group.key}</span>
              <span className={styles['figures']}>
                {dayCount(group.days)}
                {showPercent ? ` (${group.percent}%)` : `, ${journeyCount(group.trips)}`}
              </span>
            </div>
            <div aria-hidden="true" className={styles['bar']}>
              <span style={{ width: `${showPercent ? group.percent : (100 * group.days) / most}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
