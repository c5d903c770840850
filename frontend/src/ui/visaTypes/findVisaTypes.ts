import { type VisaTypeChoice, visaTypeChoices } from '@settlewise/contract/visaTypeChoices';

/** For comparing what was typed: without accents, signs and differences of case. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const plain = (text: string): string => wordsOf(text).join(' ');

/** How well a visa type fits a text: the smaller the better, null where it does not. */
function fitOf({ label, keywords, group }: VisaTypeChoice, text: string): number | null {
  const wanted = wordsOf(text);
  const name = plain(label);
  if (name === wanted.join(' ')) return 0;
  if (name.startsWith(wanted.join(' '))) return 1;
  const begins = (word: string, words: readonly string[]) => words.some((known) => known.startsWith(word));
  if (wanted.every((word) => begins(word, wordsOf(label)))) return 2;
  // People write BN(O) as BNO, and pre-settled as presettled.
  if (name.replaceAll(' ', '').includes(wanted.join(''))) return 3;
  const everything = [label, group, ...keywords].flatMap(wordsOf);
  return wanted.every((word) => begins(word, everything)) ? 4 : null;
}

/** The visa types that a typed text may mean, group by group: first the group that holds the best of them. */
export function findVisaTypes(text: string): VisaTypeChoice[] {
  if (plain(text) === '') return [...visaTypeChoices];
  const found = visaTypeChoices.flatMap((choice) => {
    const fit = fitOf(choice, text);
    return fit === null ? [] : [{ choice, fit }];
  });
  const best = (group: string) =>
    Math.min(...found.filter(({ choice }) => choice.group === group).map(({ fit }) => fit));
  const order = [...new Set(found.map(({ choice }) => choice.group))].toSorted((a, b) => best(a) - best(b));
  return found
    .toSorted((a, b) => order.indexOf(a.choice.group) - order.indexOf(b.choice.group) || a.fit - b.fit)
    .map(({ choice }) => choice);
}

/** The visa type whose label or short name a text is in full; null for any other text. */
export function visaTypeNamed(text: string): VisaTypeChoice | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  const [first] = findVisaTypes(text);
  const isNamed = (choice: VisaTypeChoice) =>
    [choice.label, ...choice.keywords].some((name) => plain(name) === wanted);
  return first !== undefined && plain(first.label) === wanted
    ? first
    : onlyOne(visaTypeChoices.filter(isNamed));
}

const onlyOne = (choices: readonly VisaTypeChoice[]): VisaTypeChoice | null =>
  choices.length === 1 ? (choices[0] ?? null) : null;
