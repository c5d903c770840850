import { addresses } from '@settlewise/contract';
import { countryChoices } from '../../ui/countries/countryChoices';
import { CountryInForm } from '../../ui/countries/CountryInForm';
import type { CollectionForm } from '../../record/collections/CollectionDialog';
import { CollectionPage } from '../../record/collections/CollectionPage';
import { addressInWords, addressQueries } from '../../record/addresses/addressPart';

const isMonth = (date: unknown) => typeof date === 'string' && /^\d{4}-\d{2}$/.test(date);

const form: CollectionForm<typeof addresses.fields> = {
  rows: [['line1'], ['line2'], ['town', 'postcode'], ['country', 'role'], ['from', 'to'], ['withWhom']],
  controls: {
    country: ({ name, control, tie, field }) => (
      <CountryInForm
        control={control}
        name={name}
        id={tie.id}
        error={tie.error}
        label={field.label}
        choices={countryChoices}
      />
    ),
  },
  hints: {
    to: 'Leave it empty if you still live there.',
    withWhom: 'For example your partner’s name',
  },
  // How exact the dates are shows in how they were typed.
  derive: ({ from, to }) => ({ precision: isMonth(from) || isMonth(to) ? 'month' : 'day' }),
};

/** Where the person has lived. */
export function AddressesPage() {
  return (
    <CollectionPage
      collection={addresses}
      queries={addressQueries}
      form={form}
      inWords={addressInWords}
      title="Address history"
      lead="Every address, from the day you moved in to the day you moved out. Forms ask for five years and more, without a gap."
      icon="pin"
      empty="Here you will see where you have lived, the newest first. Add the address you live at now, and then the ones before it."
    />
  );
}
