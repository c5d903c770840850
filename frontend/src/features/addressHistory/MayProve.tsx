import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { Link as RouterLink } from 'react-router-dom';
import { placeInWords } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';
import { documentProblem, useChangeDocument } from '../../record/documents/documentQueries';
import { BulletList } from '../../ui/BulletList';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toasts/toastStore';
import type { ProvenAddress } from './proofs';

/** As many as are shown of each address: a vault may hold sixty payslips. */
const mostShown = 4;

/** Documents that may prove an address, by what they are called or by their date. They count once the person says so. */
export function MayProve({ proven }: { proven: readonly ProvenAddress[] }) {
  const open = proven.flatMap(({ address, named, offered, missing }) => {
    const byDate = missing.length > 0 ? offered : [];
    return named.length + byDate.length === 0 ? [] : [{ address, named, byDate }];
  });
  if (open.length === 0) return null;
  return (
    <div className="noPrint">
      <Typography component="h3" variant="h6">
        Documents that may prove an address
      </Typography>
      <p>Each counts once you say which address it proves.</p>
      {open.map((each) => (
        <OfAddress key={each.address.id} {...each} />
      ))}
      <Link component={RouterLink} to="/dashboard/documents">
        Open your documents
      </Link>
    </div>
  );
}

interface OfAddressProps {
  address: Address;
  named: readonly DocumentResponse[];
  byDate: readonly DocumentResponse[];
}

function OfAddress({ address, named, byDate }: OfAddressProps) {
  const change = useChangeDocument();
  const place = placeInWords(address);
  const say = async (documents: readonly DocumentResponse[]) => {
    try {
      // What was said of an address that was removed since goes with it.
      for (const { id } of documents)
        await change.mutateAsync({ id, change: { provesAddresses: [address.id] } });
    } catch (error) {
      showToast('Not saved', documentProblem('change', error), 'destructive');
    }
  };
  const shown = [...named, ...byDate].slice(0, mostShown);
  const more = named.length + byDate.length - shown.length;
  return (
    <>
      <p>{place}:</p>
      <BulletList>
        {shown.map((document) => (
          <li key={document.id}>
            {document.title}, {named.includes(document) ? 'which names it' : 'by its date'}.{' '}
            <Button
              look="plain"
              busy={change.isPending}
              aria-label={`${document.title} proves ${place}`}
              onClick={() => void say([document])}
            >
              It proves this address
            </Button>
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? 'One more document' : `${more} more documents`} of its days.</li>}
      </BulletList>
      {named.length > 1 && (
        <Button look="quiet" busy={change.isPending} onClick={() => void say(named)}>
          All {named.length} that name {place} prove it
        </Button>
      )}
    </>
  );
}
