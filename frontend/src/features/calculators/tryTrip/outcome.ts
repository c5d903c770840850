import type { CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { VerdictTone } from '../results/verdict';

/** What a calculation comes to, as far as trying a trip shows it. */
export interface Outcome {
  readonly tone: VerdictTone;
  /** For example "Not yet". */
  readonly headline: string;
  /** The first day to apply, when one can be named. */
  readonly date: CivilDate | null;
  /** The days against their limit, in words. */
  readonly days: string;
  /** What changes with the days of travel counted; null where nothing does. */
  readonly margin: string | null;
  /** When to apply around the trip, where it makes the answer depend on that. */
  readonly advice?: string;
}

/** What a trip changes, in a sentence. */
export function whatMoved(before: Outcome, after: Outcome): string {
  if (before.date !== after.date) return dateMoved(before.date, after.date);
  if (before.headline !== after.headline || before.tone !== after.tone)
    return `The answer changes from “${before.headline}” to “${after.headline}”.`;
  if (before.days === after.days)
    return before.margin === after.margin
      ? 'Nothing changes.'
      : 'The answer stays the same; only what your travel days change is different.';
  return after.date === null
    ? 'The answer stays the same; only the days change.'
    : `The date stays ${formatLongDate(after.date)}; only the days change.`;
}

function dateMoved(before: CivilDate | null, after: CivilDate | null): string {
  if (before !== null && after !== null)
    return `The date moves from ${formatLongDate(before)} to ${formatLongDate(after)}.`;
  if (after !== null) return `The date is then ${formatLongDate(after)}.`;
  return 'With this trip no date can be named.';
}
