import { firstDaysApart, type IlrCalculationResponse } from '@settlewise/contract/assessments';
import { againstLimit, numberOfLimit, standingInWords } from '@settlewise/rules/absences';
import { adviser } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, absenceRules, valueOn } from '@settlewise/rules/parameters';
import { findRoute, yearsOn } from '@settlewise/rules/routes';
import { mayApplyEarly } from '@settlewise/rules/sentences';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { statusOf } from '../../../../record/assessments/reasons/reasonStatus';
import { toneOfIlr } from '../../../../record/summary/sentences';
import { englishAsked } from './englishWords';
import { completeLater } from './startOfYears';
import { ownerOf } from './meaningOfLimit';
import { applyingEndedOn, wayToIlr } from './wayToIlr';
import type { IlrVerdictCode } from './verdictWords';
import { ilrVerdict, verdictWithoutYears, type IlrVerdict } from './withoutYears';

/** Of a visa that does not say which route it is, the years that most routes ask for are shown. */
const usualYears = (on: CivilDate): number | null => yearsOn(findRoute('skilled_worker'), on)[0] ?? null;

/** The qualifying years; null where the visa leads to no settlement. */
export const yearsOf = ({ requiredYears, route, calculationDate }: IlrCalculationResponse): number | null =>
  requiredYears ?? (route === null ? usualYears(calculationDate) : null);

/** The most days away in all the years; null where the route sets no limit. */
export function totalLimitOf(result: IlrCalculationResponse): number | null {
  const { absenceLimit, route, calculationDate } = result;
  const years = route === null ? yearsOf(result) : null;
  return absenceLimit ?? (years && absenceLimitsOn(calculationDate).settlementYear.days * years);
}

/** So many times the limit of twelve months is no limit of its own: days within it are no answer, and no green one. @param days in all, by the Home Office’s count */
export function totalIsNoLimit(result: IlrCalculationResponse, days: number): boolean {
  const { absenceLimit, calculationDate, meetsAbsenceTotal } = result;
  const years = yearsOf(result);
  if (years === null || !meetsAbsenceTotal) return false;
  const inAll = absenceLimitsOn(calculationDate).settlementYear.days * years;
  return (absenceLimit ?? inAll) === inAll && days <= inAll;
}

/** What the person answered with no, as words in a sentence. */
function missingAnswers(result: IlrCalculationResponse): readonly string[] {
  const { englishLanguage, financialRequirement, goodCharacter } = result;
  return [
    ...(englishLanguage || toShow(result) !== '' ? [] : [englishAsked(result)]),
    ...(financialRequirement ? [] : ['the financial requirement']),
    ...(goodCharacter ? [] : ['good character']),
  ];
}

export function verdictOf(result: IlrCalculationResponse): IlrVerdict {
  return verdictWithoutYears(result) ?? verdictByYears(result);
}

function verdictByYears(result: IlrCalculationResponse): IlrVerdict {
  const { isEligible, suggestedEligibilityDate: date, verdict, otherOutcome, appliedOn } = result;
  if (verdict === 'not_enough') {
    const isEnded = result.missing.some(({ code }) => code === permissionNow);
    return ilrVerdict(result, isEnded ? 'no_permission_now' : 'not_enough', {
      tone: 'soon',
      why: whyNotEnough(result),
    });
  }
  if (otherOutcome !== null) {
    const days = [otherOutcome.earliestApplicationDate, result.earliestApplicationDate];
    const known = days.filter((day) => day !== null);
    const shared = { tone: 'soon', why: whyBoth(result, otherOutcome) } as const;
    return known.length === days.length
      ? ilrVerdict(result, 'two_answers', { ...shared, days: known })
      : ilrVerdict(result, 'one_answer', shared);
  }
  const endedOn = applyingEndedOn(result);
  if (verdict === 'eligible' && endedOn !== null)
    return ilrVerdict(result, 'permission_ended', { tone: 'soon', days: [endedOn], why: permissionHasEnded });
  if (isEligible) {
    const why = [whyEligible(result), untilWhen(result)].filter(Boolean).join(' ');
    return appliedOn === null
      ? ilrVerdict(result, 'eligible', { tone: 'within', why })
      : ilrVerdict(result, 'eligible_as_applied', { tone: 'within', why, days: [appliedOn] });
  }
  const days = firstDaysApart(result);
  if (date !== null) {
    const why = [whyNotYet(result, date), toShow(result), alsoMissing(result)].filter(Boolean).join(' ');
    if (days !== null)
      return ilrVerdict(result, 'two_first_days', { tone: 'soon', why, days: [days.inPractice, days.safe] });
    const tone = toneOfIlr(result);
    return appliedOn === null
      ? ilrVerdict(result, 'first_day', { tone, why, days: [date] })
      : ilrVerdict(result, 'first_day_after_applying', { tone, why, days: [appliedOn, date] });
  }
  const since = result.earliestApplicationDate;
  if (since !== null && isOnlyToShow(result))
    return ilrVerdict(result, 'eligible_by_time', {
      tone: 'soon',
      days: [since],
      why: [toShow(result), untilWhen(result)].filter(Boolean).join(' '),
    });
  const { code, count } = withoutDate(result);
  return ilrVerdict(result, code, { tone: toneOfIlr(result), count, why: whyNoDate(result) });
}

