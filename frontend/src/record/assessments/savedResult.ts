import type {
  SavedAddressesSummary,
  SavedAssessmentSummary,
  SavedChecklistSummary,
  SavedFeesSummary,
  SavedSheetSummary,
  SavedTimelineSummary,
  SavedVerdictSummary,
  TwoFirstDays,
} from '@settlewise/contract/assessments';
import { dayCount } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { poundsOfPence, ruleSet } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../ui/dates/formatDate';
import type { Tone } from '../../ui/Pill';
import { shortLabels } from '../forms/shortLabels';
import { bothFirstDays, daysOfBothAnswers } from './firstDays';

type Calculator = SavedAssessmentSummary['calculator'];

/** What each calculator's results are called, where it is, and below which address they are opened. */
export const calculators: Readonly<Record<Calculator, { name: string; path: string; saved: string }>> = {
  ilr: { name: 'ILR eligibility', path: '/ilr', saved: '/saved-results' },
  citizenship: { name: 'British citizenship', path: '/citizenship', saved: '/saved-results' },
  fees: { name: 'Application fees', path: '/fees', saved: '/fees/saved' },
  checklist: { name: 'Document checklist', path: '/documents', saved: '/documents/saved' },
  addresses: { name: 'Address check', path: '/address', saved: '/address/saved' },
  sheet: { name: 'Form sheet', path: '/forms', saved: '/forms/saved' },
  timeline: { name: 'Timeline', path: '/timeline', saved: '/timeline/saved' },
};

/** The name that a person gave a result, or the calculator's. */
export const nameOf = ({ title, calculator }: Pick<SavedAssessmentSummary, 'title' | 'calculator'>): string =>
  title ?? calculators[calculator].name;

/** Where a saved result is opened as it was. */
export const addressOf = ({ id, calculator }: Pick<SavedAssessmentSummary, 'id' | 'calculator'>): string =>
  `${calculators[calculator].saved}/${id}`;

interface Verdict {
  readonly tone: Tone;
  readonly word: string;
  /** When to apply, what it costs or what it was for, in a few words. */
  readonly date: string;
}

/** What a saved result said. @param today in London */
export function verdictOf(result: SavedAssessmentSummary, today: CivilDate): Verdict {
  switch (result.calculator) {
    case 'fees':
      return sumOf(result);
    case 'checklist':
      return readyOf(result);
    case 'addresses':
      return coveredOf(result);
    case 'sheet':
      return sheetOf(result);
    case 'timeline':
      return lineOf(result);
    default:
      return eligibilityOf(result, today);
  }
}

const readyOf = ({ met, of, application, name, plannedOn }: SavedChecklistSummary): Verdict => ({
  tone: met === of ? 'within' : 'soon',
  word: `${met} of ${of} there`,
  date: forWhat(application, name, plannedOn),
});

/** Never good news beside something to correct. */
function coveredOf({ application, name, applicationOn, ...found }: SavedAddressesSummary): Verdict {
  const date = forWhat(application, name, applicationOn);
  if (found.missingDays > 0) return { tone: 'soon', word: `${dayCount(found.missingDays)} missing`, date };
  if (found.contradictions > 0) return { tone: 'soon', word: 'Dates do not agree', date };
  return { tone: 'within', word: 'No day missing', date };
}

const sheetOf = ({ application, name, applicationOn }: SavedSheetSummary): Verdict => ({
  tone: 'plain',
  word: shortLabels[application],
  date: [name, `on ${formatLongDate(applicationOn)}`].filter((part) => part !== '').join(', '),
});

/** What was next by then. */
const lineOf = ({ next, calculatedOn }: SavedTimelineSummary): Verdict =>
  next === null
    ? { tone: 'plain', word: 'As it was', date: `on ${formatLongDate(calculatedOn)}` }
    : { tone: 'plain', word: 'Next then', date: `${next.title}, ${formatLongDate(next.date)}` };

/** `Leila: SET(O) on 20 February 2027` */
const forWhat = (form: string, name: string | null, day: CivilDate): string =>
  `${name === null ? '' : `${name}: `}${form} on ${formatLongDate(day)}`;

const sumOf = ({ totalPence, lowestPence, highestPence }: SavedFeesSummary): Verdict => ({
  tone: 'plain',
  word: 'In all',
  date:
    lowestPence === highestPence
      ? poundsOfPence(totalPence)
      : `${poundsOfPence(totalPence)} (${poundsOfPence(lowestPence)} to ${poundsOfPence(highestPence)})`,
});

/** As the result itself says it. */
const notEligible = 'Not Currently Eligible';

function eligibilityOf(
  {
    isEligible,
    suggestedEligibilityDate: date,
    earliestApplicationDate: firstDay,
    calculatedOn,
    headline,
    twoFirstDays,
    isRed,
  }: SavedVerdictSummary,
  today: CivilDate,
): Verdict {
  // As the result is: red is for days over a limit, and time mends the rest.
  const notYet = isRed ? 'over' : 'soon';
  // Where something else can decide, the list says so as the result did, and nothing says "eligible" alone.
  if (headline !== null)
    return {
      tone: notYet,
      word: isEligible ? 'By time and absences, yes' : notEligible,
      date: headline.message,
    };
  if (twoFirstDays !== null) return twoAnswersOf(twoFirstDays, calculatedOn);
  if (isEligible) {
    // The day of the calculation is not the first day where that was past: since when, is said.
    if (firstDay !== null && firstDay < calculatedOn) {
      const could = calculatedOn === today ? 'You can apply now' : 'You could apply then';
      return {
        tone: 'within',
        word: 'Eligible',
        date: `${could}; the first day was ${formatLongDate(firstDay)}`,
      };
    }
    // Good on the planned day; the first day, today or later, is the one that was named.
    const first = date !== null && date > calculatedOn ? date : calculatedOn;
    return { tone: 'within', word: 'Eligible', date: `You could apply on ${formatLongDate(first)}` };
  }
  if (date === null)
    return { tone: isRed ? 'over' : 'plain', word: 'No date', date: 'No day to apply could be named' };
  return { tone: notYet, word: notEligible, date: `You may be eligible from ${formatLongDate(date)}` };
}

/** Of two first days neither is the answer alone: the list says so in the words of the result. */
function twoAnswersOf({ by, earlier, safe }: TwoFirstDays, calculatedOn: CivilDate): Verdict {
  if (by === 'answer' || earlier === null || safe === null)
    return { tone: 'soon', word: 'One answer decides', date: daysOfBothAnswers([earlier, safe]) };
  return {
    tone: 'soon',
    word: earlier <= calculatedOn ? 'Two answers' : notEligible,
    date: bothFirstDays({ inPractice: earlier, safe }, calculatedOn),
  };
}

/** Whether today's rules are others than those of a saved result. */
export const rulesHaveChanged = ({ ruleSet: usedThen }: Pick<SavedAssessmentSummary, 'ruleSet'>): boolean =>
  usedThen.version !== ruleSet.version;
