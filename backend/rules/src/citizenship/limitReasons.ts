import type { DaySpan } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { Discretion } from './discretion';
import { against, met } from './reasonFactories';

/** Days away between two days, against their limit. */
interface CountedDays extends DaySpan {
  readonly days: number;
  readonly limit: number;
}

/** The reason about the days away of the whole period. Its code names how a caseworker treats them. */
export function totalReason(years: number, counted: CountedDays, discretion: Discretion): Reason {
  const { days, limit } = counted;
  const values = { years, days, limit, discretion: discretion.message };
  return withOutcome(chooseStatus(discretion)('total', values, discretion.source, counted), discretion);
}

/** As above, for the final year. */
export function finalYearReason(counted: CountedDays, discretion: Discretion): Reason {
  const { days, limit } = counted;
  const values = { days, limit, discretion: discretion.message };
  return withOutcome(chooseStatus(discretion)('final_year', values, discretion.source, counted), discretion);
}

const chooseStatus = ({ band }: Discretion) => (band === 'meets' ? met : against);
const withOutcome = (reason: Reason, { outcome }: Discretion): Reason => ({
  ...reason,
  code: `${reason.code}_${outcome}`,
});
