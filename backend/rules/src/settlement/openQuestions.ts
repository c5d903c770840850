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
      message: settlementQuestions.claimed_on({ claimedFrom }),
      why: whySettlementAsks.claimed_on({ lasts }),
      source,
    },
  ];
}

/** BN(O): a child perhaps needs no years. Nobody has read the rule itself, so both outcomes are given. */
export function questionOfChild(
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
