import type { IlrProgressResponse } from '@settlewise/contract';
import { dayCount } from '../../public/absenceTracker/labels';
import { Meter } from '../../ui/Meter';
import { Pill } from '../../ui/Pill';
import { formatDate } from '../../ui/dates/formatDate';
import { ofSettlement } from '../../ui/whoseLimit';
import styles from './AbsenceNumbers.module.css';
import { FactList } from '../../ui/FactList';

/** Days away against the limit of the route: the worst twelve months first, then the last ones and the total. */
export function AbsenceNumbers({ ilr }: { ilr: IlrProgressResponse }) {
  const { worstTwelveMonths: worst, absenceLimit, absenceWarningThreshold, period } = ilr;
  return (
    <div className={styles['numbers']}>
      {absenceLimit === null ? (
        <p>
          {ilr.verdict === 'no_route'
            ? 'This permission does not lead to ILR, so no limit of ILR counts here. Citizenship has its own.'
            : 'Your visa sets no limit on days away for ILR. Citizenship does.'}
        </p>
      ) : (
        <div className={styles['worst']}>
          <h3 className={styles['label']}>Most in any 12 months</h3>
          <Meter
            label="Days away in the worst 12 months"
            total={againstLimit(worst?.days ?? 0, absenceLimit, absenceWarningThreshold, worst)}
            whose={ilr.absenceLimitMeans ?? ofSettlement(absenceLimit)}
            decides={!ilr.hasILR}
          />
          {worst !== null && (
            <p className={styles['note']}>
              {formatDate(worst.from)} to {formatDate(worst.to)}
            </p>
          )}
        </div>
      )}
      <FactList
        facts={[
          { name: 'Last 12 months', value: <LastYear ilr={ilr} /> },
          {
            name: period === null ? 'In all' : 'In the qualifying years',
            value: dayCount(ilr.totalAbsences),
          },
        ]}
      />
    </div>
  );
}

function LastYear({
  ilr: { absenceLast12Months: days, absenceWarningThreshold, hasILR },
}: {
  ilr: IlrProgressResponse;
}) {
  if (absenceWarningThreshold === null || days <= absenceWarningThreshold) return dayCount(days);
  return (
    <span className={hasILR ? undefined : styles['high']}>
      {dayCount(days)} <Pill tone={hasILR ? 'soon' : 'over'}>Above {absenceWarningThreshold}</Pill>
    </span>
  );
}

function againstLimit(
  days: number,
  limit: number,
  near: number | null,
  window: IlrProgressResponse['worstTwelveMonths'],
) {
  return {
    ...{ years: 1, days, limit },
    from: window?.from ?? '',
    to: window?.to ?? '',
    remaining: Math.max(0, limit - days),
    standing:
      days > limit
        ? ('over' as const)
        : near !== null && days > near
          ? ('near' as const)
          : ('within' as const),
  };
}
