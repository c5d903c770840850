import { toDayNumber, unionOf, widestSpan, type DaySet, type DaySpan } from '@settlewise/rules';
import { staysOf } from '../../record/addresses/staysOf';
import { SectionCard } from '../../ui/SectionCard';
import { monthStarts, stretchesInYear } from '../../ui/yearStrips/yearGeometry';
import type { HeldAddresses } from './heldAgainst';
import { days, letterOf } from './sentences';
import styles from './AddressYears.module.css';

const height = 18;
const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

/** Each year of the period as a strip: who lived where, the gaps, and those that a journey explains. */
export function AddressYears({ held }: { held: HeldAddresses }) {
  const { period, checked, inPeriod } = held;
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  const [firstYear, lastYear] = [Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  // The oldest first, so that a newer home lies over the end of an older one.
  const homes = staysOf(inPeriod)
    .map((stay, position) => {
      const span = widestSpan(stay);
      return {
        ...{ letter: letterOf(position), isEven: position % 2 === 0 },
        span: { first: Math.max(span.first, first), last: Math.min(span.last, last) },
      };
    })
    .toReversed();
  const gapsOf = (explained: boolean): DaySet =>
    unionOf(
      checked.gaps
        .filter(({ explainedBy }) => (explainedBy !== null) === explained)
        .map(({ from, to }): DaySpan => ({ first: toDayNumber(from), last: toDayNumber(to) })),
    );
  const marks = [
    { look: 'gap', set: gapsOf(false) },
    { look: 'journey', set: gapsOf(true) },
    {
      look: 'twice',
      set: unionOf(
        checked.overlaps
          .filter(({ allowed }) => !allowed)
          .map(({ from, to }) => ({ first: toDayNumber(from), last: toDayNumber(to) })),
      ),
    },
  ] as const;
  const missing = checked.covered ? 'no day is missing' : `${days(checked.missingDays)} missing`;

  return (
    <SectionCard title="Your years" lead="Each line is a year. The letters stand before the addresses below.">
      <div
        role="img"
        aria-label={`${inPeriod.length} addresses in the years ${firstYear} to ${lastYear}, ${missing}.`}
        className={styles['picture']}
      >
        {years.map((year) => (
          <div key={year} className={styles['row']}>
            <span className={styles['year']}>{year}</span>
            <svg className={styles['strip']} width="100%" height={height + 4}>
              <rect className={styles['ground']} y={2} width="100%" height={height} rx={3} />
              {homes.flatMap(({ letter, isEven, span }) =>
                stretchesInYear([span], year).map(({ start, width }) => (
                  <g key={letter}>
                    <rect
                      className={styles[isEven ? 'home' : 'otherHome']}
                      x={percent(start)}
                      width={percent(width)}
                      y={3}
                      height={height - 2}
                      rx={2.5}
                    />
                    <text className={styles['letter']} x={percent(start + width / 2)} y={height - 2}>
                      {width > 0.04 ? letter : ''}
                    </text>
                  </g>
                )),
              )}
              {marks.flatMap(({ look, set }) =>
                stretchesInYear(set, year).map(({ from, start, width }) => (
                  <rect
                    key={`${look} ${from}`}
                    className={styles[look]}
                    x={percent(Math.min(start, 0.992))}
                    width={percent(Math.max(width, 0.008))}
                    y={look === 'twice' ? height - 3 : 2}
                    height={look === 'twice' ? 5 : height}
                  />
                )),
              )}
              {monthStarts(year)
                .slice(1)
                .map((start) => (
                  <line
                    key={start}
                    className={styles['tick']}
                    x1={percent(start)}
                    x2={percent(start)}
                    y1={3}
                    y2={height + 1}
                  />
                ))}
            </svg>
          </div>
        ))}
      </div>
      <ul className={styles['legend']}>
        {inPeriod.length > 0 && <Legend look="home" />}
        {marks.map(({ look, set }) => set.length > 0 && <Legend key={look} look={look} />)}
      </ul>
    </SectionCard>
  );
}

const words = {
  gap: 'no address',
  journey: 'no address, on a journey',
  twice: 'two addresses at once',
  home: 'an address',
} as const;

function Legend({ look }: { look: keyof typeof words }) {
  return (
    <li>
      <svg width={18} height={14} aria-hidden>
        <rect className={styles[look]} width={18} height={14} rx={2.5} />
      </svg>
      {words[look]}
    </li>
  );
}
