import { adviser, dayCount, writtenDate } from '../../assessment/wording';
import type { CitizenshipAnswer, DiscretionBand } from '../../assessment/answer';
import { formRules } from '../../parameters/formRules';
import { inWordsOn } from '../../parameters/parameter';
import { dateOr, missing, textAnswer, warning } from '../answers';
import { tripList } from '../lists';
import { fromRecord, type AnswerWithWarnings, type FormBlock, type FormCase } from '../question';

/** The text for a person over a limit, by how a caseworker treats that number of days. */
const textByBand: Readonly<Record<Exclude<DiscretionBand, 'meets'>, string>> = {
  discretion_expected:
    'Ask for the days over the limit to be accepted. Say why you were away, and that your home and your family are in the UK.',
  discretion_conditional:
    'Ask for the days over the limit to be accepted. Say why you were away, and name the reason of the list that fits. Say what shows that your home, family, work and money are in the UK.',
  normally_refused: `Ask ${adviser} before you pay. Say why you were away, and what sets your case apart.`,
};

interface Counted {
  readonly days: number;
  readonly limit: number;
  readonly band: DiscretionBand;
  readonly from: string;
  /** The engine's reason for the number of days. */
  readonly reason: string;
}

const findReason = ({ reasons }: CitizenshipAnswer, code: string): string =>
  reasons.find((reason) => reason.code.startsWith(code))?.message ?? '';

const wholePeriod = (citizenship: CitizenshipAnswer): Counted => ({
  days: citizenship.totalDays,
  limit: citizenship.totalLimit,
  band: citizenship.totalBand,
  from: citizenship.qualifyingFrom,
  reason: findReason(citizenship, 'total_'),
});
const finalYear = (citizenship: CitizenshipAnswer): Counted => ({
  days: citizenship.finalYearDays,
  limit: citizenship.finalYearLimit,
  band: citizenship.finalYearBand,
  from: citizenship.finalYearFrom,
  reason: findReason(citizenship, 'final_year_'),
});

const unknownJourneys = () => missing('Say whose journeys they make, in their own page.');

const countedAnswer =
  (of: (citizenship: CitizenshipAnswer) => Counted) =>
  ({ residence }: FormCase): AnswerWithWarnings =>
    residence === null ? unknownJourneys() : textAnswer(String(of(residence.citizenship).days));

/** A draft that names the days. The person adds the reasons. */
const draft = ({ days, limit, band, from }: Counted, on: string): string =>
  band === 'meets'
    ? ''
    : `From ${writtenDate(from)} to ${writtenDate(on)} I was outside the UK for ${dayCount(days)}, which is ${dayCount(days - limit)} over the limit. I was away because …`;

const discretion =
  (of: (citizenship: CitizenshipAnswer) => Counted) =>
  ({ residence, on }: FormCase): AnswerWithWarnings => {
    if (residence === null) return unknownJourneys();
    const one = of(residence.citizenship);
    if (one.band === 'meets') return { answer: null, warnings: [] };
    return textAnswer(draft(one, on), [warning('missing', 'Your reasons: only you can write them.')]);
  };
/** The engine's reason for the number of days, and the text to write. */
const describeJudgement =
  (of: (citizenship: CitizenshipAnswer) => Counted) =>
  ({ residence }: FormCase): string => {
    const one = residence === null ? null : of(residence.citizenship);
    return one === null || one.band === 'meets'
      ? 'The Home Office can accept more days than the limit. You have to ask for it, with reasons and proof.'
      : `${one.reason} ${textByBand[one.band]}`;
  };
const withinLimit =
  (of: (citizenship: CitizenshipAnswer) => Counted) =>
  ({ residence }: FormCase): string | null =>
    residence !== null && of(residence.citizenship).band === 'meets'
      ? 'Your days away are within the limit.'
      : null;

/** First arrival, and every journey of the years in question. */
export const absencesBlock: FormBlock = {
  id: 'absences',
  title: 'Time outside the UK',
  questions: [
    fromRecord('immigration_profile', {
      id: 'first_arrival',
      text: 'First day in the UK',
      format: 'date',
      help: 'The day on which you first came to live here.',
      answer: ({ person }) => dateOr(person.ukEntryDate, 'Your record does not have it.'),
    }),
    fromRecord('journeys', {
      id: 'absences',
      text: 'Every journey outside the UK',
      format: 'list',
      help: ({ on }) =>
        `In order of time. Days are whole days outside the UK: the day on which you left and the one on which you came back do not count. Journeys of up to ${inWordsOn(formRules.shortJourney, on)} may be left out. To name them does no harm.`,
      answer: tripList,
    }),
  ],
};

/** Explains why these totals can be lower than on other pages. */
const travelDaysNote = 'The days on which you travelled are not in it. The dashboard shows both counts.';

/** The totals, and the text to write if one is over its limit. */
export const totalsBlock: FormBlock = {
  id: 'totals',
  title: 'Days away in all',
  questions: [
    fromRecord('engine', {
      id: 'days_in_period',
      text: 'Days outside the UK in the whole time',
      format: 'number',
      help: ({ residence, on }) =>
        residence === null
          ? 'The whole days of all journeys.'
          : `Whole days from ${writtenDate(residence.citizenship.qualifyingFrom)} to ${writtenDate(on)}. ${travelDaysNote}`,
      answer: countedAnswer(wholePeriod),
    }),
    fromRecord('engine', {
      id: 'days_in_final_year',
      text: 'Days outside the UK in the last year',
      format: 'number',
      help: ({ residence, on }) =>
        residence === null
          ? 'The whole days of the last year.'
          : `Whole days from ${writtenDate(residence.citizenship.finalYearFrom)} to ${writtenDate(on)}. ${travelDaysNote}`,
      answer: countedAnswer(finalYear),
    }),
    fromRecord('engine', {
      id: 'discretion_period',
      text: 'Why you were away so long',
      format: 'text',
      help: describeJudgement(wholePeriod),
      spared: withinLimit(wholePeriod),
      answer: discretion(wholePeriod),
    }),
    fromRecord('engine', {
      id: 'discretion_final_year',
      text: 'Why you were away so long in the last year',
      format: 'text',
      help: describeJudgement(finalYear),
      spared: withinLimit(finalYear),
      answer: discretion(finalYear),
    }),
  ],
};
