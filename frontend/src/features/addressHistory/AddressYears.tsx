import { type DaySet, type DaySpan, uniteSpans } from '@settlewise/rules/absences';
import { widestSpan } from '@settlewise/rules/addressHistory';
import { toDayNumber } from '@settlewise/rules/calendar';
import { staysOf } from '../../record/addresses/staysOf';
import { formatSpan } from '../../ui/dates/formatDate';
import { SectionCard } from '../../ui/SectionCard';
import { stretchesInYear } from '../../ui/yearStrips/yearGeometry';
import { percent, stripHeight, YearRows } from '../../ui/yearStrips/YearRows';
import type { FormCheck } from './checkForForm';
import { days, letterOf } from './sentences';
import styles from './AddressYears.module.css';
import { LegendList } from '../../ui/yearStrips/LegendList';

/** So that a gap of one day can still be seen, as a part of a year. */
const narrowest = 0.008;
/** What a letter needs to be read, as a part of a year. */
const widthOfLetter = 0.04;

/** Each year of the period as a strip: who lived where, the journeys, the gaps, and those that a journey explains. */
export function AddressYears({ check }: { check: FormCheck }) {
  const { period, checked, inPeriod, journeys } = check;
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  // The oldest first, so that a newer home lies over the end of an older one.
  const homes = staysOf(inPeriod)
    .map((stay, position) => {
      const span = widestSpan(stay);
      return {
        letter: letterOf(position),
        isEven: position % 2 === 0,
        span: { first: Math.max(span.first, first), last: Math.min(span.last, last) },
      };
    })
    .toReversed();
  const away = journeys
    .map(({ departureDate, returnDate }): DaySpan => ({
      first: Math.max(toDayNumber(departureDate), first),
      last: Math.min(returnDate === null ? last : toDayNumber(returnDate), last),
    }))
    .filter((span) => span.first <= span.last);
  const gapsOf = (explained: boolean): DaySet =>
    uniteSpans(
      checked.gaps
        .filter(({ explainedBy }) => (explainedBy !== null) === explained)
        .map(({ from, to }): DaySpan => ({ first: toDayNumber(from), last: toDayNumber(to) })),
    );
  const marks = [
    { look: 'gap', set: gapsOf(false) },
    { look: 'journey', set: gapsOf(true) },
    { look: 'away', set: uniteSpans(away) },
    {
      look: 'twice',
      set: uniteSpans(
        checked.overlaps
          .filter(({ allowed }) => !allowed)
          .map(({ from, to }) => ({ first: toDayNumber(from), last: toDayNumber(to) })),
      ),
    },
  ] as const;
  const missing = checked.covered ? 'no day is missing' : `${days(checked.missingDays)} missing`;
  const description = `${inPeriod.length} addresses ${formatSpan(period.from, period.to)}, ${journeysInWords(away.length)}, ${missing}.`;

  return (
    <SectionCard
      title="Your years"
      lead="Each line is a year. The letters stand before the addresses below."
      foldsTo={missing}
    >
      <YearRows
        firstYear={Number(period.from.slice(0, 4))}
        lastYear={Number(period.to.slice(0, 4))}
        description={description}
        ground={() => <rect className={styles['ground']} y={2} width="100%" height={stripHeight} rx={3} />}
      >
        {(year) => (
          <>
            {homes.flatMap(({ letter, isEven, span }) =>
              stretchesInYear([span], year).map(({ start, width }) => (
                <g key={letter}>
                  <rect
                    className={styles[isEven ? 'home' : 'otherHome']}
                    x={percent(start)}
                    width={percent(width)}
                    y={3}
                    height={stripHeight - 2}
                    rx={2.5}
                  />
                  <text className={styles['letter']} x={percent(start + width / 2)} y={stripHeight - 2}>
                    {width > widthOfLetter ? letter : ''}
                  </text>
                </g>
              )),
            )}
            {marks.flatMap(({ look, set }) =>
              stretchesInYear(set, year).map(({ from, start, width }) => (
                <rect
                  key={`${look} ${from}`}
                  className={styles[look]}
                  x={percent(Math.min(start, 1 - narrowest))}
                  width={percent(Math.max(width, narrowest))}
                  {...placeOf[look]}
                />
              )),
            )}
          </>
        )}
      </YearRows>
      <LegendList>
        {inPeriod.length > 0 && <Legend look="home" />}
        {marks.map(({ look, set }) => set.length > 0 && <Legend key={look} look={look} />)}
      </LegendList>
    </SectionCard>
  );
}

/** Two addresses at once stand at the foot of a strip, and days away on its head: both leave the letters to be read. */
const placeOf = {
  gap: { y: 2, height: stripHeight },
  journey: { y: 2, height: stripHeight },
  away: { y: 1, height: 4 },
  twice: { y: stripHeight - 3, height: 5 },
} as const;

const journeysInWords = (count: number): string => (count === 1 ? '1 journey' : `${count} journeys`);

const words = {
  away: 'on a journey',
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
