import type { IlrCalculationResponse } from '@settlewise/contract/assessments';

/**
 * Whether the visa of a result leads to ILR: after a number of years, by conditions alone, by the discharge from HM Armed
 * Forces, or not at all. `not_needed`:
 * nobody needs ILR who has this · `not_known`: the rule is not among our facts.
 */
export type WayToIlr = 'by_years' | 'by_conditions' | 'by_discharge' | 'nowhere' | 'not_needed' | 'not_known';

export function wayToIlr({
  requiredYears,
  route,
  missing,
  reasons,
}: Pick<IlrCalculationResponse, 'requiredYears' | 'route' | 'missing' | 'reasons'>): WayToIlr {
  if (missing.some(({ code }) => code === ruleNotKnown)) return 'not_known';
  if (reasons.some(({ code }) => code === notNeeded)) return 'not_needed';
  // Without a route nobody can say; the years that most routes have stand in for it.
  if (requiredYears === null) return route === null ? 'by_years' : 'nowhere';
  if (requiredYears !== 0) return 'by_years';
  return reasons.some(({ code }) => dischargeReasons.has(code)) ? 'by_discharge' : 'by_conditions';
}

/** The reasons that say which days a discharge leaves for an application, or why it leaves none. */
export const dischargeReasons: ReadonlySet<string> = new Set([
  'discharge_window',
  'discharge_too_long_ago',
  'service_too_short',
]);

/** The codes of the engine that say so. */
export const ruleNotKnown = 'rule_not_known';
export const notNeeded = 'settlement_not_needed';

/** Whether requirements and fees of ILR say anything about this visa. */
export function asksForIlr(result: Parameters<typeof wayToIlr>[0]): boolean {
  const way = wayToIlr(result);
  return way === 'by_years' || way === 'by_conditions' || way === 'by_discharge';
}

/** The last day on which an application could be made, where it had gone by on the day that is asked about. */
export const applyingEndedOn = ({
  applyBy,
  appliedOn,
  calculationDate,
}: Pick<IlrCalculationResponse, 'applyBy' | 'appliedOn' | 'calculationDate'>): string | null =>
  applyBy !== null && applyBy < (appliedOn ?? calculationDate) ? applyBy : null;
