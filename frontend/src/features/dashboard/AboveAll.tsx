import Stack from '@mui/material/Stack';
import { TripsToTakeAlong } from '../../record/journeys/transfer/TripsToTakeAlong';
import { ToAdministration } from '../../record/account/ToAdministration';
import { SharedWithYou } from '../../record/shared/SharedWithYou';
import { overviewPlaces } from './OverviewGrid';

interface AboveAllProps {
  /** Whether they have no record of their own, and may look after those of others. */
  asksWhoShares: boolean;
  isAdministrator: boolean;
}

/** What is there for the person and is not in their record. Takes no room where there is nothing. */
export function AboveAll({ asksWhoShares, isAdministrator }: AboveAllProps) {
  return (
    <Stack spacing={1.5} sx={{ ...overviewPlaces.row, '&:empty': { display: 'none' } }}>
      {asksWhoShares && isAdministrator && <ToAdministration />}
      {asksWhoShares && <SharedWithYou />}
      <TripsToTakeAlong />
    </Stack>
  );
}
