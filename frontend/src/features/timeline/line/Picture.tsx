import type { CivilDate } from '@settlewise/rules/calendar';
import { Fragment, useId } from 'react';
import { useNarrow } from '../../../ui/useNarrow';
import type { BarKind, LifeLine, LineBar, LinePerson } from './lineOf';
import styles from './Picture.module.css';
import { laidOutRules, RulesLane } from './rules/RulesLane';
import type { RuleOnLine } from './rules/rulesLine';
import { placeOf, rowsOf, ticksOf, widthOf } from './scale';

interface PictureProps {
  line: LifeLine;
  today: CivilDate;
  /** How many times as wide as its window it is. */
  factor: number;
  /** Changes of the rules on a line of their own; none where nobody asked for them. */
  rules: readonly RuleOnLine[];
  /** What it shows, for those who do not see it. */
  description: string;
}

/** About what the picture’s window measures, in pixels: words and numbers are laid out for it. */
const windowWidth = { phone: 320, wide: 900 } as const;
const scaleHeight = 26;
const nameHeight = 24;
const pointSize = 24;
const rowHeights: Readonly<Record<'permissions' | 'applications' | 'journeys', number>> = {
  permissions: 34,
  applications: 20,
  journeys: 14,
};
const barHeights: Readonly<Record<BarKind, number>> = {
  permission: 28,
  settled: 28,
  by_law: 28,
  application: 12,
  expected: 12,
  journey: 6,
};
const rowOf: Readonly<Record<BarKind, keyof typeof rowHeights>> = {
  permission: 'permissions',
  settled: 'permissions',
  by_law: 'permissions',
  application: 'applications',
  expected: 'applications',
  journey: 'journeys',
};

interface Laid {
  readonly person: LinePerson;
  readonly top: number;
  readonly bars: readonly { readonly bar: LineBar; readonly y: number }[];
  readonly points: readonly {
    readonly number: number;
    readonly isAhead: boolean;
    readonly isSupposed: boolean;
    readonly place: number;
    readonly y: number;
  }[];
  readonly height: number;
}

/** Lays a person’s bars and days out below each other. */
function laidOut(person: LinePerson, line: LifeLine, width: number, top: number): Laid {
  let y = top + nameHeight;
  const bars: { bar: LineBar; y: number }[] = [];
  for (const row of ['permissions', 'applications', 'journeys'] as const) {
    const those = person.bars.filter(({ kind }) => rowOf[kind] === row);
    if (those.length === 0) continue;
    bars.push(...those.map((bar) => ({ bar, y })));
    y += rowHeights[row];
  }
  const places = person.points.map(({ day }) => placeOf(line, day));
  const rows = rowsOf(places, width, pointSize + 2);
  const points = person.points.map(({ number, isAhead, isSupposed }, index) => ({
    number,
    isAhead,
    isSupposed,
    place: places[index] ?? 0,
    y: y + (rows[index] ?? 0) * (pointSize + 2),
  }));
  const below = rows.length === 0 ? 0 : (Math.max(...rows) + 1) * (pointSize + 2);
  return { person, top, bars, points, height: y + below + 10 - top };
}

/** One line from the first visa to the passport: bars for what lasts, a number for each day, a lane for each person. */
export function Picture({ line, today, factor, rules, description }: PictureProps) {
  const hatch = useId();
  const narrow = useNarrow();
  const width = (narrow ? windowWidth.phone : windowWidth.wide) * factor;
  const ticks = ticksOf(line, width);
  const lanes: Laid[] = [];
  for (const person of line.people) {
    const last = lanes.at(-1);
    lanes.push(laidOut(person, line, width, last === undefined ? scaleHeight : last.top + last.height));
  }
  const last = lanes.at(-1);
  const below = last === undefined ? scaleHeight : last.top + last.height;
  const second = rules.length === 0 ? null : laidOutRules(rules, { width, span: line });
  const height = below + (second?.height ?? 0);
  const percent = (place: number) => `${place.toFixed(3)}%`;
  const now = percent(placeOf(line, today));
  return (
    <svg role="img" aria-label={description} className={styles['picture']} width="100%" height={height}>
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className={styles['hatchGround']} />
          <line x1="0" x2="0" y2="7" className={styles['hatchLine']} />
        </pattern>
      </defs>
      {ticks.map(({ day, words }) => (
        <Fragment key={day}>
          <line
            className={styles['grid']}
            x1={percent(placeOf(line, day))}
            x2={percent(placeOf(line, day))}
            y1={4}
            y2={height}
          />
          <text className={styles['tick']} x={percent(placeOf(line, day))} dx={4} y={16}>
            {words}
          </text>
        </Fragment>
      ))}
      <line className={styles['today']} x1={now} x2={now} y1={scaleHeight - 4} y2={height} />
      {lanes.map(({ person, top, bars, points }) => (
        <g key={person.dependantId ?? 'you'}>
          {bars.map(({ bar, y }) => (
            <Bar key={bar.id} bar={bar} y={y} hatch={hatch} line={line} />
          ))}
          {points.map(({ number, isAhead, isSupposed, place, y }) => (
            <svg
              key={number}
              x={percent(place)}
              y={y + pointSize / 2}
              className={styles['point']}
              data-ahead={isAhead || undefined}
              data-supposed={isSupposed || undefined}
            >
              <circle r={pointSize / 2 - 1} />
              <text textAnchor="middle" dy="0.35em">
                {number}
              </text>
            </svg>
          ))}
          {line.people.length > 1 && (
            <text className={styles['name']} x={2} y={top + nameHeight - 8}>
              {person.name}
            </text>
          )}
        </g>
      ))}
      {second !== null && <RulesLane laid={second} span={line} today={today} top={below} />}
    </svg>
  );
}

function Bar({
  bar: { kind, from, to, title, number, isOdd },
  y,
  hatch,
  line,
}: {
  bar: LineBar;
  y: number;
  hatch: string;
  line: LifeLine;
}) {
  const height = barHeights[kind];
  const hasWords = height > 20 && kind !== 'by_law';
  return (
    <svg
      x={`${placeOf(line, from).toFixed(3)}%`}
      width={`${Math.max(0.15, widthOf(line, from, to)).toFixed(3)}%`}
      y={y}
      height={height}
    >
      <rect
        width="100%"
        height={height}
        rx={kind === 'journey' ? 1 : 4}
        className={styles[kind]}
        data-odd={isOdd || undefined}
        {...(kind === 'by_law' && { fill: `url(#${hatch})` })}
      />
      {number !== null && height > 20 && (
        <text
          className={kind === 'by_law' ? styles['onHatch'] : styles['onBar']}
          x={5}
          y={height / 2}
          dy="0.35em"
        >
          {hasWords ? `${number} ${title.replace(/^Visa: /, '')}` : number}
        </text>
      )}
    </svg>
  );
}
