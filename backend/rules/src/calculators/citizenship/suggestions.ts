import type { EnglishStatus } from '../../assessment/answer';
import type { CivilDate } from '../../calendar/civilDate';
import type { Discretion } from '../../citizenship/discretion';
import type { LawOnDay } from '../../parameters/law';
import { suggestionSentences as sentences } from '../../sentences/citizenshipCalculator';
import type { CitizenshipForm } from './citizenshipForm';
import type { Suggestion } from './citizenshipCalculation';

/** The facts that decide the suggestions. */
export interface Shortcomings {
  /** The law on the day of the application. */
  readonly law: LawOnDay;
  readonly form: CitizenshipForm;
  readonly application: CivilDate;
  /** Null if no settlement is needed. */
  readonly settledLongEnoughFrom: CivilDate | null;
  readonly mayHaveLapsed: boolean;
  /** The first day of full age, if it is after the planned day. */
  readonly adultFrom: CivilDate | null;
  readonly english: EnglishStatus;
  /** Whether English and the test are shown or not required. */
  readonly englishLanguage: boolean;
  readonly lifeInUK: boolean;
  readonly residentLongEnoughFrom: CivilDate;
  /** The first day that time and days away allow; null if unknown. */
  readonly firstDay: CivilDate | null;
  readonly total: Discretion & { readonly days: number; readonly limit: number };
  readonly recent: Discretion & { readonly days: number; readonly limit: number };
  readonly presentOnFirstDay: boolean;
}

/** What to do or wait for before applying, in the order of action. Empty if nothing is missing. */
export function suggestionsFor(shortcomings: Shortcomings): readonly Suggestion[] {
  return [
    ...suggestOtherWays(shortcomings),
    ...suggestWaiting(shortcomings),
    ...suggestForAbsences(shortcomings),
    ...suggestForRequirements(shortcomings),
  ];
}

/** Suggestions if neither waiting nor a tick helps. */
function suggestOtherWays({ law, mayHaveLapsed, adultFrom }: Shortcomings): readonly Suggestion[] {
  return [
    ...(mayHaveLapsed
      ? [
          {
            code: 'settlement_lapse',
            title: 'Your settlement may have lapsed',
            message: sentences.settlement_lapse(),
          },
        ]
      : []),
    ...(adultFrom === null
      ? []
      : [
          {
            code: 'under_18',
            title: 'Register as a child',
            message: sentences.under_18({ fullAge: law.naturalisation.fullAge, on: adultFrom }),
          },
        ]),
  ];
}

function suggestWaiting({
  application,
  settledLongEnoughFrom,
  residentLongEnoughFrom,
  firstDay,
}: Shortcomings): readonly Suggestion[] {
  const settledFrom =
    settledLongEnoughFrom !== null && settledLongEnoughFrom > application ? settledLongEnoughFrom : null;
  const residentFrom = residentLongEnoughFrom > application ? residentLongEnoughFrom : null;
  if (settledFrom === null && residentFrom === null) return [];
  const message = sentences.waiting_date({ settledFrom, residentFrom, firstDay });
  return [{ code: 'waiting_date', title: 'Wait before you apply', message }];
}

function suggestForAbsences({
  total,
  recent,
  presentOnFirstDay,
  firstDay,
}: Shortcomings): readonly Suggestion[] {
  const suggestions: Suggestion[] = [];
  const over = ({ days, limit, band, message: discretion }: Shortcomings['total']) =>
    ({ days, limit, isRefused: band === 'normally_refused', discretion, firstDay }) as const;
  if (total.band !== 'meets')
    suggestions.push({
      code: 'absences_total',
      title: 'Too many days away in all',
      message: sentences.absences_total(over(total)),
    });
  if (recent.band !== 'meets')
    suggestions.push({
      code: 'absences_recent',
      title: 'Too many days away in the final year',
      message: sentences.absences_recent(over(recent)),
    });
  if (!presentOnFirstDay)
    suggestions.push({
      code: 'first_day',
      title: 'Be in the UK on the first day',
      message: sentences.first_day({ firstDay }),
    });
  return suggestions;
}

function suggestForRequirements(shortcomings: Shortcomings): readonly Suggestion[] {
  const { form, law, presentOnFirstDay, englishLanguage, lifeInUK } = shortcomings;
  // Given if the birth date does not decide it; a long-term condition can exempt at any age.
  const exemptFrom = form.dateOfBirth === undefined ? law.agesAsked.to + 1 : null;
  const english = sentences.english({ ...shortcomings.english, exemptFrom });
  const missing: readonly (readonly [holds: boolean, suggestion: Suggestion])[] = [
    [englishLanguage, { code: 'english', title: 'English language', message: english }],
    [
      lifeInUK,
      { code: 'life_in_uk', title: 'Life in the UK test', message: sentences.life_in_uk({ exemptFrom }) },
    ],
    [
      form.goodCharacter,
      { code: 'good_character', title: 'Good character', message: sentences.good_character() },
    ],
    [
      form.isSpouseRoute || form.intendsToContinueResiding,
      { code: 'future_intentions', title: 'Living in the UK', message: sentences.future_intentions() },
    ],
    [
      form.physicalPresence,
      { code: 'physical_presence', title: 'Presence in the UK', message: sentences.physical_presence() },
    ],
    [
      form.physicalPresenceExactDate || !presentOnFirstDay,
      { code: 'exact_date', title: 'The first day of the years', message: sentences.exact_date() },
    ],
  ];
  return missing.flatMap(([holds, suggestion]) => (holds ? [] : [suggestion]));
}
