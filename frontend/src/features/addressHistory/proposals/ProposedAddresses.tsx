import Link from '@mui/material/Link';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { documentTypeLabel } from '../../../record/documents/labels';
import type { Address } from '../../../record/addresses/staysOf';
import { BulletList } from '../../../ui/BulletList';
import { formatMonth } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { SectionCard } from '../../../ui/SectionCard';
import { proposedAddresses, type ProposedAddress } from './proposedAddresses';

interface ProposedAddressesProps {
  list: readonly Address[];
  documents: readonly DocumentResponse[];
  /** The person opens the form of one, filled in with what is known. */
  onAdd: (begin: Partial<Address>) => void;
}

/** Months of which a document shows that the person lived somewhere, and of which no address is recorded. */
export function ProposedAddresses({ list, documents, onAdd }: ProposedAddressesProps) {
  const today = useToday();
  const proposed = proposedAddresses(list, documents, today);
  if (proposed.length === 0) return null;
  return (
    <SectionCard
      title="Addresses your documents point to"
      lead="You have no address for these months. Nothing is added until you save it."
      className="noPrint"
    >
      <BulletList>
        {proposed.map((proposal) => (
          <li key={`${proposal.days.from} ${proposal.begin.postcode ?? ''}`}>
            {inWords(proposal)}{' '}
            <Link
              component="button"
              type="button"
              aria-label={`Add the address of ${monthsOf(proposal)}`}
              onClick={() => onAdd(proposal.begin)}
              sx={{ minHeight: 44, fontWeight: 600 }}
            >
              Add the address
            </Link>
          </li>
        ))}
      </BulletList>
    </SectionCard>
  );
}

/** `You have “Council tax” (Proof of address) of March 2024. Where did you live then?` */
function inWords(proposal: ProposedAddress): string {
  const [first, ...others] = proposal.documents;
  if (first === undefined) return '';
  const kind = documentTypeLabel(first.documentType).toLowerCase();
  const more = others.length === 1 ? ' and one more document' : ` and ${others.length} more documents`;
  return `You have “${first.title}” (${kind})${others.length === 0 ? '' : more} of ${monthsOf(proposal)}. Where did you live then?`;
}

function monthsOf({ days: { from, to } }: ProposedAddress): string {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  return first === last ? first : `${first} to ${last}`;
}
