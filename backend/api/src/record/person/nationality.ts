import { countryNamed, nationalityOptions } from '@settlewise/contract';

/** A nationality is stored as it was chosen or typed last; each screen shows it in the words that it offers. */

/** Where every country is offered: its value, or null for words that name none. */
export function nationalityAsCountry(stored: string | null): string | null {
  return stored === null ? null : (countryNamed(stored)?.value ?? null);
}

/** In the account settings, which offer ten. */
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
