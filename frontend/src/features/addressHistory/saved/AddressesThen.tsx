import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { roleLabel, wholeAddress } from '../../../record/addresses/addressPart';
import { SectionCard } from '../../../ui/SectionCard';
import type { FormCheck } from '../checkForForm';
import { proofsInWords } from '../proofSentences';
import type { ProvenAddress } from '../proofs';
import { asInForms, letterOf } from '../sentences';

interface AddressesThenProps {
  check: FormCheck;
  proven: readonly ProvenAddress[];
}

/** On the screen: the addresses of a saved check in the order of its form. On paper a table stands for them. */
export function AddressesThen({ check: { inPeriod }, proven }: AddressesThenProps) {
  return (
    <SectionCard title="Your addresses then" className="noPrint">
      <Stack component="ul" spacing={1.5}>
        {inPeriod.map((address, position) => {
          const found = proven.find((each) => each.address.id === address.id);
          return (
            <li key={address.id}>
              <strong>
                {letterOf(position)}. {wholeAddress(address)}
              </strong>
              <Typography>
                {asInForms(address.from)} to {asInForms(address.to)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {roleLabel(address.role)}.
                {found !== undefined && ` Proof: ${proofsInWords(found) || 'none yet'}.`}
              </Typography>
            </li>
          );
        })}
      </Stack>
    </SectionCard>
  );
}
