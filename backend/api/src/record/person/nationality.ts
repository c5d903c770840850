import { countryNamed, findCountry } from '@settlewise/contract/countries';
import { nationalityOptions } from '@settlewise/contract/options';

/** A nationality is stored as a country where it names one; older events have the words that were typed. */

/** Where every country is offered: its value, or null for words that name none. */
export function nationalityAsCountry(stored: string | null): string | null {
  return stored === null ? null : (countryNamed(stored)?.value ?? null);
}

/** As it is stored: a country's value where the text names one by its code or in words, the text itself otherwise. */
export function nationalityToStore<Sent extends string | null | undefined>(sent: Sent): Sent | string {
  return typeof sent === 'string' ? (findCountry(sent)?.value ?? sent) : sent;
}

/** In the account settings, which offer “Other” for words that name no country. */
export function nationalityAsOption(stored: string | null): string | null {
  if (stored === null) return null;
  const demonym = countryNamed(stored)?.demonym ?? stored;
  return nationalityOptions.find(({ value }) => value === demonym)?.value ?? 'Other';
}

/** As free text: what was typed, or what the people of the chosen country are called. */
export function nationalityAsText(stored: string | null): string | null {
  if (stored === null) return null;
  const country = countryNamed(stored);
  return country?.value === stored ? country.demonym : stored;
}
