import type { DocumentResponse } from '@settlewise/contract/documents';
import { toDaySpan } from '@settlewise/rules/absences';
import {
  type AddressPeriod,
  findAddressProofKind,
  addressProofKinds,
  isProvableHome,
  proofCoverage,
  type ProofCoverage,
  widestSpan,
} from '@settlewise/rules/addressHistory';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { documentsOfApplicant } from '@settlewise/rules/documentChecklist';
import type { Address } from '../../record/addresses/staysOf';
import { postcodeIn } from '../../record/addresses/postcodeIn';
import type { FormCheck } from './checkForForm';

/** A document, by what it is called and what it is. */
interface Titled {
  readonly id: string;
  readonly title: string;
  readonly documentType: string;
}

/** What proves an address of the form, and which of its days have no proof. */
export interface ProvenAddress<Proof extends Titled = Titled> extends ProofCoverage {
  readonly address: Address;
  /** Documents of which the person said so, the strongest first. */
  readonly proofs: readonly Proof[];
  /** Those among them without a day: nobody knows of which days they say something. */
  readonly undated: readonly Proof[];
  /** Documents that name the address, of which nobody said what they prove. They count once somebody does. */
  readonly named: readonly DocumentResponse[];
  /** Documents of its days that name no address, and of which nobody said either: they may be about this one. */
  readonly offered: readonly DocumentResponse[];
}

const inSmall = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');
/** What is of no kind of the list comes last: the person's word counts for more than what a paper is called. */
const strengthOf = ({ documentType, title }: DocumentResponse): number => {
  const kind = findAddressProofKind(documentType, title);
  return kind === null ? Infinity : addressProofKinds.indexOf(kind);
};
const isProof = (document: DocumentResponse) => strengthOf(document) !== Infinity;

const byStrength = (one: DocumentResponse, other: DocumentResponse) =>
  Math.sign(strengthOf(one) - strengthOf(other)) || one.title.localeCompare(other.title);

/** The documents of the vault of which the person said that they prove an address, the strongest first. */
export const proofsOf = (
  { id }: Pick<Address, 'id'>,
  documents: readonly DocumentResponse[],
): readonly DocumentResponse[] =>
  documents.filter(({ provesAddresses }) => provesAddresses?.includes(id) === true).toSorted(byStrength);

/**
 * Whether a document names an address: by the postcode, or the first line and the town, in what the person wrote about it.
 * What a file holds is not read.
 */
function namesAddress({ title, description }: DocumentResponse, { line1, town, postcode }: Address): boolean {
  const said = inSmall(`${title} ${description ?? ''}`);
  if (postcode !== null && said.includes(inSmall(postcode))) return true;
  return said.includes(inSmall(line1)) && said.includes(inSmall(town));
}

/** Whether the person said which address it proves. An address that was removed since says nothing. */
export const isProofOfOne = (
  { provesAddresses }: DocumentResponse,
  addresses: readonly Pick<Address, 'id'>[],
): boolean => provesAddresses?.some((id) => addresses.some((address) => address.id === id)) === true;

/** The days of which a document says something; null where none stands on it. */
export function daysOfDocument({ coversFrom, coversTo, issuedOn }: DocumentResponse): AddressPeriod | null {
  const from = coversFrom ?? coversTo ?? issuedOn;
  const to = coversTo ?? coversFrom ?? issuedOn;
  if (from === null || to === null || !isCivilDate(from) || !isCivilDate(to)) return null;
  return { from, to };
}

/** The proofs of each home in the UK that a form asks about, the newest first. */
export function provenAddresses(
  { inPeriod, period, whose, asked }: FormCheck,
  everyDocument: readonly DocumentResponse[],
  everyAddress: readonly Address[],
  { dependants, today }: { readonly dependants: number; readonly today: CivilDate },
): readonly ProvenAddress<DocumentResponse>[] {
  const documents = documentsOfApplicant(everyDocument, {
    key: whose === null ? 'you' : String(asked.whose),
    isOnlyDependant: dependants === 1,
  });
  const homes = inPeriod.filter(isProvableHome);
  const open = documents.filter((document) => isProof(document) && !isProofOfOne(document, everyAddress));
  const namesOne = (document: DocumentResponse) => homes.some((address) => namesAddress(document, address));
  return homes.map((address) => {
    const span = widestSpan(address);
    const isOfItsDays = (document: DocumentResponse) => {
      const days = daysOfDocument(document);
      if (days === null) return false;
      const { first, last } = toDaySpan(days);
      return first <= span.last && last >= span.first;
    };
    const proofs = proofsOf(address, documents);
    return {
      address,
      proofs,
      undated: proofs.filter((proof) => daysOfDocument(proof) === null),
      named: open.filter((document) => namesAddress(document, address)).toSorted(byStrength),
      offered: open
        .filter((document) => !namesOne(document) && postcodeIn(document) === null && isOfItsDays(document))
        .toSorted(byStrength),
      ...proofCoverage(
        address,
        proofs.map(daysOfDocument).filter((days) => days !== null),
        period,
        today,
      ),
    };
  });
}
