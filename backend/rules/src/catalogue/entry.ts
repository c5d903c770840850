import { addDays, type CivilDate } from '../calendar/civilDate';
import type { DatedValue, Source } from '../parameters/datedValue';

/** What a parameter belongs to. */
export type CatalogueArea = 'Absences' | 'Fees' | 'Routes' | 'English' | 'Changes' | 'Announced';

/** A value as people read it, with the days on which it holds, both included. */
export interface CatalogueRow {
  readonly value: string;
  /** Null where it has always been so, as far as the data goes. */
  readonly from: CivilDate | null;
  /** Null where no end is known. */
  readonly to: CivilDate | null;
  /** Whether value and day are known for certain. */
  readonly confirmed: boolean;
  readonly source: Source;
}

/** One parameter of the rules with everything it has been and will be. */
export interface CatalogueEntry {
  /** Unlike every other's, and the same from one day to the next. */
  readonly key: string;
  readonly area: CatalogueArea;
  readonly parameter: string;
  /** How its rows stand on every day, where that does not follow from their days. */
  readonly standing?: 'announced' | 'practice' | 'not_confirmed';
  /** In order of date. Of a change that is only announced there is one, without a day. */
  readonly rows: readonly CatalogueRow[];
  /** The parameter itself: the values here are read from it. */
  readonly of: unknown;
}

/** A value that has no other day. */
export function undated(value: string, source: Source, confirmed = true): CatalogueRow {
  return { value, from: null, to: null, confirmed, source };
}

interface Reading<Row> {
  readonly value: (row: Row) => string;
  readonly confirmed: (row: Row) => boolean;
  /** A first row of this day, or before it, stands for all time. */
  readonly always?: CivilDate;
}

/** Each row of a dated table holds until the day before the next. */
export function rowsOf<Row extends DatedValue<unknown>>(
  table: readonly Row[],
  { value, confirmed, always }: Reading<Row>,
): readonly CatalogueRow[] {
  return table.map((row, index) => {
    const next = table[index + 1];
    return {
      value: value(row),
      from: index === 0 && always !== undefined && row.from <= always ? null : row.from,
      to: next === undefined ? null : addDays(next.from, -1),
      confirmed: confirmed(row),
      source: row.source,
    };
  });
}
