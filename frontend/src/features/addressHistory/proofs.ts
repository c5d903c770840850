import type { DocumentResponse } from '@settlewise/contract';
import {
  addressProofKindOf,
  addressProofKinds,
  documentsOfApplicant,
  isCivilDate,
  proofCoverage,
  spanOf,
  widestSpan,
  type AddressPeriod,
  type ProofCoverage,
} from '@settlewise/rules';
import type { Address } from '../../record/addresses/staysOf';
import { postcodeIn } from '../../record/addresses/postcodeIn';
import type { FormCheck } from './checkForForm';

/** What proves an address of the form, and which of its days have no proof. */
export interface ProvenAddress extends ProofCoverage {
  readonly address: Address;
  /** Documents that name the address, the strongest first. */
  readonly proofs: readonly DocumentResponse[];
  /** Those among them without a day: nobody knows of which days they say something. */
  readonly undated: readonly DocumentResponse[];
  /** Documents of its days that name no address: they may be about this one. */
  readonly offered: readonly DocumentResponse[];
}

const inSmall = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');
const strengthOf = ({ documentType, title }: DocumentResponse): number => {
  const kind = addressProofKindOf(documentType, title);
  return kind === null ? -1 : addressProofKinds.indexOf(kind);
};

/**
 * Documents of the vault that name an address, the strongest first: by the postcode, or the first line and the town, in
 * what the person wrote about them. What a file holds is not read.
 */
export function proofsOf(
  { line1, town, postcode }: Address,
  documents: readonly DocumentResponse[],
): readonly DocumentResponse[] {
  return documents
    .filter((document) => {
      if (strengthOf(document) === -1) return false;
      const said = inSmall(`${document.title} ${document.description ?? ''}`);
      const named = postcode !== null && said.includes(inSmall(postcode));
      return named || (said.includes(inSmall(line1)) && said.includes(inSmall(town)));
    })
    .toSorted((one, other) => strengthOf(one) - strengthOf(other) || one.title.localeCompare(other.title));
}

/** The days of which a document says something; null where none stands on it. */
export function daysOfDocument({ coversFrom, coversTo, issuedOn }: DocumentResponse): AddressPeriod | null {
  const from = coversFrom ?? coversTo ?? issuedOn;
  const to = coversTo ?? coversFrom ?? issuedOn;
  if (from === null || to === null || !isCivilDate(from) || !isCivilDate(to)) return null;
  return { from, to };
}

/** The proofs of each home in the UK that a form asks about, the newest first. */
export function provenAddresses(
  { inPeriod, period, whose }: FormCheck,
  everyDocument: readonly DocumentResponse[],
  dependants: number,
): readonly ProvenAddress[] {
  const documents = documentsOfApplicant(everyDocument, {
    key: whose === null ? 'you' : String(whose.id),
    isOnlyDependant: dependants === 1,
  });
  const homes = inPeriod.filter(
    ({ role, country }) => role !== 'abroad' && role !== 'none' && country === 'united_kingdom',
  );
  const named = new Set(homes.flatMap((address) => proofsOf(address, documents)));
  return homes.map((address) => {
    const span = widestSpan(address);
    const isOfItsDays = (document: DocumentResponse) => {
      const days = daysOfDocument(document);
      if (days === null) return false;
      const { first, last } = spanOf(days);
      return first <= span.last && last >= span.first;
    };
    const proofs = proofsOf(address, documents);
    return {
      ...{ address, proofs },
      undated: proofs.filter((proof) => daysOfDocument(proof) === null),
      offered: documents.filter(
        (document) =>
          strengthOf(document) !== -1 &&
          !named.has(document) &&
          postcodeIn(document) === null &&
          isOfItsDays(document),
      ),
      ...proofCoverage(
        address,
        proofs.map(daysOfDocument).filter((days) => days !== null),
        period,
      ),
    };
  });
}
