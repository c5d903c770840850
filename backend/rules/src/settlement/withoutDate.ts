import type { Missing, SettlementAnswer, SettlementVerdict } from '../assessment/answer';
import type { SettlementRequest } from '../assessment/request';

/** Of an answer that names no day to apply on. */
export const noDates = {
  earliestApplicationDate: null,
  literalEarliestApplicationDate: null,
  firstCompliantCountingDate: null,
} as const;

/** An answer that names no day: the permission leads to no settlement, or the rule is not known. */
export function withoutDate(
  settlement: SettlementRequest,
  verdict: SettlementVerdict,
  reasons: SettlementAnswer['reasons'],
  missing: readonly Missing[] = [],
): SettlementAnswer {
  return {
    route: settlement.route,
    qualifyingYears: null,
    periodStart: settlement.grantDate,
    periodComplete: null,
    preEntryDays: 0,
    worstTwelveMonths: null,
    verdict,
    ...noDates,
    reasons,
    missing,
    practicalEarliestApplicationDate: null,
    applyBy: null,
    eligibleUntil: null,
    eligibleAgainFrom: null,
    questions: [],
    otherOutcome: null,
    english: null,
    lifeInUk: null,
  };
}
