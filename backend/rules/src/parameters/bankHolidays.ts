import type { CivilDate } from '../calendar/civilDate';
import type { Parameter } from './parameter';
import { sources } from './sources';
import { aListOfDays } from './units';

const ofYear = (year: number, ...days: readonly string[]) => ({
  value: days.map((day): CivilDate => `${year}-${day}`),
  from: `${year}-01-01`,
  source: sources.bankHolidays,
  confidence: 'quoted' as const,
});

/**
 * The bank holidays of a year in England and Wales, where applications are decided. A holiday at a weekend moves to a
 * working day. Years that are not announced yet are omitted, because of one-off holidays.
 */
export const bankHolidays: Parameter<readonly CivilDate[]> = {
  title: 'Bank holidays in England and Wales',
  unit: aListOfDays,
  rows: [
    ofYear(2025, '01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26'),
    ofYear(2026, '01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'),
    ofYear(2027, '01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'),
    ofYear(2028, '01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'),
  ],
  notKnownFrom: '2029-01-01',
};
