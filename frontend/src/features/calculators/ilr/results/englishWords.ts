import type { IlrCalculationResponse, ReasonResponse } from '@settlewise/contract/assessments';
import { personalRules, valueOn } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';

/** A level of the Common European Framework; other answers name no level, for example that of the visa itself. */
const isLevel = (asked: string): boolean => /^[A-C][12]$/.test(asked);

/** English with the level that is asked on the day of the answer: `English at level B2`. */
export function englishAsked({ english }: Pick<IlrCalculationResponse, 'english'>): string {
  const level = english?.asked;
  return level !== undefined && isLevel(level) ? `English at level ${level}` : 'English language';
}

const ofEnglish: readonly string[] = ['english_missing', 'english_to_show'];

/**
 * No level of English moves a date: beside the date it is said, and among the requirements, and so its sentence is only
 * good to know here.
 */
export const withoutEnglish = (reasons: readonly ReasonResponse[]): readonly ReasonResponse[] =>
  reasons
    .filter(({ code }) => !ofEnglish.includes(code))
    .map((reason) => (reason.code === 'english_level' ? { ...reason, standing: 'to_know' } : reason));

/**
 * Where the level is told with the day on which it is asked, that is the one sentence about English, and weighs as the
 * answer does: no second one names the level without its day.
 */
export function englishOnce(reasons: readonly ReasonResponse[]): readonly ReasonResponse[] {
  const byAnswer = reasons.find(({ code }) => ofEnglish.includes(code));
  if (byAnswer?.standing === undefined || !reasons.some(({ code }) => code === 'english_level'))
    return reasons;
  const { standing } = byAnswer;
  return reasons
    .filter((reason) => reason !== byAnswer)
    .map((reason) => (reason.code === 'english_level' ? { ...reason, standing } : reason));
}

/** Whether a pass in the Life in the UK test is needed, which the calculator does not ask about. */
export function asksLifeInTheUk({ visaType, lifeInUk }: IlrCalculationResponse): boolean {
  if (lifeInUk !== null) return lifeInUk.asked;
  const key = routeOfVisaType(visaType);
  return key === null || findRoute(key).lifeInTheUk !== 'none';
}

/** Of whom the test is asked. */
export function lifeInTheUkNotAsked({ english, calculationDate }: IlrCalculationResponse): string {
  const { from, to } = valueOn(personalRules.agesAsked, english?.on ?? calculationDate);
  return `Life in the UK test: not asked here. You need a pass if you are from ${from} to ${to} years old.`;
}
