import type { IlrEligibility } from '@settlewise/contract/dashboard';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { decidingReason } from '@settlewise/rules/settlement';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';

/** The part of the progress page's answer about ILR that the dashboard shows, so that both agree. */
export function toIlrEligibility(progress: DeepReadonly<IlrProgressResponse>): DeepReadonly<IlrEligibility> {
  const { eligibleNow, reasons, outcomes } = progress;
  // While a question is open, the reasons against ILR assume one of its answers.
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
