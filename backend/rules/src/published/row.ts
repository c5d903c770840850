import { addDays, type CivilDate } from '../calendar/civilDate';
import type { Confidence, Standing } from '../parameters/confidence';
import type { Source } from '../parameters/datedValue';

/** What every published row says of itself: from when to when it holds, where it stands and how well it is known. */
export interface PublishedRow {
  /** The first day on which it holds; null where it has always been so, as far as the data goes. */
  readonly from: CivilDate | null;
  /** The last day; null while it is open. */
  readonly to: CivilDate | null;
  readonly source: Source;
  readonly standing: Standing;
  readonly confidence: Confidence;
}

/** Law by its first day. Civil dates stand in the order of their text. */
export const standingOn = (from: CivilDate | null, day: CivilDate): Standing =>
  from !== null && from > day ? 'to_come' : 'in_force';

/** The tables say that a value is certain or not: what is not is known from others. */
export const confidenceOf = (confirmed: boolean): Confidence => (confirmed ? 'official' : 'secondary');

interface Period<Row> {
  readonly row: Row;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** Each row of a dated table with its last day: the one before the next. @param always a first row of this day is of all time */
export function periodsOf<Row extends { readonly from: CivilDate }>(
  rows: readonly Row[],
  always?: CivilDate,
): readonly Period<Row>[] {
  return rows.map((row, index) => {
    const next = rows[index + 1];
    return {
      row,
      from: index === 0 && always !== undefined && row.from <= always ? null : row.from,
      to: next === undefined ? null : addDays(next.from, -1),
    };
  });
}
