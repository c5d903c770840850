import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComparedAddressesResponse } from '@settlewise/contract/addressComparisons';
import type { UseQueryResult } from '@tanstack/react-query';
import { partnerAddressInWords } from '../../../record/cohabitation/cohabitationPart';
import { BulletList } from '../../../ui/BulletList';
import { LoadFailure } from '../../../ui/LoadFailure';
import { shownHomes } from './compareHomes';

/** The addresses that a partner with an account of their own shows now. */
export function ShownHomes({ shown }: { shown: UseQueryResult<ComparedAddressesResponse> }) {
  if (shown.isError)
    return (
      <LoadFailure icon="refresh" onRetry={() => void shown.refetch()}>
        Your partner’s addresses could not be shown. They may have ended it.
      </LoadFailure>
    );
  if (shown.data === undefined) return null;
  const homes = shownHomes(shown.data);
  if (homes.length === 0) return <p>{shown.data.name} has no address on these days.</p>;
  return (
    <Stack spacing={1}>
      <Typography variant="h6" component="h3">
        Addresses of {shown.data.name}
      </Typography>
      <BulletList>
        {homes.map((home) => {
          const { title, lines } = partnerAddressInWords(home);
          return (
            <li key={home.id}>
              {title}: {lines.join(', ')}
            </li>
          );
        })}
      </BulletList>
    </Stack>
  );
}
