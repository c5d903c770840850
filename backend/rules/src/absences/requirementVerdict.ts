import { standingsApart, toneOfLimit, type AgainstLimit, type LimitTone } from './limitCheck';
import { standingTitle, type LimitOwner } from './limitWords';

/** What a line of requirements is called, where the bare “met” or “not met” would say less than the number beside it. */
export interface RequirementVerdict {
  readonly words: string;
  readonly tone: LimitTone;
}

/** In place of one answer, wherever the two ways of counting days come to two. */
export const twoAnswers = 'Two ways to count, two answers';

/** The same as the verdict of a requirement: neither count alone says whether it is met. */
export const twoAnswersVerdict: RequirementVerdict = { words: twoAnswers, tone: 'soon' };

type Counted = AgainstLimit & { readonly homeOffice: AgainstLimit };

/**
 * The verdict of a requirement on days away, in the words and the colour that its number has on every page: one that is met
 * is amber where the limit is near, and one that is over by one count alone is over by neither.
 * @param check undefined where no single number decides
 */
export function verdictOnDaysAway(
  met: boolean,
  check: Counted | undefined,
  owner: LimitOwner,
): RequirementVerdict {
  if (!met)
    return check !== undefined && standingsApart(check)
      ? twoAnswersVerdict
      : { words: `Over the ${owner} limit`, tone: 'over' };
  if (check?.standing !== 'near') return { words: 'Met', tone: 'within' };
  const title = standingTitle(check, owner);
  return { words: `Met, ${title.charAt(0).toLowerCase()}${title.slice(1)}`, tone: toneOfLimit('near') };
}
