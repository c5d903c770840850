import type { DiscretionBandRow, DiscretionTable } from '../parameters/discretionTables';
import type { Source } from '../parameters/parameter';

/** Which absences are judged: the whole period of five or three years, or its final year. */
export type JudgedPeriod = 'five_years' | 'three_years' | 'final_year';

/** What a caseworker does with so many days away, and who says so. */
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
 * How days away are judged. In the final year it matters whether the whole period's limit is met.
 * Naturalisation as a British citizen by discretion, v16.0, pages 14 to 18.
 */
export function discretionFor(
  tables: DiscretionOnDay,
  period: JudgedPeriod,
  days: number,
  wholePeriodMet = true,
): Discretion {
  const { value, source } = tableOf(tables, period, wholePeriodMet);
  const found = value.find(({ upTo }) => days <= upTo);
  if (found === undefined) throw new RangeError(`Not a number of days: ${days}`);
  return { ...found, source };
}

function tableOf(tables: DiscretionOnDay, period: JudgedPeriod, wholePeriodMet: boolean): TableOnDay {
  switch (period) {
    case 'five_years':
      return tables.fiveYears;
    case 'three_years':
      return tables.threeYears;
    case 'final_year':
      return wholePeriodMet ? tables.finalYear : tables.finalYearAlone;
  }
}
