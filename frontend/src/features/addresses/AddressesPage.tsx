import { addresses } from '@settlewise/contract/collections';
import { addressForm } from '../../record/addresses/addressForm';
import { CollectionPage } from '../../record/collections/CollectionPage';
import { MovedLately } from '../../record/addresses/moved/MovedLately';
import { WhichAddress } from '../../record/addresses/present/WhichAddress';
import { addressInWords, addressQueries } from '../../record/addresses/addressPart';

/** Where the person has lived. */
export function AddressesPage() {
  return (
    <CollectionPage
      collection={addresses}
      queries={addressQueries}
      form={addressForm}
      inWords={addressInWords}
      title="Address history"
      lead="Every address, from the day you moved in to the day you moved out. Forms ask for five years and more, without a gap."
      icon="pin"
      above={(list) => <WhichAddress list={list} />}
      below={(list) => <MovedLately list={list} />}
      empty="Here you will see where you have lived, the newest first. Add the address you live at now, and then the ones before it."
    />
  );
}
