import { countryNamed, findCountry } from '@settlewise/contract/countries';
import { nationalityOptions } from '@settlewise/contract/options';

// A nationality is stored as a country if it names one. Older events have typed texts.

/** For lists of all countries: the country's value. @returns null for a text that names no country */
export function nationalityAsCountry(stored: string | null): string | null {
  return stored === null ? null : (countryNamed(stored)?.value ?? null);
}

/** For storage: the value of the country that a text names by code or in words, or the text itself. */
export function nationalityToStore<Sent extends string | null | undefined>(sent: Sent): Sent | string {
  return typeof sent === 'string' ? (findCountry(sent)?.value ?? sent) : sent;
}

/** For the account settings, which have “Other” for a text that names no country. */
export function nationalityAsOption(stored: string | null): string | null {
  if (stored === null) return null;
  const demonym = countryNamed(stored)?.demonym ?? stored;
  return nationalityOptions.find(({ value }) => value === demonym)?.value ?? 'Other';
}

/** For free text: the typed text, or the demonym of the chosen country. */
export function nationalityAsText(stored: string | null): string | null {
  if (stored === null) return null;
  const country = countryNamed(stored);
  return country?.value === stored ? country.demonym : stored;
}
