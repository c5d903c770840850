import type { DocumentResponse } from '@settlewise/contract';
import type { Address } from '../../record/addresses/staysOf';

/** Kinds of documents that prove an address, the strongest first. The order is practice: no official list gives one. */
const strongestFirst = [
  'address_proof',
  'rental_agreement',
  'bank_statement',
  'utility_bill',
  'tax_document',
  'school_letter',
  'employer_letter',
  'payslip',
  'medical_report',
] as const;

const strength: ReadonlyMap<string, number> = new Map(
  strongestFirst.map((kind, position) => [kind, position]),
);
const inSmall = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');

/**
 * Documents of the vault that name an address, the strongest first: by the postcode, or the first line and the town, in
 * what the person wrote about them. What a file holds is not read.
 */
export function proofsOf(
  { line1, town, postcode }: Address,
  documents: readonly DocumentResponse[],
): readonly DocumentResponse[] {
  return documents
    .filter(({ documentType, title, description }) => {
      if (!strength.has(documentType)) return false;
      const said = inSmall(`${title} ${description ?? ''}`);
      const named = postcode !== null && said.includes(inSmall(postcode));
      return named || (said.includes(inSmall(line1)) && said.includes(inSmall(town)));
    })
    .toSorted(
      (one, other) =>
        (strength.get(one.documentType) ?? 0) - (strength.get(other.documentType) ?? 0) ||
        one.title.localeCompare(other.title),
    );
}
