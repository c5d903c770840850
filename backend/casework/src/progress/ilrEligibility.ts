import type { IlrEligibility } from '@settlewise/contract/dashboard';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { decidingReason } from '@settlewise/rules/settlement';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';

/** The progress page's own answer about ILR, as much of it as the dashboard shows: the two never disagree. */
export function ilrEligibilityOf(progress: DeepReadonly<IlrProgressResponse>): DeepReadonly<IlrEligibility> {
  const { eligibleNow, reasons, outcomes } = progress;
  // While a question is open, the reasons against it assume an answer to it.
  const against =
    eligibleNow || outcomes.length > 0 || progress.awaitingDecisionSince !== null
      ? undefined
      : decidingReason(reasons);
  return {
    status: progress.ilrStatus,
    progress: progress.progress,
    estimatedEligibilityDate: progress.ilrEligibilityDate,
    earliestApplicationDate: progress.ilrApplicationEarliestDate,
    timeLeft: progress.timeLeft,
    eligibleNow,
    hasILR: progress.hasILR,
    ilrGrantDate: progress.ilrGrantDate,
    visaType: progress.visaTypeLabel,
    requiredYears: progress.requiredYears,
    missing: progress.missing.filter((need) => need !== 'ilrGrantDate'),
    note: progress.note ?? against?.message ?? null,
    travelMargin: progress.travelMargin,
    outcomes,
    verdict: progress.verdict,
    missingFacts: progress.missingFacts,
    questions: progress.questions,
    reasonsSuppose: progress.reasonsSuppose,
    practicalEarliestApplicationDate: progress.practicalEarliestApplicationDate,
    applyBy: progress.applyBy,
    eligibleUntil: progress.eligibleUntil,
    eligibleAgainFrom: progress.eligibleAgainFrom,
    needsNoIlr: progress.needsNoIlr,
    awaitingDecisionSince: progress.awaitingDecisionSince,
    meanwhile: progress.meanwhile,
    extensionAppliedOn: progress.extensionAppliedOn,
    grantedInList: progress.grantedInList,
  };
}
