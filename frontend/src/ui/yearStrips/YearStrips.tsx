import { absentDays, type CountingMethod, type Trip } from '@settlewise/rules/absences';
import { type CivilDate, toDayNumber } from '@settlewise/rules/calendar';
import { splitDays } from './splitDays';
import { stretchesInYear, type Stretch } from './yearGeometry';
import { percent, stripHeight, YearRows } from './YearRows';
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

const barInset = 2;
/** So that a journey of one day can still be seen. */
const narrowest = 0.006;

/** Each year as a strip of days with the days away drawn on it. `YearTable` says the same in words. */
export function YearStrips(props: YearStripsProps) {
  const { trips, counting, firstYear, lastYear, bracket, today, period, description } = props;
  const days = absentDays(trips, counting);
  const { upTo: been, after: planned } =
    today === undefined ? { upTo: days, after: [] } : splitDays(days, today);
  const bracketed = bracket === undefined ? [] : [spanOf(bracket)];
  const counted = period === undefined ? null : [spanOf(period)];
  return (
    <YearRows
      firstYear={firstYear}
      lastYear={lastYear}
      description={description}
      ground={(year) => (
        <>
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
        </>
      )}
    >
      {(year) => (
        <>
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
        </>
      )}
    </YearRows>
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
