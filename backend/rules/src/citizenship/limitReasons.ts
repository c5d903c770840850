import type { DaySpan } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { Discretion } from './discretion';
import { against, met } from './said';

/** Days away between two days, against their limit. */
interface CountedDays extends DaySpan {
  readonly days: number;
  readonly limit: number;
}

/** How the days away of the whole period stand; the code names what a caseworker does with them. */
export function totalReason(years: number, counted: CountedDays, discretion: Discretion): Reason {
  const { days, limit } = counted;
  const values = { years, days, limit, discretion: discretion.message };
  return judged(standing(discretion)('total', values, discretion.source, counted), discretion);
}

/** The same of the final year. */
export function finalYearReason(counted: CountedDays, discretion: Discretion): Reason {
  const { days, limit } = counted;
  const values = { days, limit, discretion: discretion.message };
  return judged(standing(discretion)('final_year', values, discretion.source, counted), discretion);
}

const standing = ({ band }: Discretion) => (band === 'meets' ? met : against);
const judged = (reason: Reason, { outcome }: Discretion): Reason => ({
  ...reason,
  code: `${reason.code}_${outcome}`,
});
