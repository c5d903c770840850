import type { CivilDate } from '../calendar/civilDate';
import { valueOn } from '../parameters/parameter';
import { type PayMonths, routeRules } from '../parameters/routeRules';

/**
 * Scale-up: in how many of how many months the pay must be shown, when months of statutory leave are left out.
 * SCU 18.3: each leave month is taken from both.
 */
export function scaleUpPayMonths(leaveMonths: number, on: CivilDate): PayMonths {
  const { needed, of } = valueOn(routeRules.scaleUpPay, on);
  return { needed: Math.max(0, needed - leaveMonths), of: Math.max(0, of - leaveMonths) };
}

/** Innovator Founder: jobs a business must have made when so many founders rely on its jobs. INNF 17.3. */
export function jobsNeeded(founders: number, on: CivilDate): number {
  return valueOn(routeRules.jobsForEachFounder, on) * founders;
}
