import { countryLabel, roleLabel } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';
import { csvOf } from '../../ui/files/csv';
import { proofsInWords } from './proofSentences';
import type { ProvenAddress } from './proofs';

const heading = [
  'From',
  'To',
  'Line 1',
  'Line 2',
  'Town',
  'Postcode',
  'Country',
  'Role',
  'With whom',
  'Proof',
  'No proof',
];

/** The addresses as a table that spreadsheets open, the newest first. Days are `yyyy-MM-dd`, months `yyyy-MM`. */
export function addressesCsv(list: readonly Address[], proven: readonly ProvenAddress[] = []): string {
  const rows = list.map((address) => [
    address.from,
    address.to,
    address.line1,
    address.line2,
    address.town,
    address.postcode,
    countryLabel(address.country),
    roleLabel(address.role),
    address.withWhom,
    ...proofOf(proven.find((each) => each.address.id === address.id)),
  ]);
  return csvOf([heading, ...rows]);
}

/** What proves it, and the days without a proof; empty where the form does not ask for the address. */
const proofOf = (proven: ProvenAddress | undefined): readonly string[] =>
  proven === undefined
    ? ['', '']
    : [proofsInWords(proven), proven.missing.map(({ from, to }) => `${from} to ${to}`).join('; ')];
