import type { CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import { fees, type Fee, type FeeKey, type FeeRange } from '../parameters/feeTable';
import { statusOn } from '../parameters/parameter';
import type { Source } from '../parameters/source';
import { sources } from '../parameters/sources';
import { toPence } from '../parameters/units';
import type { PenceRange } from './answer';

/** Every fee by key. Tests pass other fees. */
export type FeeTable = Readonly<Record<FeeKey, Fee>>;

/** What something costs on a day, with how well that is known. */
export interface Amount extends PenceRange {
  readonly edition: CivilDate | null;
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

const inPence = (likely: number, { lowest, highest }: FeeRange): PenceRange => ({
  pence: toPence(likely),
  lowestPence: toPence(lowest),
  highestPence: toPence(highest),
});

const exactly = (pounds: number): FeeRange => ({ lowest: pounds, highest: pounds });

const notConfirmed = { confidence: 'unknown', standing: 'not_confirmed' } as const;

/**
 * A fee on a day: the row in force, or the newest one if the fee is not known any more. Before the first row, the range is
 * from nothing to that row.
 */
export function amountOn(key: FeeKey, on: CivilDate, known: FeeTable = fees): Amount {
  const fee = known[key];
  const { rows, notKnownFrom, notKnownRange } = fee;
  const place = rows.findLastIndex(({ from }) => from <= on);
  const row = rows[place];
  if (row === undefined) return beforeEveryRow(fee, on, known);
  const { value, from: edition, source, confidence, range } = row;
  if (notKnownFrom !== undefined && on >= notKnownFrom) {
    const between = notKnownRange ?? { lowest: 0, highest: value };
    return { ...inPence(value, between), edition, source: sources.feeTable, ...notConfirmed };
  }
  const around =
    confidence === 'unknown' ? between(rows[place - 1]?.value, value, rows[place + 1]?.value) : null;
  return {
    ...inPence(value, range ?? around ?? exactly(value)),
    edition,
    source,
    confidence,
    standing: statusOn(row, on, fee.nature),
  };
}

/** The range of an uncertain figure, from the figures before and after it. */
function between(before: number | undefined, value: number, after: number | undefined): FeeRange {
  const around = [before ?? value, value, after ?? value];
  return { lowest: Math.min(...around), highest: Math.max(...around) };
}

function beforeEveryRow({ rows: [first] }: Fee, on: CivilDate, known: FeeTable): Amount {
  if (first === undefined) return notKnownOn(on, known);
  return {
    ...inPence(first.value, { lowest: 0, highest: first.value }),
    edition: null,
    source: first.source,
    ...notConfirmed,
  };
}

/** The most expensive fees for permission that ends. */
const mostExpensive = [
  'skilled_worker_outside_long',
  'skilled_worker_inside_long',
  'partner_outside',
] as const;

/** A fee that is in no list: from nothing to the highest fee for permission. The total counts nothing for it. */
export function notKnownOn(on: CivilDate, known: FeeTable = fees): Amount {
  const most = Math.max(...mostExpensive.map((key) => amountOn(key, on, known).highestPence));
  return {
    pence: 0,
    lowestPence: 0,
    highestPence: most,
    edition: null,
    source: sources.feeTable,
    ...notConfirmed,
  };
}
