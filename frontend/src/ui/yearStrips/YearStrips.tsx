import {
  absentDays,
  monthNames,
  toDayNumber,
  type CivilDate,
  type CountingMethod,
  type Trip,
} from '@settlewise/rules';
import { splitDays } from './splitDays';
import { monthStarts, stretchesInYear, type Stretch } from './yearGeometry';
import styles from './YearStrips.module.css';

interface YearStripsProps {
  trips: readonly Trip[];
  counting: CountingMethod;
  firstYear: number;
  lastYear: number;
  /** A period to draw a bracket around, both days included. */
  bracket?: { readonly from: CivilDate; readonly to: CivilDate };
  /** Days away after this one are planned, and drawn apart from those that were. */
  today?: CivilDate;
  /** Years that count, both days included: the strip lies only under them, and the rest of each year is an outline. */
  period?: { readonly from: CivilDate; readonly to: CivilDate };
  /** What the picture shows, in one sentence, for those who do not see it. */
  description: string;
}

const stripHeight = 18;
const barInset = 2;
/** So that a journey of one day can still be seen. */
const narrowest = 0.006;
const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

/** Each year as a strip of days with the days away drawn on it. `YearTable` says the same in words. */
export function YearStrips(props: YearStripsProps) {
  const { trips, counting, firstYear, lastYear, bracket, today, period, description } = props;
  const days = absentDays(trips, counting);
  const { upTo: been, after: planned } =
    today === undefined ? { upTo: days, after: [] } : splitDays(days, today);
  const bracketed = bracket === undefined ? [] : [spanOf(bracket)];
  const counted = period === undefined ? null : [spanOf(period)];
  return (
    <div role="img" aria-label={description} className={styles['picture']}>
      <MonthNames year={firstYear} />
      {yearsFrom(firstYear, lastYear).map((year) => (
        <div key={year} className={styles['row']}>
          <span className={styles['year']}>{year}</span>
          <svg className={styles['strip']} width="100%" height={stripHeight + 4}>
            <rect
              className={counted === null ? styles['ground'] : styles['outside']}
              y={2}
              width="100%"
              height={stripHeight}
              rx={3}
            />
            {counted !== null &&
              stretchesInYear(counted, year).map((stretch) => (
                <rect
                  key={stretch.from}
                  className={styles['ground']}
                  x={percent(stretch.start)}
                  width={percent(stretch.width)}
                  y={2}
                  height={stripHeight}
                  rx={3}
                />
              ))}
            {monthStarts(year)
              .slice(1)
              .map((start) => (
                <line
                  key={start}
                  className={styles['tick']}
                  x1={percent(start)}
                  x2={percent(start)}
                  y1={3}
                  y2={stripHeight + 1}
                />
              ))}
            {stretchesInYear(been, year).map((stretch) => (
              <Bar key={stretch.from} stretch={stretch} look="bar" />
            ))}
            {stretchesInYear(planned, year).map((stretch) => (
              <Bar key={stretch.from} stretch={stretch} look="planned" />
            ))}
            {stretchesInYear(bracketed, year).map((stretch) => (
              <rect
                key={stretch.from}
                className={styles['bracket']}
                x={percent(stretch.start)}
                width={percent(stretch.width)}
                y={0.8}
                height={stripHeight + 2.4}
                rx={4}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

const spanOf = ({ from, to }: { readonly from: CivilDate; readonly to: CivilDate }) => ({
  first: toDayNumber(from),
  last: toDayNumber(to),
});

function Bar({ stretch, look }: { stretch: Stretch; look: 'bar' | 'planned' }) {
  const width = Math.max(stretch.width, narrowest);
  return (
    <rect
      className={styles[look]}
      x={percent(Math.min(stretch.start, 1 - width))}
      width={percent(width)}
      y={2 + barInset}
      height={stripHeight - 2 * barInset}
      rx={2.5}
    />
  );
}

function MonthNames({ year }: { year: number }) {
  return (
    <div className={styles['row']}>
      <span />
      {/* Places are attributes here: a style attribute of a page that is built beforehand is refused by the site's policy. */}
      <svg className={styles['months']} width="100%" height={16}>
        {monthStarts(year).map((start, index) => (
          <text key={start} className={styles['month']} x={percent(start)} y={12}>
            {monthNames[index]?.slice(0, 3)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
