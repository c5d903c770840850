import { absenceLimitsOn, type AbsenceLimitsOnDay } from '@settlewise/rules/parameters';
import { useToday } from './dates/useToday';

/** The limits of days away as they are today; a result has those of its own day. */
export function useLimits(): AbsenceLimitsOnDay {
  return absenceLimitsOn(useToday());
}
