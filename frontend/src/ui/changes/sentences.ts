import type { CivilDate } from '@settlewise/rules/calendar';
import { type ChangeOnDay, isConfirmed } from '@settlewise/rules/parameters';
import { formatLongDate } from '../dates/formatDate';

/** A change as a page shows it. */
export type ShownChange = Omit<ChangeOnDay, 'nature'>;
type Change = ShownChange;

/** `Since 8 April 2026`, `From 26 March 2027`, `No day is known`. */
export function whenInWords({ from }: Pick<Change, 'from'>, today: CivilDate): string {
  if (from === null) return 'No day is known';
  return `${from > today ? 'From' : 'Since'} ${formatLongDate(from)}`;
}

/** What is not known from the official text says so; null where it is. What is not law has no text of law to read. */
export function doubtInWords({
  confidence,
  standing,
}: Pick<Change, 'confidence' | 'standing'>): string | null {
  if (standing === 'announced' || isConfirmed(confidence)) return null;
  return confidence === 'unknown'
    ? 'Not confirmed. We have not seen the official text: check it there.'
    : 'Not confirmed. We know it from other sources and have not read the official text: check it there.';
}

interface Parts<Of> {
  /** The latest first. */
  readonly inForce: readonly Of[];
  /** The soonest first. */
  readonly toCome: readonly Of[];
  readonly announced: readonly Of[];
}

/** The changes as the page shows them: what has come, what comes, and what is no law. */
export function partsOf<Of extends Change>(changes: readonly Of[], today: CivilDate): Parts<Of> {
  const dated = changes
    .filter(({ standing }) => standing !== 'announced')
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  const isToCome = ({ from }: Change) => from !== null && from > today;
  return {
    inForce: dated.filter((change) => !isToCome(change)).toReversed(),
    toCome: dated.filter(isToCome),
    announced: changes.filter(({ standing }) => standing === 'announced'),
  };
}
