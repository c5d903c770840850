import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';

/** What few do with a result. On a phone it opens below what most do. */
export function FurtherActs({ children }: { children: ReactNode }) {
  return (
    <FoldsOnPhone summary="Calendar, share and print" width={640} inWideWindow={children}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>
        {children}
      </Stack>
    </FoldsOnPhone>
  );
}
