import type { CivilDate } from '../calendar/civilDate';
import { writtenDate } from '../assessment/wording';
import { dayRulesRead } from './freshness';
import { ruleSet, type RuleSet } from './ruleSet';
import type { Source } from './source';
import { sources } from './sources';

/** Sources that were read again and still say the same: the latest day, by the key of the source. */
export type Readings = Readonly<Record<string, CivilDate>>;

export type SourceKey = keyof typeof sources;

/** The source that stands for the whole of the Immigration Rules. Reading it again means reading every part of them. */
export const wholeRules: SourceKey = 'immigrationRulesIndex';
/** The list on which each change of the rules is announced. Reading it again moves the day up to which news are known. */
const listOfNews: SourceKey = 'statementsOfChanges';
const partOfTheRules = 'Immigration Rules, ';

export const isSourceKey = (key: string): key is SourceKey => Object.hasOwn(sources, key);

/** Every source, with the key that readings name it by. */
export const keyedSources: readonly (Source & { readonly key: SourceKey })[] = Object.entries<Source>(
  sources,
).flatMap(([key, source]) => (isSourceKey(key) ? [{ key, ...source }] : []));

const latest = (...days: readonly (CivilDate | undefined)[]): CivilDate | null =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1) ?? null;

/** The day on which a source was read again; null when it was not. Answers name a source by its title alone. */
export function readAgainOn({ title }: Pick<Source, 'title'>, readings: Readings): CivilDate | null {
  const known =
    keyedSources.find((source) => source.title === title) ??
    keyedSources.find((source) => source.title.startsWith(title));
  if (known === undefined) return null;
  const isPart = known.title.startsWith(partOfTheRules);
  return latest(readings[known.key], ...(isPart ? [readings[wholeRules]] : []));
}

const later = (day: CivilDate, other: CivilDate | null): CivilDate =>
  other !== null && other > day ? other : day;

/**
 * The same value, in which each source names the day of its latest reading. A source is recognised by its title, its
 * address and its day, whatever the value is.
 */
export function withReadings<Value>(value: Value, readings: Readings): Value;
export function withReadings(value: unknown, readings: Readings): unknown {
  if (Object.keys(readings).length === 0) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withReadings(each, readings));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) copy[name] = withReadings<unknown>(inner, readings);
  const { title, url } = copy;
  if (typeof title !== 'string' || typeof url !== 'string') return copy;
  const again = readAgainOn({ title }, readings);
  for (const name of ['retrievedOn', 'checkedOn']) {
    const day = copy[name];
    if (typeof day === 'string') copy[name] = later(day, again);
  }
  return copy;
}

/** How old our reading of the law is. */
export interface AgeOfRules {
  /** The day on which the Immigration Rules were last read as a whole. */
  readonly rulesReadOn: CivilDate;
  /** The day up to which news of changes are known; null for an answer that was given by earlier rules. */
  readonly newsTo: CivilDate | null;
}

/** @param given the rules that an answer was given by; today's when left out */
export function ageOfRules(readings: Readings, given: RuleSet = ruleSet): AgeOfRules {
  const rulesReadOn = dayRulesRead(given);
  // What was read since then says nothing about earlier rules.
  if (given.version !== ruleSet.version) return { rulesReadOn, newsTo: null };
  return {
    rulesReadOn: later(rulesReadOn, readings[wholeRules] ?? null),
    newsTo: later(sources[listOfNews].retrievedOn, readings[listOfNews] ?? null),
  };
}

/** `Rules read on 6 December 2025, news to 6 October 2026` */
export const ageInWords = ({ rulesReadOn, newsTo }: AgeOfRules): string =>
  `Rules read on ${writtenDate(rulesReadOn)}${newsTo === null ? '' : `, news to ${writtenDate(newsTo)}`}`;
