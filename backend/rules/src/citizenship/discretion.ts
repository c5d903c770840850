import type { DiscretionBandRow, DiscretionTable } from '../parameters/discretionTables';
import type { Source } from '../parameters/parameter';

/** The judged period: all five or three years, or the final year. */
export type JudgedPeriod = 'five_years' | 'three_years' | 'final_year';

/** How a caseworker treats a number of days away, with its source. */
export interface Discretion extends DiscretionBandRow {
  readonly source: Source;
}

interface TableOnDay {
  readonly value: DiscretionTable;
  readonly source: Source;
}

/** The tables in force on a day. */
export interface DiscretionOnDay {
  readonly fiveYears: TableOnDay;
  readonly threeYears: TableOnDay;
  readonly finalYear: TableOnDay;
  readonly finalYearAlone: TableOnDay;
}

/**
 * Finds how days away are judged. The final year is judged differently if the whole period's limit is met.
 * Naturalisation as a British citizen by discretion, v16.0, pages 14 to 18.
 */
export function discretionFor(
  tables: DiscretionOnDay,
  period: JudgedPeriod,
  days: number,
  wholePeriodMet = true,
): Discretion {
  const { value, source } = findTable(tables, period, wholePeriodMet);
  const found = value.find(({ upTo }) => days <= upTo);
  if (found === undefined) throw new RangeError(`Not a number of days: ${days}`);
  return { ...found, source };
}

function findTable(tables: DiscretionOnDay, period: JudgedPeriod, wholePeriodMet: boolean): TableOnDay {
  switch (period) {
    case 'five_years':
      return tables.fiveYears;
    case 'three_years':
      return tables.threeYears;
    case 'final_year':
      return wholePeriodMet ? tables.finalYear : tables.finalYearAlone;
  }
}