const sentenceOf = ({ reasons }: IlrCalculationResponse, code: string): string =>
  reasons.find((reason) => reason.code === code)?.message ?? '';

/** What can still be shown, which never hides the date. */
const toShow = (result: IlrCalculationResponse): string => sentenceOf(result, 'english_to_show');

/** Time and absences are met, and nothing but a level that nobody knows yet stands open. */
function isOnlyToShow(result: IlrCalculationResponse): boolean {
  const { verdict, financialRequirement, goodCharacter } = result;
  return verdict === 'eligible' && financialRequirement && goodCharacter && toShow(result) !== '';
}

/** What is missing where the last permission given is over. */
const permissionNow = 'permission_now';

function whyNotEnough(result: IlrCalculationResponse): string {
  if (result.route === null) return sentenceOf(result, 'route_unknown');
  if (result.missing.some(({ code }) => code === permissionNow))
    return 'Until you say what you have now, no date can be named. Do not apply because of this page.';
  return 'What you gave does not cover your qualifying years. Until it does, no date can be named, and you should not apply because of this page.';
}

/** Before the question is answered, nothing but the later of two dates is safe. */
function whyBoth(
  { earliestApplicationDate: one }: IlrCalculationResponse,
  { earliestApplicationDate: other }: NonNullable<IlrCalculationResponse['otherOutcome']>,
): string {
  return one === null || other === null
    ? 'Both outcomes stand below, with the question that decides between them. Before it is answered, do not count on the date.'
    : 'Both dates stand below, with the question that decides between them. Before it is answered, take the later one as yours.';
}

const permissionHasEnded = `By what you answered your permission has ended. If you have a later one, go back and enter when it ends; if you have none, ask ${adviser} at once.`;

/** The end of the days to apply, where there is one. */
function untilWhen(result: IlrCalculationResponse): string {
  const { applyBy, appliedOn, eligibleUntil, eligibleAgainFrom } = result;
  // Who has applied has done so in time.
  if (appliedOn !== null) return '';
  // The discharge says the last day as well.
  if (wayToIlr(result) === 'by_discharge') return '';
  if (applyBy !== null) return `Apply by ${formatLongDate(applyBy)}, before your permission ends.`;
  if (eligibleUntil === null) return '';
  return eligibleAgainFrom === null
    ? `Apply by ${formatLongDate(eligibleUntil)}: a trip that you entered brings it to an end.`
    : `Apply by ${formatLongDate(eligibleUntil)}: after the trip that follows, not before ${formatLongDate(eligibleAgainFrom)}.`;
}

