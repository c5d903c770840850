import { absentDays, countDays, twelveMonthsLine } from '@settlewise/rules/absences';
import type { ReactNode } from 'react';
import { formatRange } from '../../../ui/dates/formatDate';
import { YearStrips } from '../../../ui/yearStrips/YearStrips';
import { dayCount } from '../labels';
import { Disclosure } from '../../../ui/Disclosure';
import styles from './DaysAway.module.css';
import { DaysAwayTables, type DaysAwayProps, type DrawnTrip } from './DaysAwayTables';
import { periodInWords } from './periodInWords';
import { pictureSpan } from './pictureSpan';
import { countedAs, leftOutOfLine, lineInWords, stripsInWords, worstMonths } from './sentences';
import { TwelveMonthsPicture } from './TwelveMonthsPicture';

/**
 * The days away as two pictures: each year as a strip of days, and the days in the twelve months that end on each day
 * against the limit. The same facts stand in tables below.
 */
export function DaysAway(props: DaysAwayProps) {
  const { trips, counting, asOf, period, worst, limit } = props;
  const { limitWords = 'the limit in any twelve months', worstWords = worstMonths } = props;
  const { beforeEntry = null, lineFrom = period?.from } = props;
  const away =
    beforeEntry === null
      ? trips
      : [...trips, { departureDate: beforeEntry.from, returnDate: beforeEntry.to }];
  const span = pictureSpan(away, period, asOf);
  const days = absentDays(away, counting);
  // The line stands against the limit, so it holds the days that the limit counts.
  const isAgainstLimit = limit !== null && trips.some(({ isLeftOut }) => isLeftOut === true);
  const lined = isAgainstLimit ? away.filter((trip: DrawnTrip) => trip.isLeftOut !== true) : away;
  const line = twelveMonthsLine(lined, counting, {
    from: lineFrom ?? span.from,
    to: span.to,
    countedFrom: lineFrom,
  });
  const planned = trips.some(({ returnDate }) => returnDate > asOf);
  const over = limit !== null && line.some((point) => point.days > limit);
  return (
    <div className={styles['pictures']}>
      <figure className={styles['figure']}>
        <YearStrips
          trips={away}
          counting={counting}
          firstYear={span.firstYear}
          lastYear={span.lastYear}
          today={asOf}
          {...(worst !== null && { bracket: worst })}
          {...(period !== null && { period })}
          description={`${stripsInWords(span, trips.length, countDays(days), worst, props.worstIsLimited, worstWords)} ${countedAs[counting]} The tables below have the same facts.`}
        />
        <figcaption>
          <ul className={styles['key']}>
            <Key look="away">Days away</Key>
            {planned && <Key look="planned">Planned</Key>}
            {worst !== null && (
              <Key look="worst">
                {worstWords}: <strong>{dayCount(worst.days)}</strong>, {formatRange(worst.from, worst.to)}
              </Key>
            )}
            {period !== null && (
              <Key look="period">
                The {periodInWords(period, asOf)}: {formatRange(period.from, period.to)}
              </Key>
            )}
          </ul>
          <p className={styles['note']}>{countedAs[counting]}</p>
          {span.cut && (
            <p className={styles['note']}>
              Journeys before {span.firstYear} or after {span.lastYear} are in the table only.
            </p>
          )}
        </figcaption>
      </figure>
      <figure className={styles['figure']}>
        <figcaption>
          <h3 className={styles['title']}>Days away in the last twelve months</h3>
          <ul className={styles['key']}>
            {limit !== null && (
              <Key look="limit">
                <strong>{limit}</strong>: {limitWords}
              </Key>
            )}
            {over && <Key look="over">Over it</Key>}
            {span.to > asOf && <Key look="ahead">From today on, with what is planned so far</Key>}
          </ul>
        </figcaption>
        <TwelveMonthsPicture
          line={line}
          limit={limit}
          today={asOf}
          description={lineInWords(line, limit, asOf)}
        />
        {isAgainstLimit && <p className={styles['note']}>{leftOutOfLine}</p>}
      </figure>
      {/* On paper the journeys stand in a table of their own. */}
      <div className="noPrint">
        <Disclosure summary="Show as a table">
          <DaysAwayTables {...props} worstWords={worstWords} span={span} line={line} away={away} />
        </Disclosure>
      </div>
    </div>
  );
}

type Look = 'away' | 'planned' | 'worst' | 'period' | 'limit' | 'over' | 'ahead';

function Key({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <li className={styles['entry']}>
      <span aria-hidden="true" className={[styles['swatch'], styles[look]].join(' ')} />
      <span>{children}</span>
    </li>
  );
}
