import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { OpenQuestion, OtherOutcome, SettlementAnswer } from '../assessment/answer';
import type { Permission, SettlementRequest } from '../assessment/request';
import { written, writtenDate } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import type { Gap } from './judgeGap';

/**
 * The gaps that nobody has explained and that decide: those within the years that would serve if each application was
 * made in time. An earlier one changes nothing, whatever the answer.
 */
export function questionsOfGaps(
  gaps: readonly Gap[],
  permissions: readonly Permission[],
  startIfInTime: DayNumber,
): readonly OpenQuestion[] {
  return gaps
    .filter(({ cause, last }) => cause === 'unexplained' && last >= startIfInTime)
    .map(({ first, last, permission }) => ({
      code: 'applied_in_time',
      message: `Did you apply for the permission that began on ${writtenDate(permissions[permission]?.from ?? fromDayNumber(last + 1))} before the one before it ended on ${written(first - 1)}?`,
      why: 'If you applied before it ended, the law kept your permission alive until the decision, and the days between count in full. If you applied later, your years may start again.',
      permission,
      from: fromDayNumber(first),
      to: fromDayNumber(last),
      source: sources.continuousResidenceGuidance,
    }));
}

/** Protection granted since 2 March 2026: whether it was claimed before that day decides by which rules it leads on. */
export function questionOfClaim(
  route: Route,
  { grantDate, claimedOn }: SettlementRequest,
  law: LawOnDay,
): readonly OpenQuestion[] {
  const { claimedFrom, lasts, source } = law.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn !== undefined || grantDate < claimedFrom) return [];
  return [
    {
      code: 'claimed_on',
      message: `On which day did you claim protection? Was it before ${writtenDate(claimedFrom)}?`,
      why: `Protection claimed on or after that day is granted for ${lasts} at a time, and the rules for settlement after it are not the same (not confirmed).`,
      source,
    },
  ];
}

/** True when two outcomes say the same to a person who acts on them. */
export function sameOutcome(one: SettlementAnswer, other: SettlementAnswer): boolean {
  return (
    one.verdict === other.verdict &&
    one.earliestApplicationDate === other.earliestApplicationDate &&
    one.literalEarliestApplicationDate === other.literalEarliestApplicationDate
  );
}

/** What the other answer to an open question comes to. */
export function outcomeOf(
  answer: SettlementAnswer,
  words: { readonly supposing: string; readonly otherwise: string },
): OtherOutcome {
  const { verdict, earliestApplicationDate, literalEarliestApplicationDate } = answer;
  return {
    ...words,
    verdict,
    periodStart: answer.periodStart,
    earliestApplicationDate,
    literalEarliestApplicationDate,
    firstCompliantCountingDate: answer.firstCompliantCountingDate,
  };
}

/** The first day of the years by which an answer's first day to apply is found. */
export function startOfYearsServed(answer: SettlementAnswer): DayNumber {
  const served = answer.reasons.find(({ code }) => code === 'qualifying_period')?.from;
  return toDayNumber(served ?? answer.periodStart);
}
