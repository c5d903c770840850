import type { SavedAssessmentSummary } from '@settlewise/contract';
import { ruleSet } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { Tone } from '../../../ui/Pill';

type Calculator = SavedAssessmentSummary['calculator'];

/** What each calculator's results are called, and where it is. */
export const calculators: Readonly<Record<Calculator, { name: string; path: string }>> = {
  ilr: { name: 'ILR eligibility', path: '/ilr' },
  citizenship: { name: 'British citizenship', path: '/citizenship' },
};

/** The name that a person gave a result, or the calculator's. */
export const nameOf = ({ title, calculator }: Pick<SavedAssessmentSummary, 'title' | 'calculator'>): string =>
  title ?? calculators[calculator].name;

interface Verdict {
  readonly tone: Tone;
  readonly word: string;
  /** When to apply, in a few words. */
  readonly date: string;
}

/** What a saved result said. */
export function verdictOf({
  isEligible,
  suggestedEligibilityDate: date,
  calculatedOn,
  headline,
}: SavedAssessmentSummary): Verdict {
  // Where something else can decide, the list says so as the result did, and nothing says "eligible" alone.
  if (headline !== null)
    return {
      tone: 'soon',
      word: isEligible ? 'By time and absences, yes' : 'Not yet',
      date: headline.message,
    };
  if (isEligible) {
    // Good on the planned day; the first day, today or later, is the one that was named.
    const first = date !== null && date > calculatedOn ? date : calculatedOn;
    return { tone: 'within', word: 'Eligible', date: `You could apply on ${formatLongDate(first)}` };
  }
  if (date === null) return { tone: 'plain', word: 'No date', date: 'No day to apply could be named' };
  return { tone: 'soon', word: 'Not yet', date: `You may be eligible from ${formatLongDate(date)}` };
}

/** Whether today's rules are others than those of a saved result. */
export const rulesHaveChanged = ({ ruleSet: usedThen }: Pick<SavedAssessmentSummary, 'ruleSet'>): boolean =>
  usedThen.version !== ruleSet.version;
