import { toneOfLimit, type AgainstLimit, type LimitTone } from './limitCheck';
import { standingTitle, type LimitOwner } from './limitWords';

/** The label of a requirement if plain “met” or “not met” would say less than the number shown with it. */
export interface RequirementVerdict {
  readonly words: string;
  readonly tone: LimitTone;
}

/**
 * The verdict of a requirement on days away, in the words and colour that its number has on every page. A met
 * requirement is amber if the limit is near.
 * @param check undefined if no single number decides
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
