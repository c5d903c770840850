import Stack from '@mui/material/Stack';
import { TripsToTakeAlong } from '../../record/journeys/transfer/TripsToTakeAlong';
import { SharedWithYou } from '../../record/shared/SharedWithYou';
import { overviewPlaces } from './OverviewGrid';

/** What is there for the person and is not in their record. Takes no room where there is nothing. */
export function AboveAll({ asksWhoShares }: { asksWhoShares: boolean }) {
  return (
    <Stack spacing={1.5} sx={{ ...overviewPlaces.row, '&:empty': { display: 'none' } }}>
      {asksWhoShares && <SharedWithYou />}
      <TripsToTakeAlong />
    </Stack>
  );
}