function whyEligible(result: IlrCalculationResponse): string {
  const { earliestApplicationDate, calculationDate } = result;
  if (wayToIlr(result) === 'by_discharge')
    return `${sentenceOf(result, 'discharge_window')} You meet the other requirements that were asked.`;
  const since =
    earliestApplicationDate !== null && earliestApplicationDate < calculationDate
      ? ` The first day was ${formatLongDate(earliestApplicationDate)}. ${whyBeforeComplete(result)}`.trimEnd()
      : '';
  const absences = totalLimitOf(result) === null ? '' : ', your days away are within the limit';
  return `Your ${yearsOf(result) ?? ''} years count${absences}, and you meet the other requirements that were asked.${since}`;
}

function whyNotYet(result: IlrCalculationResponse, date: CivilDate): string {
  const { reasons, route, absencesValid } = result;
  const messageOf = (code: string) => reasons.find((reason) => reason.code === code)?.message;
  if (route === null) return messageOf('route_unknown') ?? '';
  if (absencesValid)
    return messageOf('qualifying_period') ?? messageOf('discharge_window') ?? messageOf('wait_until') ?? '';
  const over = overLimit(result);
  const broken = firstAgainst(result, [...ofTheWait, ...answerCodes, earlierYears]) ?? '';
  return [over ?? broken, `From ${formatLongDate(date)} that no longer counts against you.`].join(' ');
}

/** The number that decides, before all else: `216 of 180 days in 12 months. Over the ILR limit by 36 days.` */
function overLimit(result: IlrCalculationResponse): string | null {
  const worst = result.homeOffice?.settlement?.worstTwelveMonths;
  const { settlementYear } = absenceLimitsOn(result.calculationDate);
  if (worst == null || !worst.exceeded || worst.limit !== settlementYear.days) return null;
  const number = numberOfLimit({ ...worst, kind: 'settlement' });
  return `${number}. ${standingInWords(againstLimit(worst.days, settlementYear), ownerOf(result))}.`;
}

/** Why the first day is before the years are complete; empty where it is not. */
export const whyBeforeComplete = ({
  reasons,
  calculationDate,
  earliestApplicationDate,
}: IlrCalculationResponse): string =>
  earliestApplicationDate !== null && reasons.some(({ code }) => code === 'counted_back_from_later_day')
    ? mayApplyEarly(valueOn(absenceRules.daysAfterApplication, calculationDate))
    : '';

/** What follows from an obstacle, and is none itself. */
export const ofTheWait: readonly string[] = ['qualifying_period', 'wait_until'];

/** Good years of long ago: said among the reasons, but they break nothing. */
const earlierYears = 'earlier_years_do_not_serve';

const answerCodes: readonly string[] = [
  'english_missing',
  'financial_requirement_missing',
  'good_character_missing',
];

function firstAgainst({ reasons }: IlrCalculationResponse, except: readonly string[]): string | undefined {
  return reasons.find((reason) => statusOf(reason) === 'against' && !except.includes(reason.code))?.message;
}

function alsoMissing(result: IlrCalculationResponse): string {
  const missing = missingAnswers(result);
  return missing.length === 0 ? '' : `By your answers you also need: ${missing.join(', ')}.`;
}

/** What a result without a first day comes to, and how many requirements are not met. */
function withoutDate(result: IlrCalculationResponse): {
  readonly code: IlrVerdictCode;
  readonly count: number;
} {
  const count = missingAnswers(result).length;
  if (result.route === null) return { code: 'unknown_visa', count };
  if (result.reasons.some(({ code }) => code === 'route_closed')) return { code: 'route_closed', count };
  return { code: count === 0 ? 'no_first_day' : 'requirements', count };
}

function whyNoDate(result: IlrCalculationResponse): string {
  const against = firstAgainst(result, ofTheWait) ?? result.reasons[0]?.message ?? '';
  const { meetsSettlementPeriod, absencesValid, requiredYears } = result;
  const asksForTime = requiredYears !== null && requiredYears > 0;
  const isTimeComplete = meetsSettlementPeriod && absencesValid && asksForTime;
  if (!isTimeComplete || missingAnswers(result).length === 0) return against;
  const later = completeLater(result);
  const years =
    later === null
      ? `Your ${requiredYears} years are complete`
      : `Your ${requiredYears} years are complete on ${formatLongDate(later)}`;
  return `${years}, and your days away do not stand against you. ${against}`;
}
