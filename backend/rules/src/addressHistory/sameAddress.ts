/** An address as typed. */
export interface AddressPlace {
  readonly line1: string;
  readonly line2: string | null;
  readonly town: string;
  readonly postcode: string | null;
}

/** Common abbreviations at the end of street names. `St` at the beginning means saint. */
const endAbbreviations: Readonly<Record<string, string>> = {
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
const startAbbreviations: Readonly<Record<string, string>> = { apartment: 'flat', apt: 'flat' };

/**
 * Whether two texts are the same address: the same lines with the same postcode, or with the same town if one has no
 * postcode. Capitals, spaces, points, the order of lines and usual abbreviations are ignored.
 */
export function isSameAddress(one: AddressPlace, other: AddressPlace): boolean {
  if (normaliseLines(one) !== normaliseLines(other)) return false;
  const [code, otherCode] = [normalisePostcode(one), normalisePostcode(other)];
  return code === '' || otherCode === ''
    ? splitWords(one.town).join(' ') === splitWords(other.town).join(' ')
    : code === otherCode;
}

/** Whether they have one postcode and different lines: the same home written differently, or a neighbour's. */
export function mayBeSameAddress(one: AddressPlace, other: AddressPlace): boolean {
  const code = normalisePostcode(one);
  return code !== '' && code === normalisePostcode(other) && normaliseLines(one) !== normaliseLines(other);
}

/** All its parts in a fixed order, so that swapped lines are equal. */
export const listAddressParts = ({ line1, line2, town, postcode }: AddressPlace): readonly string[] =>
  [
    ...[line1, line2 ?? '', town].flatMap((line) => line.split(/[,;]/)).map(expandAbbreviations),
    postcode ?? '',
  ]
    .map((part) => splitWords(part).join(' '))
    .map(joinPostcode)
    .filter((part) => part !== '')
    .toSorted();

const joinPostcode = (part: string): string => part.replace(/^([a-z]{1,2}\d[a-z\d]?) (\d[a-z]{2})$/, '$1$2');

const normalisePostcode = ({ postcode }: AddressPlace): string => splitWords(postcode ?? '').join('');

/** The parts of both lines in a fixed order: `Flat 2, 14 Harbour St` equals `14 Harbour Street` with `Flat 2`. */
const normaliseLines = ({ line1, line2 }: AddressPlace): string =>
  [line1, line2 ?? '']
    .flatMap((line) => line.split(/[,;]/))
    .map(expandAbbreviations)
    .filter((part) => part !== '')
    .toSorted()
    .join(', ');

function expandAbbreviations(part: string): string {
  const words = splitWords(part);
  return words
    .map((word, position) => {
      if (position === 0) return lookUp(startAbbreviations, word);
      return position === words.length - 1 ? lookUp(endAbbreviations, word) : word;
    })
    .join(' ');
}

const lookUp = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? word) : word;

/** Words without accents, apostrophes and points: `St. Mary’s` becomes `st marys`. */
const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '');
