import type { CivilDate } from '../calendar/civilDate';
import { valueOn } from '../parameters/parameter';
import { type PayMonths, routeRules } from '../parameters/routeRules';

/**
 * Scale-up: the number of months in which the pay must be shown, without months of statutory leave. SCU 18.3: each
 * leave month reduces both numbers.
 */
export function scaleUpPayMonths(leaveMonths: number, on: CivilDate): PayMonths {
  const { needed, of } = valueOn(routeRules.scaleUpPay, on);
  return { needed: Math.max(0, needed - leaveMonths), of: Math.max(0, of - leaveMonths) };
}

/** Innovator Founder: the jobs a business must have created if this many founders rely on them. INNF 17.3. */
export function jobsNeeded(founders: number, on: CivilDate): number {
  return valueOn(routeRules.jobsForEachFounder, on) * founders;
}
