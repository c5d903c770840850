import {
  collectionFieldKinds,
  fieldKinds,
  fieldsOfKind,
  type CollectionPart,
} from '@settlewise/domain/record';
import { longDate } from '../../../record/progress/wording';

/** Stands where identity data stood in a text that somebody typed. */
export const leftOut = '[left out]';

/** A text that somebody typed, without what is known to say who anybody is. */
export type Redact = <Text extends string | null>(text: Text) => Text | string;

/** Whose identity data is sought: fields by the names of the record, whatever else the objects hold. */
export interface KnownIdentity {
  readonly account: object;
  readonly profile: object;
  readonly emergencyContact: object | null;
  readonly dependants: readonly object[];
  readonly lists: readonly { readonly part: CollectionPart; readonly items: readonly object[] }[];
  /** Further words: the username and the address of the account. */
  readonly others: readonly string[];
}

/**
 * Words that many texts have by themselves: a journey to the country that somebody is a national of is a fact of the
 * case, and `none` is an answer.
 */
const commonWords = new Set([
  ...['nationality', 'countryOfBirth', 'country', 'city', 'state', 'town', 'placeOfBirth'],
  'convictions',
]);

/** What people type may name somebody: a title such as “Passport of Leila”. Takes out every value that is known. */
export function redactionOf(known: KnownIdentity): Redact {
  const byFirstWord = new Map<string, string[]>();
  // The longest first: it may begin with another.
  for (const value of [...wordsOf(known)].toSorted((a, b) => b.length - a.length)) {
    const [first] = value.match(anyWord) ?? [];
    if (first !== undefined) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), value]);
  }
  return (text) => (text === null || byFirstWord.size === 0 ? text : withoutValues(text, byFirstWord));
}

const anyWord = /[\p{L}\p{N}]+/u;
const goesOn = /^[\p{L}\p{N}]/u;

/** Letters of either case are one, and each text stays as long as it is. */
const folded = (text: string) =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');

/** Reads the text once, word by word, whatever the number of values. */
function withoutValues(text: string, byFirstWord: ReadonlyMap<string, readonly string[]>): string {
  const sought = folded(text);
  let kept = '';
  let from = 0;
  for (const { 0: word, index } of sought.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (index < from) continue;
    const found = byFirstWord
      .get(word)
      ?.find((value) => sought.startsWith(value, index) && !goesOn.test(sought.slice(index + value.length)));
    if (found === undefined) continue;
    kept += text.slice(from, index) + leftOut;
    from = index + found.length;
  }
  return kept + text.slice(from);
}

function wordsOf({ account, profile, emergencyContact, dependants, lists, others }: KnownIdentity) {
  const known = [
    ...texts(account, fieldKinds.name),
    ...texts(profile, { ...fieldKinds.personal, ...fieldKinds.visa, ...fieldKinds.declarations }),
    ...texts(emergencyContact ?? {}, fieldKinds.emergencyContact),
    ...dependants.flatMap((dependant) => texts(dependant, fieldKinds.dependant)),
    ...lists.flatMap(({ part, items }) => items.flatMap((item) => texts(item, collectionFieldKinds[part]))),
    ...others,
  ];
  // Where a value begins with a mark, that mark says nothing by itself.
  const values = known.flatMap(spellings).map((value) => folded(value).replace(/^[^\p{L}\p{N}]+/u, ''));
  return new Set(values.filter((value) => value.length > 1));
}

function texts(thing: object, kinds: Parameters<typeof fieldsOfKind>[1]): readonly string[] {
  return Object.entries(fieldsOfKind(thing, kinds, ['identity', 'withheld'])).flatMap(([name, value]) =>
    typeof value === 'string' && !commonWords.has(name) ? [value.trim()] : [],
  );
}

/** A day as people write it, and a number without its spaces. */
function spellings(value: string): readonly string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year !== '') {
    const inFigures = ['/', '.', '-'].flatMap((mark) => [
      [day, month, year].join(mark),
      [Number(day), Number(month), year].join(mark),
    ]);
    return [value, longDate(value), ...inFigures];
  }
  return [value, value.replaceAll(/\s/g, '')];
}
