import { mayProveAddress } from '@settlewise/rules/addressHistory';
import type { FieldValues } from 'react-hook-form';
import { TicksInForm } from '../../ui/form/TicksInForm';
import type { InForm } from '../../ui/form/useInForm';
import { addressQueries, daysOfAddress, placeInWords } from './addressPart';

interface AddressesFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** A document of a kind that proves no address is not asked about, unless something was said of it before. */
  document: { readonly documentType: string; readonly provesAddresses: string };
}

/** Ticks for the addresses of the record that a document proves; nothing where it can prove none. */
export function AddressesInForm<Values extends FieldValues>(props: InForm<Values, AddressesFieldProps>) {
  const { document, ...tied } = props;
  if (!mayProveAddress(document.documentType) && document.provesAddresses === '') return null;
  return <EachAddress tied={tied} />;
}

function EachAddress<Values extends FieldValues>({
  tied,
}: {
  tied: Omit<InForm<Values, AddressesFieldProps>, 'document'>;
}) {
  const { data: list = [] } = addressQueries.useList();
  const homes = list.filter(({ role }) => role !== 'none');
  if (homes.length === 0) return null;
  return (
    <TicksInForm
      {...tied}
      choices={homes.map((address) => ({
        value: address.id,
        label: placeInWords(address),
        hint: daysOfAddress(address),
      }))}
    />
  );
}
