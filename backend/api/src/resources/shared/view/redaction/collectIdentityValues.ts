import {
  collectionFieldKinds,
  fieldKinds,
  fieldsOfKind,
  type CollectionPart,
} from '@settlewise/domain/record';
import type { CivilDate } from '@settlewise/rules/calendar';
import { forEachInTurns } from '../mapInTurns';
import { isOrdinaryWord, isParticle } from './ordinaryWords';
import { readWords, wordLetters } from './readWords';
import type { SearchValue } from './valueSearch';

/** The parts of a record with identity data. Other fields are ignored. */
export interface KnownIdentity {
  readonly account: object;
  readonly profile: object;
  readonly emergencyContact: object | null;
  readonly dependants: readonly object[];
  readonly lists: readonly { readonly part: CollectionPart; readonly items: readonly object[] }[];
  /** The username and the email address of the account. */
  readonly others: readonly string[];
}

/** The values to search for in a text. */
export interface IdentityValues {
  readonly values: readonly SearchValue[];
  readonly dates: ReadonlySet<CivilDate>;
  /** Names that are also ordinary words: May, Will. A text with such a word may name a person. */
  readonly ambiguous: ReadonlySet<string>;
}

/**
 * Fields with values that many texts contain. A journey to the country of nationality is a fact of the case, and `none`
 * is a normal answer.
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
/** Each word of these fields is also searched for separately. */
const nameFields = new Set(['firstName', 'lastName', 'fullName', 'name', 'withWhom']);

interface KnownText {
  readonly value: string;
  readonly isName: boolean;
}

/** Values between two yields to other requests. A value has at most 1,000 characters. */
const valuesPerTurn = 10;

/** Collects the identity values of a record, and yields to other requests in between. */
export async function collectIdentityValues(known: KnownIdentity): Promise<IdentityValues> {
  const values = new Map<string, SearchValue>();
  const dates = new Set<CivilDate>();
  const ambiguous = new Set<string>();
  const addValue = (value: SearchValue) => {
    if (value.letters.length > 1 && (value.mayBeSplit || !values.has(value.letters)))
      values.set(value.letters, value);
  };
  const addKnown = ({ value, isName }: KnownText) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
      dates.add(value);
      return;
    }
    const text = readWords(value);
    const { letters, words } = text;
    const isOneName = isName && words.length === 1;
    if (!(isOneName && isOrdinaryWord(letters)))
      addValue({ letters, mayBeSplit: words.length > 1 || /[\d'’‘ʼ`´＇]/u.test(value) });
    for (const number of spellingsOfNumber(value)) addValue({ letters: number, mayBeSplit: true });
    for (const word of isName ? words.map((each) => wordLetters(text, each)) : []) {
      if (isParticle(word) || word.length < 2) continue;
      if (isOrdinaryWord(word)) ambiguous.add(word);
      else addValue({ letters: word, mayBeSplit: false });
    }
  };
  await forEachInTurns(knownValues(known), valuesPerTurn, addKnown);
  return { values: [...values.values()], dates, ambiguous };
}

function knownValues({ account, profile, emergencyContact, dependants, lists, others }: KnownIdentity) {
  const profileKinds = { ...fieldKinds.personal, ...fieldKinds.visa, ...fieldKinds.declarations };
  return [
    ...listTexts(account, fieldKinds.name),
    ...listTexts(profile, profileKinds),
    ...listTexts(emergencyContact ?? {}, fieldKinds.emergencyContact),
    ...dependants.flatMap((dependant) => listTexts(dependant, fieldKinds.dependant)),
    ...lists.flatMap(({ part, items }) =>
      items.flatMap((item) => listTexts(item, collectionFieldKinds[part])),
    ),
    ...others.map((value): KnownText => ({ value, isName: false })),
  ];
}

const listTexts = (thing: object, kinds: Parameters<typeof fieldsOfKind>[1]): readonly KnownText[] =>
  Object.entries(fieldsOfKind(thing, kinds, ['identity', 'withheld'])).flatMap(([name, value]) =>
    typeof value === 'string' && !commonFields.has(name)
      ? [{ value: value.trim(), isName: nameFields.has(name) }]
      : [],
  );

const countryCode = '44';

/** Spellings of a telephone number with and without the country code. Empty for other values. */
function spellingsOfNumber(value: string): readonly string[] {
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length < 7 || !/^[\d\s+()./-]+$/.test(value)) return [];
  const international = digits.replace(/^00/, '');
  const national = digits.startsWith('0') && !digits.startsWith('00') ? digits.slice(1) : null;
  const fromInternational = international.startsWith(countryCode)
    ? international.slice(countryCode.length).replace(/^0/, '')
    : null;
  const localNumber = national ?? fromInternational;
  return [
    digits,
    international,
    `00${international}`,
    ...(localNumber === null
      ? []
      : [
          `0${localNumber}`,
          `${countryCode}${localNumber}`,
          `00${countryCode}${localNumber}`,
          `${countryCode}0${localNumber}`,
        ]),
  ];
}
