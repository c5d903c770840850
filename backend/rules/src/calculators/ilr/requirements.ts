import type { EnglishStatus } from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import { englishStatus } from '../../assessment/knowledge';
import type { CivilDate } from '../../calendar/civilDate';
import { lawOn, type Law, type LawOnDay } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import type { Route } from '../../routes/route';
import type { IlrForm } from './ilrForm';
import { against, met, toKnow } from './reasonFactories';
import { toAssessedPerson } from './settlementAsked';

/** Requirements other than years and days away, with their reasons. */
export interface Requirements {
  readonly englishLanguage: boolean;
  /** The level required on the day and the level held; null if no route requires one. */
  readonly english: EnglishStatus | null;
  readonly goodCharacter: boolean;
  readonly financialRequirement: boolean;
  readonly reasons: readonly Reason[];
}

/** Visa types with a sponsor: without an answer on salary, employment and sponsorship replace it. */
const sponsored: ReadonlySet<string> = new Set(['skilled_worker', 'tier_2']);

/** Routes whose settlement rules have no test of money: Settlement Protection, Long Residence, dependants. */
const withoutMoneyTest: ReadonlySet<string> = new Set([
  'refugee',
  'humanitarian_protection',
  'long_residence',
  'pbs_dependant',
]);

/**
 * The person's answers that the route requires: some routes need no English, some no money. Good character falls back
 * to `hasPassedLifeInUK`, where older screens stored it.
 * @param on the day of the application
 * @param rows rows other than those of the rule set
 */
export function checkRequirements(
  form: IlrForm,
  route: Route | null,
  on: CivilDate,
  rows?: Law,
): Requirements {
  const english = route === null ? null : englishStatus(route.english, on, toAssessedPerson(form));
  const noEnglish = english?.asked === 'none';
  const noMoney = route !== null && withoutMoneyTest.has(route.key);
  const englishLanguage = meetsEnglish(form, english);
  const financialRequirement = noMoney || moneyAnswer(form);
  const goodCharacter = form.goodCharacter ?? form.hasPassedLifeInUK;
  const reasons: Reason[] = [];
  if (!englishLanguage) reasons.push(englishReason(form, english, lawOn(on, rows).agesAsked));
  if (!financialRequirement)
    reasons.push(
      against('financial_requirement_missing', {}, route?.source ?? sources.immigrationRulesIndex),
    );
  if (!goodCharacter) reasons.push(against('good_character_missing', {}, sources.immigrationRulesIndex));
  if (noEnglish && route !== null) reasons.push(met('english_not_asked', {}, route.source));
  if (noMoney && route !== null) reasons.push(met('money_not_asked', {}, route.source));
  return { englishLanguage, english, goodCharacter, financialRequirement, reasons };
}

/**
 * Whether English can be shown on the day. A yes without a level counts as B1, which the question names, so it never
 * meets B2. Without a route only the answer decides.
 */
function meetsEnglish(form: IlrForm, english: EnglishStatus | null): boolean {
  const { englishLevel, hasEnglishQualification } = form;
  if (english?.asked === 'none' || english?.exempt === 'age') return true;
  if (englishLevel === null || englishLevel === undefined)
    return hasEnglishQualification && english?.asked !== 'B2';
  if (english === null) return englishLevel !== 'none' && englishLevel !== 'not_sure';
  return english.met === true;
}

function englishReason(
  { englishLevel, hasEnglishQualification }: IlrForm,
  english: EnglishStatus | null,
  ages: LawOnDay['agesAsked'],
) {
  const level = english?.asked === 'B1' || english?.asked === 'B2' ? english.asked : null;
  const isOpen = englishLevel === 'not_sure' || ((englishLevel ?? null) === null && hasEnglishQualification);
  return isOpen
    ? toKnow('english_to_show', { level, ages }, english?.source ?? sources.englishLanguage)
    : against('english_missing', { level, ages }, english?.source ?? sources.englishLanguage);
}

function moneyAnswer(form: IlrForm): boolean {
  const { meetsSalaryRequirement, isCurrentlyEmployed, completedSponsoredPeriod } = form;
  if (meetsSalaryRequirement !== null && meetsSalaryRequirement !== undefined) return meetsSalaryRequirement;
  const answers = [isCurrentlyEmployed, completedSponsoredPeriod].filter(
    (answer) => answer !== null && answer !== undefined,
  );
  return !sponsored.has(form.visaType) || answers.every((answer) => answer === true);
}
