import Stack from '@mui/material/Stack';
import type { SavedAddressesResponse } from '@settlewise/contract/assessments';
import { AsItWasByRules } from '../../../record/assessments/AsItWasByRules';
import { SavedPageOf } from '../../../record/assessments/SavedPageOf';
import { ButtonLink } from '../../../ui/Button';
import { PrintButton } from '../../../ui/PrintButton';
import { AddressYears } from '../AddressYears';
import { FormTable } from '../FormTable';
import { ProofOfAddresses } from '../ProofOfAddresses';
import { WhatIsMissing } from '../WhatIsMissing';
import { YearsOfChild } from '../YearsOfChild';
import { AddressesThen } from './AddressesThen';
import { checkThen, provenThen } from './savedCheck';

/** /address/saved/:id: a check of addresses as it was when it was saved, whatever the record has become. */
export const SavedCheckPage = () => (
  <SavedPageOf kind="addresses" one="check" title="Saved address check" width="reading">
    {(saved) => <Check saved={saved} />}
  </SavedPageOf>
);

function Check({ saved }: { saved: SavedAddressesResponse }) {
  const check = checkThen(saved);
  const proven = provenThen(saved, check);
  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      <AsItWasByRules saved={saved} again={<ButtonLink to="/address">Check again today</ButtonLink>} />
      <WhatIsMissing check={check} />
      <AddressYears check={check} />
      <YearsOfChild check={check} />
      <ProofOfAddresses check={check} proven={proven} />
      <AddressesThen check={check} proven={proven} />
      <FormTable check={check} proven={proven} />
      <PrintButton />
    </Stack>
  );
}
