import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { dayCount } from '../../public/absenceTracker/labels';
import { Meter } from '../../ui/Meter';
import { useLimits } from '../../ui/useLimits';
import { ofCitizenship } from '../../ui/whoseLimit';
import styles from './AbsenceLimits.module.css';
import { againstLimit } from './againstLimit';

const periods = [
  {
    key: 'last12Months',
    title: 'Last 12 months',
    label: 'Days away in the last 12 months',
    limitOf: 'finalYear',
  },
  {
    key: 'last5Years',
    title: 'Last 5 years',
    label: 'Days away in the last 5 years',
    limitOf: 'fiveYears',
  },
] as const;

/** The two cards: days away against what citizenship allows. */
export function AbsenceLimits({ summary }: { summary: AbsenceSummaryResponse }) {
  const limits = useLimits();
  return (
    <section aria-label="Summary" className={styles['cards']}>
      {periods.map(({ key, title, label, limitOf }) => {
        const limit = limits[limitOf];
        const homeOffice = summary.homeOfficeCount[key].totalDays;
        return (
          <div key={key} className={styles['card']}>
            <h2 className={styles['title']}>{title}</h2>
            <Meter
              label={label}
              total={againstLimit(summary[key], limit)}
              whose={ofCitizenship(limit)}
              decides={summary.citizenshipDecides}
            />
            <p className={styles['note']}>
              {homeOffice === summary[key].totalDays
                ? 'The days you leave and come back are counted too.'
                : `The days you leave and come back are counted too. By the Home Office’s count, which leaves them out: ${dayCount(homeOffice)}.`}
            </p>
          </div>
        );
      })}
    </section>
  );
}
