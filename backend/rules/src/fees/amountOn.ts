import type { CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import { fees, type Fee, type FeeKey, type FeeRange } from '../parameters/feeTable';
import { statusOn } from '../parameters/parameter';
import type { Source } from '../parameters/source';
import { sources } from '../parameters/sources';
import { penceOf } from '../parameters/units';
import type { PenceRange } from './answer';

/** Every fee by name, in place of which others can be handed in. */
export type FeeTable = Readonly<Record<FeeKey, Fee>>;

/** What something costs on a day, with how well that is known. */
export interface Amount extends PenceRange {
  readonly edition: CivilDate | null;
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

const inPence = (likely: number, { lowest, highest }: FeeRange): PenceRange => ({
  pence: penceOf(likely),
  lowestPence: penceOf(lowest),
  highestPence: penceOf(highest),
});

const exactly = (pounds: number): FeeRange => ({ lowest: pounds, highest: pounds });

const notConfirmed = { confidence: 'unknown', standing: 'not_confirmed' } as const;

/**
 * What something costs on a day: by the row in force, and by the newest one where a fee is not known any more. Of a day
 * before the first row the nearest is taken, down to nothing.
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

/** A figure that nobody is sure of lies between those before and after it. */
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

/** The dearest fees of permission for a time. */
const dearest = ['skilled_worker_outside_long', 'skilled_worker_inside_long', 'partner_outside'] as const;

/** Of a fee that no list names: nothing is counted, and at the most the dearest fee of permission for a time. */
export function notKnownOn(on: CivilDate, known: FeeTable = fees): Amount {
  const most = Math.max(...dearest.map((key) => amountOn(key, on, known).highestPence));
  return {
    pence: 0,
    lowestPence: 0,
    highestPence: most,
    edition: null,
    source: sources.feeTable,
    ...notConfirmed,
  };
}
