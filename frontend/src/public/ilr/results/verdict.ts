import type { IlrCalculationResponse } from '@settlewise/contract';
import { settlementYearLimit, type CivilDate } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { standingOf } from '../../calculators/reasons/standing';

type Tone = 'within' | 'soon' | 'over';

/** What a result comes to, for the top of the page. */
export interface Verdict {
  readonly tone: Tone;
  readonly status: 'Eligible for ILR' | 'Not Currently Eligible';
  readonly headline: string;
  /** In a sentence or two, why. */
  readonly why: string;
}

/** Of a visa that does not say which route it is, the years that most routes ask for are shown. */
const usualYears = 5;

/** The qualifying years; null where the visa leads to no settlement. */
export const yearsOf = ({ requiredYears, route }: IlrCalculationResponse): number | null =>
  requiredYears ?? (route === null ? usualYears : null);

/** The most days away in all the years; null where the route sets no limit. */
export const totalLimitOf = ({ absenceLimit, route }: IlrCalculationResponse): number | null =>
  absenceLimit ?? (route === null ? settlementYearLimit.days * usualYears : null);

/** What the person answered with no, as words in a sentence. */
function missingAnswers(result: IlrCalculationResponse): readonly string[] {
  const { englishLanguage, financialRequirement, goodCharacter } = result;
  return [
    ...(englishLanguage ? [] : ['English language']),
    ...(financialRequirement ? [] : ['the financial requirement']),
    ...(goodCharacter ? [] : ['good character']),
  ];
}

export function verdictOf(result: IlrCalculationResponse): Verdict {
  const { isEligible, suggestedEligibilityDate: date } = result;
  if (isEligible)
    return {
      tone: 'within',
      status: 'Eligible for ILR',
      headline: 'You can apply for ILR now',
      why: whyEligible(result),
    };
  const status = 'Not Currently Eligible';
  if (date !== null)
    return {
      tone: 'soon',
      status,
      headline: `You may be eligible from ${formatLongDate(date)}`,
      why: [whyNotYet(result, date), alsoMissing(result)].filter(Boolean).join(' '),
    };
  return { tone: 'over', status, headline: headlineWithoutDate(result), why: whyNoDate(result) };
}

function whyEligible(result: IlrCalculationResponse): string {
  const { requiredYears, earliestApplicationDate, calculationDate } = result;
  const since =
    earliestApplicationDate !== null && earliestApplicationDate < calculationDate
      ? ` You could apply since ${formatLongDate(earliestApplicationDate)}.`
      : '';
  const absences = totalLimitOf(result) === null ? '' : ', your days away are within the limit';
  return `Your ${requiredYears ?? usualYears} years count${absences}, and you meet the other requirements that were asked.${since}`;
}

function whyNotYet(result: IlrCalculationResponse, date: CivilDate): string {
  const { reasons, route, absencesValid, meetsSettlementPeriod } = result;
  const messageOf = (code: string) => reasons.find((reason) => reason.code === code)?.message;
  if (route === null) return messageOf('route_unknown') ?? '';
  if (absencesValid) return messageOf('qualifying_period') ?? messageOf('wait_until') ?? '';
  const broken = firstAgainst(result, [...ofTheWait, ...answerCodes]) ?? '';
  const years = yearsOf(result);
  return [
    ...(meetsSettlementPeriod && years !== null
      ? [`${years} years have passed, but your absences break them.`]
      : []),
    broken,
    `From ${formatLongDate(date)} that no longer counts against you.`,
  ].join(' ');
}

/** What follows from an obstacle, and is none itself. */
export const ofTheWait: readonly string[] = ['qualifying_period', 'wait_until'];

const answerCodes: readonly string[] = [
  'english_missing',
  'financial_requirement_missing',
  'good_character_missing',
];

function firstAgainst({ reasons }: IlrCalculationResponse, except: readonly string[]): string | undefined {
  return reasons.find((reason) => standingOf(reason) === 'against' && !except.includes(reason.code))?.message;
}

function alsoMissing(result: IlrCalculationResponse): string {
  const missing = missingAnswers(result);
  return missing.length === 0 ? '' : `By your answers you also need: ${missing.join(', ')}.`;
}

function headlineWithoutDate(result: IlrCalculationResponse): string {
  const { route, reasons } = result;
  if (route === null) return 'This visa type does not say which rules apply';
  if (yearsOf(result) === null) return 'This visa does not lead to ILR by itself';
  if (reasons.some(({ code }) => code === 'route_closed')) return 'This route is closed to applications';
  const missing = missingAnswers(result).length;
  if (missing === 0) return 'No first day can be named';
  return missing === 1 ? 'One requirement is not met yet' : `${missing} requirements are not met yet`;
}

function whyNoDate(result: IlrCalculationResponse): string {
  const against = firstAgainst(result, ofTheWait) ?? result.reasons[0]?.message ?? '';
  const { meetsSettlementPeriod, absencesValid, requiredYears } = result;
  const timeIsThere = meetsSettlementPeriod && absencesValid && requiredYears !== null;
  return timeIsThere && missingAnswers(result).length > 0
    ? `Your ${requiredYears} years are complete, and your days away do not stand against you. ${against}`
    : against;
}
