import {
  collectionFieldKinds,
  fieldKinds,
  fieldsOfKind,
  type CollectionPart,
} from '@settlewise/domain/record';
import type { CivilDate } from '@settlewise/rules/calendar';
import { forEachInTurns } from '../mapInTurns';
import { isOrdinaryWord, isParticle } from './ordinaryWords';
import { readWords, lettersOf } from './readWords';
import type { SoughtValue } from './valueSearch';

/** The parts of a record that say who somebody is. Fields of other names are ignored. */
export interface KnownIdentity {
  readonly account: object;
  readonly profile: object;
  readonly emergencyContact: object | null;
  readonly dependants: readonly object[];
  readonly lists: readonly { readonly part: CollectionPart; readonly items: readonly object[] }[];
  /** Further words: the username and the address of the account. */
  readonly others: readonly string[];
}

/** What is sought in a text. */
export interface IdentityValues {
  readonly values: readonly SoughtValue[];
  readonly dates: ReadonlySet<CivilDate>;
  /** Words of names that are ordinary words as well: May, Will. A text that has one may name somebody. */
  readonly ambiguous: ReadonlySet<string>;
}

/**
 * Words that many texts have by themselves: a journey to the country that somebody is a national of is a fact of the
 * case, and `none` is an answer.
 */
const commonFields = new Set([
  'nationality',
  'countryOfBirth',
  'country',
  'city',
  'state',
  'town',
  'placeOfBirth',
  'convictions',
]);
/** Each word of a name is also sought by itself. */
const nameFields = new Set(['firstName', 'lastName', 'fullName', 'name', 'withWhom']);

interface Known {
  readonly value: string;
  readonly isName: boolean;
}

/** Other requests have their turn after so many values, each of at most 1,000 characters. */
const valuesPerTurn = 10;

/** Reads all values of a record, in turns of the event loop. */
export async function identityValues(known: KnownIdentity): Promise<IdentityValues> {
  const values = new Map<string, SoughtValue>();
  const dates = new Set<CivilDate>();
  const ambiguous = new Set<string>();
  const seek = (value: SoughtValue) => {
    if (value.letters.length > 1 && (value.inParts || !values.has(value.letters)))
      values.set(value.letters, value);
  };
  const addKnown = ({ value, isName }: Known) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
      dates.add(value);
      return;
    }
    const text = readWords(value);
    const { letters, words } = text;
    const isOneName = isName && words.length === 1;
    if (!(isOneName && isOrdinaryWord(letters)))
      seek({ letters, inParts: words.length > 1 || /[\d'’‘ʼ`´＇]/u.test(value) });
    for (const number of spellingsOfNumber(value)) seek({ letters: number, inParts: true });
    for (const word of isName ? words.map((each) => lettersOf(text, each)) : []) {
      if (isParticle(word) || word.length < 2) continue;
      if (isOrdinaryWord(word)) ambiguous.add(word);
      else seek({ letters: word, inParts: false });
    }
  };
  await forEachInTurns(knownValues(known), valuesPerTurn, addKnown);
  return { values: [...values.values()], dates, ambiguous };
}

function knownValues({ account, profile, emergencyContact, dependants, lists, others }: KnownIdentity) {
  const ofProfile = { ...fieldKinds.personal, ...fieldKinds.visa, ...fieldKinds.declarations };
  return [
    ...listTexts(account, fieldKinds.name),
    ...listTexts(profile, ofProfile),
    ...listTexts(emergencyContact ?? {}, fieldKinds.emergencyContact),
    ...dependants.flatMap((dependant) => listTexts(dependant, fieldKinds.dependant)),
    ...lists.flatMap(({ part, items }) =>
      items.flatMap((item) => listTexts(item, collectionFieldKinds[part])),
    ),
    ...others.map((value): Known => ({ value, isName: false })),
  ];
}

const listTexts = (thing: object, kinds: Parameters<typeof fieldsOfKind>[1]): readonly Known[] =>
  Object.entries(fieldsOfKind(thing, kinds, ['identity', 'withheld'])).flatMap(([name, value]) =>
    typeof value === 'string' && !commonFields.has(name)
      ? [{ value: value.trim(), isName: nameFields.has(name) }]
      : [],
  );

const countryCode = '44';

/** A telephone number with and without the code of the country. Empty for what is none. */
function spellingsOfNumber(value: string): readonly string[] {
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length < 7 || !/^[\d\s+()./-]+$/.test(value)) return [];
  const international = digits.replace(/^00/, '');
  const national = digits.startsWith('0') && !digits.startsWith('00') ? digits.slice(1) : null;
  const abroad = international.startsWith(countryCode)
    ? international.slice(countryCode.length).replace(/^0/, '')
    : null;
  const own = national ?? abroad;
  return [
    digits,
    international,
    `00${international}`,
    ...(own === null
      ? []
      : [`0${own}`, `${countryCode}${own}`, `00${countryCode}${own}`, `${countryCode}0${own}`]),
  ];
}
