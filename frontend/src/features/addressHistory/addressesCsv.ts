import { countryLabel, roleLabel } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';

const heading = ['From', 'To', 'Line 1', 'Line 2', 'Town', 'Postcode', 'Country', 'Role', 'With whom'];

/** The addresses as a table that spreadsheets open, the newest first. Days are `yyyy-MM-dd`, months `yyyy-MM`. */
export function addressesCsv(list: readonly Address[]): string {
  const rows = list.map((address) => [
    ...[address.from, address.to, address.line1, address.line2, address.town, address.postcode],
    ...[countryLabel(address.country), roleLabel(address.role), address.withWhom],
  ]);
  // The mark at the beginning tells spreadsheets that the letters are UTF-8.
  return `\uFEFF${[heading, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run what begins like a formula: a quote before it makes it text. */
function cellOf(value: string | null): string {
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
