import type { CivilDate } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { VerdictTone } from '../results/verdict';

/** What a calculation comes to, as far as trying a trip shows it. */
export interface Outcome {
  readonly tone: VerdictTone;
  /** For example "Not yet". */
  readonly headline: string;
  /** The first day to apply, when one can be named. */
  readonly date: CivilDate | null;
  /** The first day by the Home Office’s count, where that count names another. */
  readonly otherDay?: CivilDate | null;
  /** The days against their limit, in words. */
  readonly days: string;
  /** When to apply around the trip, where it makes the answer depend on that. */
  readonly advice?: string;
}

/** What a trip changes, in a sentence. */
export function whatMoved(before: Outcome, after: Outcome): string {
  const ours = before.date !== after.date;
  if (before.otherDay != null || after.otherDay != null) {
    const [then, now] = [before, after].map(({ date, otherDay }) => otherDay ?? date) as [Day, Day];
    if (ours || then !== now)
      return [
        `By the Home Office’s count: ${inSentence(then === now ? stays(now) : dateMoved(then, now))}`,
        `With your travel days: ${inSentence(ours ? dateMoved(before.date, after.date) : stays(after.date))}`,
      ].join(' ');
  }
  if (ours) return dateMoved(before.date, after.date);
  if (before.headline !== after.headline || before.tone !== after.tone)
    return `The answer changes from “${before.headline}” to “${after.headline}”.`;
  if (before.days === after.days) return 'Nothing changes.';
  return after.date === null
    ? 'The answer stays the same; only the days change.'
    : `The date stays ${formatLongDate(after.date)}; only the days change.`;
}

type Day = CivilDate | null;

const stays = (day: Day): string =>
  day === null ? 'No date can be named.' : `The date stays ${formatLongDate(day)}.`;

const inSentence = (said: string): string => `${said.charAt(0).toLowerCase()}${said.slice(1)}`;

function dateMoved(before: CivilDate | null, after: CivilDate | null): string {
  if (before !== null && after !== null)
    return `The date moves from ${formatLongDate(before)} to ${formatLongDate(after)}.`;
  if (after !== null) return `The date is then ${formatLongDate(after)}.`;
  return 'With this trip no date can be named.';
}
