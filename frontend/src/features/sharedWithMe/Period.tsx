import Box from '@mui/material/Box';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../ui/dates/formatDate';

const oneLine = { whiteSpace: 'nowrap' } as const;

interface PeriodProps {
  from: CivilDate | null;
  to: CivilDate | null;
  /** Shown instead of a last day that there is not yet. */
  whileOpen?: string;
}

/** From a day to another, in a narrow cell on two lines. */
export function Period({ from, to, whileOpen }: PeriodProps) {
  return (
    <>
      <Box component="span" sx={oneLine}>
        {formatDate(from)} –
      </Box>{' '}
      <Box component="span" sx={oneLine}>
        {to === null && whileOpen !== undefined ? whileOpen : formatDate(to)}
      </Box>
    </>
  );
}
