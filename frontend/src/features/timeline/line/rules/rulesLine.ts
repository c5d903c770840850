import type { CivilDate } from '@settlewise/rules/calendar';
import { changesOn } from '@settlewise/rules/parameters';
import { partsOf, type ShownChange } from '../../../../ui/changes/sentences';

/** A change of the rules on the second line, which is none of the person’s own days. */
export interface RuleOnLine {
  /** As in the list beside the line: a letter, because a person’s days have numbers. */
  readonly sign: string;
  readonly change: ShownChange;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * What is law from a day to come, the soonest first, and then what is only announced: the rows of /changes.
 * @param changes as they stood that day, where they are not those that are known now
 */
export function rulesAhead(
  today: CivilDate,
  changes: readonly ShownChange[] = changesOn(today),
): readonly RuleOnLine[] {
  const { toCome, announced } = partsOf(changes, today);
  return [...toCome, ...announced].map((change, index) => ({
    sign: letters[index] ?? `${index + 1}`,
    change,
  }));
}

export interface RuleWithDay extends RuleOnLine {
  readonly day: CivilDate;
}

/** Those that have a day on the line. */
export const datedWithin = (
  rules: readonly RuleOnLine[],
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): readonly RuleWithDay[] =>
  rules
    .flatMap((rule) => (rule.change.from === null ? [] : [{ ...rule, day: rule.change.from }]))
    // Dates as text sort as time does.
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => one.day.localeCompare(other.day));

export const undated = (rules: readonly RuleOnLine[]): readonly RuleOnLine[] =>
  rules.filter(({ change }) => change.from === null);

/** What the second line shows, for those who do not see it. */
export function rulesInWords(rules: readonly RuleOnLine[]): string {
  const announced = rules.filter(({ change }) => change.standing === 'announced').length;
  return `Below it, on a line of their own, ${rules.length - announced} changes of the rules to come and ${announced} that are only announced.`;
}

const name = 'rules';

/** The choice stands in the address, as every choice of what a timeline shows. */
export const showsRules = (search: URLSearchParams): boolean => search.get(name) === 'shown';

export function withRules(search: URLSearchParams, shown: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (shown) next.set(name, 'shown');
  else next.delete(name);
  return next;
}
