import { adviser, inLettersFirst, written } from '../../assessment/wording';
import type { EnglishStatus } from '../../assessment/answer';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import type { Discretion } from '../../citizenship/discretion';
import type { LawOnDay } from '../../parameters/law';
import type { CitizenshipForm } from './citizenshipForm';
import type { Suggestion } from './citizenshipCalculation';

/** What the suggestions are drawn from. */
export interface Shortcomings {
  /** As it is on the day of the application. */
  readonly law: LawOnDay;
  readonly form: CitizenshipForm;
  readonly application: CivilDate;
  /** Null for those who need no settlement. */
  readonly settledLongEnoughFrom: CivilDate | null;
  readonly waitsForSettlement: boolean;
  readonly mayHaveLapsed: boolean;
  /** The first day of full age, where it lies after the planned one. */
  readonly adultFrom: CivilDate | null;
  readonly english: EnglishStatus;
  /** Whether English and the test are shown, or not asked. */
  readonly englishLanguage: boolean;
  readonly lifeInUK: boolean;
  readonly residentLongEnoughFrom: CivilDate;
  /** The first day that time and days away allow; null when it cannot be known. */
  readonly firstDay: CivilDate | null;
  readonly total: Discretion & { readonly days: number; readonly limit: number };
  readonly recent: Discretion & { readonly days: number; readonly limit: number };
  readonly presentOnFirstDay: boolean;
}

/** What to do, or to wait for, before applying; in the order in which a person would. Empty when nothing is missing. */
export function suggestionsFor(shortcomings: Shortcomings): readonly Suggestion[] {
  return [
    ...otherWays(shortcomings),
    ...waiting(shortcomings),
    ...absences(shortcomings),
    ...requirements(shortcomings),
  ];
}

/** Where neither waiting nor a tick helps. */
function otherWays({ law, mayHaveLapsed, adultFrom }: Shortcomings): readonly Suggestion[] {
  return [
    ...(mayHaveLapsed
      ? [
          {
            code: 'settlement_lapse',
            title: 'Your settlement may have lapsed',
            message: `You were outside the UK for longer than settlement lasts. Appendix Returning Resident says how people come back to it. Ask ${adviser} before you pay a fee.`,
          },
        ]
      : []),
    ...(adultFrom === null
      ? []
      : [
          {
            code: 'under_18',
            title: 'Register as a child',
            message: `Naturalisation is for people of ${law.naturalisation.fullAge} and over, so from ${day(adultFrom)}. Before that, look at registration (form MN1): it has other conditions.`,
          },
        ]),
  ];
}

function waiting({
  application,
  settledLongEnoughFrom,
  residentLongEnoughFrom,
  firstDay,
}: Shortcomings): readonly Suggestion[] {
  const waits = [
    ...(settledLongEnoughFrom !== null && settledLongEnoughFrom > application
      ? [`Your settlement has lasted long enough on ${day(settledLongEnoughFrom)}.`]
      : []),
    ...(residentLongEnoughFrom > application
      ? [`Your years of residence are complete on ${day(residentLongEnoughFrom)}.`]
      : []),
  ];
  if (waits.length === 0) return [];
  const date =
    firstDay === null ? '' : ` The first day that time and your days away allow is ${day(firstDay)}.`;
  return [{ code: 'waiting_date', title: 'Wait before you apply', message: `${waits.join(' ')}${date}` }];
}

