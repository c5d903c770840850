import { countries } from '@settlewise/contract/countries';

/** One entry of a list of countries or nationalities. */
export interface CountryChoice {
  /** What is stored and sent: a value of `countries`. */
  readonly value: string;
  readonly label: string;
  /** Other words that it is found by. */
  readonly alsoKnownAs: readonly string[];
}

/** Names that people type and no list has. */
const commonNames: Readonly<Record<string, readonly string[]>> = {
  united_kingdom: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  united_states: ['USA', 'America'],
  united_arab_emirates: ['UAE'],
  netherlands: ['Holland'],
  ivory_coast: ['Côte d’Ivoire'],
  turkey: ['Türkiye'],
  myanmar: ['Burma'],
  eswatini: ['Swaziland'],
};

const namesOf = (value: string): readonly string[] => commonNames[value] ?? [];

/** Countries by name. */
export const countryChoices: readonly CountryChoice[] = countries.map(({ value, label, demonym }) => ({
  value,
  label,
  alsoKnownAs: [demonym, ...namesOf(value)],
}));

/** The same countries by what their people are called. */
export const nationalityChoices: readonly CountryChoice[] = countries
  .map(({ value, label, demonym }) => ({ value, label: demonym, alsoKnownAs: [label, ...namesOf(value)] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** For comparing what was typed: without accents and differences of case. */
const plain = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The choice that a text names in full, by its label or another of its words; null for any other text. */
export function choiceNamed(choices: readonly CountryChoice[], text: string): CountryChoice | null {
  const wanted = plain(text);
  return (
    choices.find(({ label }) => plain(label) === wanted) ??
    choices.find(({ alsoKnownAs }) => alsoKnownAs.some((word) => plain(word) === wanted)) ??
    null
  );
}

/** The choices that a typed text may mean: labels that begin with it first, then those found by any word of theirs. */
export function choicesFor(choices: readonly CountryChoice[], text: string): CountryChoice[] {
  const wanted = plain(text);
  const begins = (choice: CountryChoice) => plain(choice.label).startsWith(wanted);
  const others = choices.filter(
    (choice) =>
      !begins(choice) && [choice.label, ...choice.alsoKnownAs].some((word) => plain(word).includes(wanted)),
  );
  return [...choices.filter(begins), ...others];
}
