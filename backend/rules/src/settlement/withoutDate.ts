import type { Missing, SettlementAnswer, SettlementVerdict } from '../assessment/answer';
import type { SettlementRequest } from '../assessment/request';

/** The dates of an answer without a day to apply. */
export const noDates = {
  earliestApplicationDate: null,
  literalEarliestApplicationDate: null,
  firstCompliantCountingDate: null,
} as const;

/** An answer without a day: the permission does not lead to settlement, or the rule is unknown. */
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
