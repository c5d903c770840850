import type { ReasonResponse } from '@settlewise/contract/assessments';
import type { RequirementStatus } from '../../../ui/RequirementList';

/** What a reason does to the answer. */
export type ReasonStatus = NonNullable<ReasonResponse['standing']>;

/** By their codes, for answers that were saved before reasons said it themselves. */
const againstCodes = /over_limit|no_settlement_route|gap_without_permission|wait_until|refused|discretion/;
const metCodes = /within_limit|_meets$|^qualifying_period$/;

/** Whether a reason speaks against the answer, is met, or is only good to know. */
export function statusOf({ standing, code }: Pick<ReasonResponse, 'standing' | 'code'>): ReasonStatus {
  if (standing !== undefined) return standing;
  if (againstCodes.test(code)) return 'against';
  return metCodes.test(code) ? 'met' : 'to_know';
}

/** What no time mends. */
const forGood: ReadonlySet<string> = new Set([
  'no_settlement_route',
  'rule_not_known',
  'route_closed',
  'last_days_over',
  'registered_before_18',
  'settlement_may_have_lapsed',
  'waiting_applied_late',
  'extension_late',
]);

const met: RequirementStatus = { icon: 'check', word: 'Met', tone: 'within' };
const toKnow: RequirementStatus = { icon: 'info', word: 'To know', tone: 'quiet' };
const overTheLimit = (code: string): RequirementStatus => ({
  icon: 'alert',
  word: `Over the ${ofCitizenship.test(code) ? 'citizenship' : 'ILR'} limit`,
  tone: 'over',
});
const notYet: RequirementStatus = { icon: 'clock', word: 'Not yet', tone: 'soon' };
const notMet: RequirementStatus = { icon: 'warning', word: 'Not met', tone: 'soon' };

/** Reasons of citizenship that hold days against a limit: `total_must_exercise`, `final_year_refuse`. */
const ofCitizenship = /^(?:total_(?!over_limit)|final_year|registration_|over_ninety_days)/;

/** How a reason is shown: red is for what is over a limit alone, and what is not met yet is amber. */
export function lookOf(
  reason: Pick<ReasonResponse, 'standing' | 'code' | 'days' | 'limit'>,
): RequirementStatus {
  switch (statusOf(reason)) {
    case 'met':
      return met;
    case 'to_know':
      return toKnow;
    case 'against':
      if (isOverLimit(reason)) return overTheLimit(reason.code);
      return forGood.has(reason.code) ? notMet : notYet;
  }
}

function isOverLimit({ code, days, limit }: Pick<ReasonResponse, 'code' | 'days' | 'limit'>): boolean {
  if (days !== undefined && limit !== undefined) return days > limit;
  return code.endsWith('_over_limit');
}
