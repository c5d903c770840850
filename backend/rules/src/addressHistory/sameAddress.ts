/** Where an address is, as somebody typed it. */
export interface AddressPlace {
  readonly line1: string;
  readonly line2: string | null;
  readonly town: string;
  readonly postcode: string | null;
}

/** Ends of street names that people shorten. `St` at the beginning is a saint. */
const ends: Readonly<Record<string, string>> = {
  ave: 'avenue',
  cl: 'close',
  cres: 'crescent',
  ct: 'court',
  dr: 'drive',
  gdns: 'gardens',
  ln: 'lane',
  pl: 'place',
  rd: 'road',
  sq: 'square',
  st: 'street',
  terr: 'terrace',
};
const beginnings: Readonly<Record<string, string>> = { apartment: 'flat', apt: 'flat' };

/**
 * Whether two people wrote the same address: the same lines with the same postcode, or with the same town where one of
 * them gave no postcode. Capitals, spaces, points, the order of the lines and the usual short forms play no part.
 */
export function isSameAddress(one: AddressPlace, other: AddressPlace): boolean {
  if (linesOf(one) !== linesOf(other)) return false;
  const [code, otherCode] = [postcodeOf(one), postcodeOf(other)];
  return code === '' || otherCode === ''
    ? wordsOf(one.town).join(' ') === wordsOf(other.town).join(' ')
    : code === otherCode;
}

/** Whether they have one postcode and different lines: the same home written in two ways, or a neighbour's. */
export function mayBeSameAddress(one: AddressPlace, other: AddressPlace): boolean {
  const code = postcodeOf(one);
  return code !== '' && code === postcodeOf(other) && linesOf(one) !== linesOf(other);
}

/** All that is written of it, in an order of its own: lines that stand in each other's place are the same. */
export const partsOf = ({ line1, line2, town, postcode }: AddressPlace): readonly string[] =>
  [...[line1, line2 ?? '', town].flatMap((line) => line.split(/[,;]/)).map(inFull), postcode ?? '']
    .map((part) => wordsOf(part).join(' '))
    .map(withoutGapOfPostcode)
    .filter((part) => part !== '')
    .toSorted();

const withoutGapOfPostcode = (part: string): string =>
  part.replace(/^([a-z]{1,2}\d[a-z\d]?) (\d[a-z]{2})$/, '$1$2');

const postcodeOf = ({ postcode }: AddressPlace): string => wordsOf(postcode ?? '').join('');

/** The parts of both lines in an order of their own: `Flat 2, 14 Harbour St` is `14 Harbour Street` with `Flat 2`. */
const linesOf = ({ line1, line2 }: AddressPlace): string =>
  [line1, line2 ?? '']
    .flatMap((line) => line.split(/[,;]/))
    .map(inFull)
    .filter((part) => part !== '')
    .toSorted()
    .join(', ');

function inFull(part: string): string {
  const words = wordsOf(part);
  return words
    .map((word, position) => {
      if (position === 0) return valueIn(beginnings, word);
      return position === words.length - 1 ? valueIn(ends, word) : word;
    })
    .join(' ');
}

const valueIn = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

/** Without accents, apostrophes and points: `St. Mary’s` is `st marys`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '');
