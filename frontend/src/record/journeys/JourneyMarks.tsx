import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { Pill } from '../../ui/Pill';

/** What is special about a journey, in words: it shares days with another, or it lies ahead. */
export function JourneyMarks({ journey, today }: { journey: JourneyResponse; today: CivilDate }) {
  const planned = journey.departureDate > today;
  if (!journey.overlaps && !planned) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {journey.overlaps && (
        <Pill tone="soon" icon="warning">
          Overlaps another journey
        </Pill>
      )}
      {planned && <Pill icon="calendar">Planned</Pill>}
    </Box>
  );
}
