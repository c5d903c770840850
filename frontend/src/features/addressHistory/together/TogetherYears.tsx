import { clip, toDaySpan, uniteSpans } from '@settlewise/rules/absences';
import { type DaysOfStay, type LivedTogether, widestSpan } from '@settlewise/rules/addressHistory';
import { formatSpan } from '../../../ui/dates/formatDate';
import { stretchesInYear } from '../../../ui/yearStrips/yearGeometry';
import { percent, YearRows } from '../../../ui/yearStrips/YearRows';
import { inMonthsAndDays } from './togetherInWords';
import styles from './TogetherYears.module.css';
import { LegendList } from '../../../ui/yearStrips/LegendList';

interface TogetherYearsProps {
  together: LivedTogether;
  own: readonly DaysOfStay[];
  partner: readonly DaysOfStay[];
}

/** Above the other, in this order: oneself, the days together, the partner. */
const lanes = [
  { look: 'own', y: 2, height: 8, words: 'you, above' },
  { look: 'together', y: 12, height: 6, words: 'together, between' },
  { look: 'partner', y: 20, height: 8, words: 'your partner, below' },
] as const;
const height = 30;
/** So that a single day can still be seen, as a part of a year. */
const narrowest = 0.006;

/** Each year as two lines, one's own and the partner's, and between them the days at one address. */
export function TogetherYears({ together, own, partner }: TogetherYearsProps) {
  const { period, stretches } = together;
  const asked = toDaySpan(period);
  const within = (stays: readonly DaysOfStay[]) =>
    clip(uniteSpans(stays.map(widestSpan)), asked.first, asked.last);
  const sets = { own: within(own), partner: within(partner), together: uniteSpans(stretches.map(toDaySpan)) };
  return (
    <>
      <YearRows
        firstYear={Number(period.from.slice(0, 4))}
        lastYear={Number(period.to.slice(0, 4))}
        height={height}
        description={`Your addresses and your partner’s ${formatSpan(period.from, period.to)}: together for ${inMonthsAndDays(together.inMonths)}.`}
        ground={(year) =>
          stretchesInYear([asked], year).map(({ start, width }) => (
            <rect
              key={start}
              className={styles['ground']}
              x={percent(start)}
              width={percent(width)}
              y={1}
              height={height - 2}
              rx={3}
            />
          ))
        }
      >
        {(year) =>
          lanes.flatMap(({ look, ...lane }) =>
            stretchesInYear(sets[look], year).map(({ from, start, width }) => (
              <rect
                key={`${look} ${from}`}
                className={styles[look]}
                x={percent(Math.min(start, 1 - narrowest))}
                width={percent(Math.max(width, narrowest))}
                y={lane.y}
                height={lane.height}
                rx={2.5}
              />
            )),
          )
        }
      </YearRows>
      <LegendList>
        {lanes.map(({ look, words, height: thickness }) => (
          <li key={look}>
            <svg width={18} height={14} aria-hidden>
              <rect
                className={styles[look]}
                width={18}
                y={(14 - thickness) / 2}
                height={thickness}
                rx={2.5}
              />
            </svg>
            {words}
          </li>
        ))}
      </LegendList>
    </>
  );
}
