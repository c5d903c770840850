import { ageOn } from '../calendar/age';
import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import type { OpenQuestion, OtherOutcome, SettlementAnswer } from '../assessment/answer';
import type { AssessedPerson, Permission, SettlementRequest } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import { rowOn } from '../parameters/parameter';
import { routeRules } from '../parameters/routeRules';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import { settlementQuestions, whySettlementAsks } from '../sentences/settlementRequirements';
import type { Gap } from './judgeGap';

/**
 * Questions about unexplained gaps that change the answer: those within the years that would count if each
 * application was made in time.
 */
export function askAboutGaps(
  gaps: readonly Gap[],
  permissions: readonly Permission[],
  startIfInTime: DayNumber,
): readonly OpenQuestion[] {
  return gaps
    .filter(({ cause, last }) => cause === 'unexplained' && last >= startIfInTime)
    .map(({ first, last, permission }) => ({
      code: 'applied_in_time',
      message: settlementQuestions.applied_in_time({
        began: permissions[permission]?.from ?? last + 1,
        ended: first - 1,
      }),
      why: whySettlementAsks.applied_in_time(),
      permission,
      from: fromDayNumber(first),
      to: fromDayNumber(last),
      source: sources.continuousResidenceGuidance,
    }));
}

/** Protection granted since 2 March 2026: the day of the claim decides which rules apply. */
export function askAboutClaim(
  route: Route,
  { grantDate, claimedOn }: SettlementRequest,
  law: LawOnDay,
): readonly OpenQuestion[] {
  const { claimedFrom, lasts, source } = law.protectionForThirtyMonths;
  if (!route.lastDaysOfPermission || claimedOn !== undefined || grantDate < claimedFrom) return [];
  return [
    {
      code: 'claimed_on',
      message: settlementQuestions.claimed_on({ claimedFrom }),
      why: whySettlementAsks.claimed_on({ lasts }),
      source,
    },
  ];
}

/** BN(O): a child may need no years. The rule itself was not read, so both outcomes are given. */
export function askAboutChild(
  { key }: Route,
  { verdict, qualifyingYears: years }: SettlementAnswer,
  person: AssessedPerson | undefined,
  today: CivilDate,
): readonly OpenQuestion[] {
  const isTooEarly = verdict === 'not_yet' || verdict === 'over_limit';
  if (key !== 'hk_bno' || !isTooEarly || years === null || person?.dateOfBirth === undefined) return [];
  const { value: age, from: since, source } = rowOn(routeRules.hongKongChildren, today);
  if (since === null || ageOn(person.dateOfBirth, today) >= age) return [];
  return [
    {
      code: 'bno_child',
      message: settlementQuestions.bno_child({ age, years }),
      why: whySettlementAsks.bno_child({ since, age, years }),
      source,
    },
  ];
}

/** Whether two outcomes are the same for the person. */
export function hasSameOutcome(one: SettlementAnswer, other: SettlementAnswer): boolean {
  return (
    one.verdict === other.verdict &&
    one.earliestApplicationDate === other.earliestApplicationDate &&
    one.literalEarliestApplicationDate === other.literalEarliestApplicationDate
  );
}

/** The outcome of the other answer to an open question. */
export function toOtherOutcome(
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

/** The first day of the years that decide the first day to apply. */
export function findStartOfYears(answer: SettlementAnswer): DayNumber {
  const served = answer.reasons.find(({ code }) => code === 'qualifying_period')?.from;
  return toDayNumber(served ?? answer.periodStart);
}
