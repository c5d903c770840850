import { addresses } from '@settlewise/contract/collections';
import type { DocumentResponse } from '@settlewise/contract/documents';
import Box from '@mui/material/Box';
import { addressForm } from '../../record/addresses/addressForm';
import { addressQueries, placeInWords, roleLabel, wholeAddress } from '../../record/addresses/addressPart';
import type { Address } from '../../record/addresses/staysOf';
import { CollectionList } from '../../record/collections/CollectionList';
import type { ItemInWords } from '../../record/collections/ItemCard';
import { IconButton } from '../../ui/Button';
import { copyForForm } from './copyForForm';
import type { FormCheck } from './checkForForm';
import { proofsOf } from './proofs';
import { asInForms, letterOf } from './sentences';

interface AddressListProps {
  list: readonly Address[];
  /** Null while the day of the application is no date. */
  check: FormCheck | null;
  documents: readonly DocumentResponse[];
}

/** The addresses in the order and with the dates of the form, what proves each, and the ways to copy and change them. */
export function AddressList({ list, check, documents }: AddressListProps) {
  const inOrder = inOrderOf(list, check);
  const inWords = (address: Address): ItemInWords => {
    const position = check?.inPeriod.indexOf(address) ?? -1;
    const { from, to, postcode, role, withWhom } = address;
    const how = withWhom === null ? roleLabel(role) : `${roleLabel(role)}, with ${withWhom}`;
    return {
      ...(position !== -1 && { mark: letterOf(position) }),
      title: [placeInWords(address), postcode].filter((part) => part !== null).join(', '),
      lines: [
        // Alone, so that a phone's line has room for both days.
        `${asInForms(from)} to ${asInForms(to)}`,
        `${how}. ${
          check === null || position !== -1 ? proofInWords(proofsOf(address, documents)) : notAsked(check)
        }`,
      ],
    };
  };
  return (
    <Box className="noPrint">
      <CollectionList
        collection={addresses}
        queries={addressQueries}
        form={addressForm}
        inWords={inWords}
        icon="pin"
        empty="Add the address you live at now, and then the ones before it. You will see here what a form still misses."
        items={inOrder}
        // Above them stands what a form misses.
        linesAtFirst={4}
        furtherActs={(address) => (
          <IconButton
            icon="copy"
            label={`Copy ${placeInWords(address)}`}
            onClick={() => void copyForForm(wholeAddress(address), 'The address is copied')}
          />
        )}
      />
    </Box>
  );
}

/** Those of the form first. What was not shared with the dependant who is asked about comes last: it can be shared here. */
function inOrderOf(list: readonly Address[], check: FormCheck | null): readonly Address[] {
  if (check === null) return list;
  const looked = [...check.inPeriod, ...check.outside];
  return [...looked, ...list.filter((address) => !looked.includes(address))];
}

const proofInWords = (proofs: readonly DocumentResponse[]): string =>
  proofs.length === 0 ? 'No proof yet.' : `Proof: ${proofs.map(({ title }) => title).join('; ')}.`;

/** Of an address that is none of those that the form asks for, or none of the dependant's. */
const notAsked = ({ asked, whose }: FormCheck): string =>
  whose === null ? `${asked.form} does not ask for it.` : `Not asked for ${whose.firstName}.`;
