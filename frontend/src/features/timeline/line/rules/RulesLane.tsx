import type { CivilDate } from '@settlewise/rules/calendar';
import styles from '../Picture.module.css';
import { placeOf, rowsOf, widthOf, type Span } from '../scale';
import { datedWithin, undated, type RuleOnLine } from './rulesLine';

const nameHeight = 24;
const signSize = 28;
const barHeight = 20;

interface Look {
  /** In pixels, of the whole drawing. */
  readonly width: number;
  readonly span: Span;
}

interface Laid {
  readonly signs: readonly {
    readonly sign: string;
    readonly isAnnounced: boolean;
    readonly place: number;
    readonly y: number;
  }[];
  /** The signs of those of which no day is known. */
  readonly open: string;
  readonly openY: number;
  readonly height: number;
}

/** Lays the second line out, from its own top on. */
export function laidOutRules(rules: readonly RuleOnLine[], { width, span }: Look): Laid {
  const dated = datedWithin(rules, span);
  const places = dated.map(({ day }) => placeOf(span, day));
  const rows = rowsOf(places, width, signSize + 2);
  const signs = dated.map(({ sign, change }, index) => ({
    sign,
    isAnnounced: change.standing === 'announced',
    place: places[index] ?? 0,
    y: nameHeight + (rows[index] ?? 0) * (signSize + 2),
  }));
  const openY = nameHeight + (rows.length === 0 ? 0 : (Math.max(...rows) + 1) * (signSize + 2));
  const open = undated(rules)
    .map(({ sign }) => sign)
    .join(' ');
  return { signs, open, openY, height: openY + (open === '' ? 0 : barHeight) + 10 };
}

interface RulesLaneProps {
  laid: Laid;
  span: Span;
  today: CivilDate;
  top: number;
}

/** Changes of the rules below everybody’s line: other shapes, with letters, and broken where something is only announced. */
export function RulesLane({ laid: { signs, open, openY }, span, today, top }: RulesLaneProps) {
  return (
    <g>
      <text className={styles['name']} x={2} y={top + nameHeight - 8}>
        Changes of the rules
      </text>
      {signs.map(({ sign, isAnnounced, place, y }) => (
        <svg
          key={sign}
          x={`${place.toFixed(3)}%`}
          y={top + y + signSize / 2}
          className={styles['rule']}
          data-announced={isAnnounced || undefined}
        >
          <rect x={-9} y={-9} width={18} height={18} transform="rotate(45)" />
          <text textAnchor="middle" dy="0.35em">
            {sign}
          </text>
        </svg>
      ))}
      {open !== '' && (
        <svg
          x={`${placeOf(span, today).toFixed(3)}%`}
          y={top + openY}
          width={`${widthOf(span, today, span.to).toFixed(3)}%`}
          height={barHeight}
          className={styles['rule']}
          data-announced
        >
          <rect x="1" y="1" width="100%" height={barHeight - 2} rx={4} />
          <text x={8} y={barHeight / 2} dy="0.35em">
            {open}
          </text>
        </svg>
      )}
    </g>
  );
}