function absences({ total, recent, presentOnFirstDay, firstDay }: Shortcomings): readonly Suggestion[] {
  const later =
    firstDay === null
      ? 'Enter your individual trips to see from when on your days away are within the limit.'
      : `Or wait: from ${day(firstDay)} your days away are within the limits.`;
  const suggestions: Suggestion[] = [];
  if (total.band !== 'meets')
    suggestions.push({
      code: 'absences_total',
      title: 'Too many days away in all',
      message: `${total.days} days away, ${total.days - total.limit} more than the limit of ${total.limit}. ${discretion(total)} ${later}`,
    });
  if (recent.band !== 'meets')
    suggestions.push({
      code: 'absences_recent',
      title: 'Too many days away in the final year',
      message: `${recent.days} days away, ${recent.days - recent.limit} more than the limit of ${recent.limit}. ${discretion(recent)} ${later}`,
    });
  if (!presentOnFirstDay)
    suggestions.push({
      code: 'first_day',
      title: 'Be in the UK on the first day',
      message: `You have to be in the UK on the first day of the years that count, and your trips show you abroad on it. ${firstDay === null ? later : `From ${day(firstDay)} this is right.`}`,
    });
  return suggestions;
}

function discretion({ band, message }: Discretion): string {
  switch (band) {
    case 'discretion_expected':
      return `Discretion may apply, and is normally given. ${message}`;
    case 'discretion_conditional':
      return `Discretion may apply, on conditions. ${message}`;
    default:
      return message;
  }
}

function requirements(shortcomings: Shortcomings): readonly Suggestion[] {
  const { form, law, presentOnFirstDay, waitsForSettlement, englishLanguage, lifeInUK } = shortcomings;
  const { monthsSettled } = law.naturalisation;
  const missing: readonly (readonly [holds: boolean, suggestion: Suggestion])[] = [
    [
      !waitsForSettlement || form.settlementStatus12Months,
      {
        code: 'settlement_12_months',
        title: `${inLettersFirst(monthsSettled)} months of settlement`,
        message: `Hold indefinite leave or settled status for ${monthsSettled} months before you apply, and confirm it here.`,
      },
    ],
    [englishLanguage, { code: 'english', title: 'English language', message: englishWords(shortcomings) }],
    [
      lifeInUK,
      {
        code: 'life_in_uk',
        title: 'Life in the UK test',
        message: `${whoIsExempt(shortcomings, 'The test')}A pass for your settlement counts and never expires.`,
      },
    ],
    [
      form.goodCharacter,
      {
        code: 'good_character',
        title: 'Good character',
        message: `If anything may speak against your good character, ask ${adviser} before you apply.`,
      },
    ],
    [
      form.isSpouseRoute || form.intendsToContinueResiding,
      {
        code: 'future_intentions',
        title: 'Living in the UK',
        message: 'Confirm that you intend to go on living in the UK.',
      },
    ],
    [
      form.physicalPresence,
      {
        code: 'physical_presence',
        title: 'Presence in the UK',
        message: 'Confirm that you were in the UK in the years that count, and have proof of it.',
      },
    ],
    [
      form.physicalPresenceExactDate || !presentOnFirstDay,
      {
        code: 'exact_date',
        title: 'The first day of the years',
        message: 'Confirm that you were in the UK on the first day of the years, and have proof of it.',
      },
    ],
  ];
  return missing.flatMap(([holds, suggestion]) => (holds ? [] : [suggestion]));
}

function englishWords(shortcomings: Shortcomings): string {
  const { asked, on, held } = shortcomings.english;
  const level =
    held === null
      ? `Level ${asked} or higher is asked on ${day(on)}.`
      : `You hold ${held === 'none' ? 'no level yet' : `level ${held}`}; level ${asked} or higher is asked on ${day(on)}.`;
  return `${whoIsExempt(shortcomings, 'English')}${level} Show it with an approved test, a degree taught in English, or as a national of a majority English-speaking country.`;
}

/** Named where the birth date does not decide it; a condition that lasts can excuse at any age. */
function whoIsExempt({ form, law }: Shortcomings, what: string): string {
  return form.dateOfBirth === undefined
    ? `${what} is not asked of you at ${law.agesAsked.to + 1} or over, or where a long-term condition prevents it. `
    : `${what} is not asked of you where a long-term condition prevents it. `;
}

function day(date: CivilDate): string {
  return written(toDayNumber(date));
}
