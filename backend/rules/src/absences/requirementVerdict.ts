import { toneOfLimit, type AgainstLimit, type LimitTone } from './limitCheck';
import { standingTitle, type LimitOwner } from './limitWords';

/** What a line of requirements is called, where the bare “met” or “not met” would say less than the number beside it. */
export interface RequirementVerdict {
  readonly words: string;
  readonly tone: LimitTone;
}

/**
 * The verdict of a requirement on days away, in the words and the colour that its number has on every page: one that is met
 * is amber where the limit is near.
 * @param check undefined where no single number decides
 */
export function verdictOnDaysAway(
  met: boolean,
  check: Pick<AgainstLimit, 'standing' | 'remaining'> | undefined,
  owner: LimitOwner,
): RequirementVerdict {
  if (!met) return { words: `Over the ${owner} limit`, tone: 'over' };
  if (check?.standing !== 'near') return { words: 'Met', tone: 'within' };
  const title = standingTitle(check, owner);
  return { words: `Met, ${title.charAt(0).toLowerCase()}${title.slice(1)}`, tone: toneOfLimit('near') };
}
