import Box from '@mui/material/Box';
import type { CivilDate } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';

const oneLine = { whiteSpace: 'nowrap' } as const;

/** From a day to another, in a narrow cell on two lines. */
export function Period({ from, to }: { from: CivilDate | null; to: CivilDate | null }) {
  return (
    <>
      <Box component="span" sx={oneLine}>
        {formatDate(from)} –
      </Box>{' '}
      <Box component="span" sx={oneLine}>
        {formatDate(to)}
      </Box>
    </>
  );
}
