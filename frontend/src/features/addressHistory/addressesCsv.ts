import { countryLabel, roleLabel } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';
import { csvOf } from '../../ui/files/csv';

const heading = ['From', 'To', 'Line 1', 'Line 2', 'Town', 'Postcode', 'Country', 'Role', 'With whom'];

/** The addresses as a table that spreadsheets open, the newest first. Days are `yyyy-MM-dd`, months `yyyy-MM`. */
export function addressesCsv(list: readonly Address[]): string {
  const rows = list.map((address) => [
    ...[address.from, address.to, address.line1, address.line2, address.town, address.postcode],
    ...[countryLabel(address.country), roleLabel(address.role), address.withWhom],
  ]);
  return csvOf([heading, ...rows]);
}
