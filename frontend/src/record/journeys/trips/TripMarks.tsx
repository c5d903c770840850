import Box from '@mui/material/Box';
import { Pill, type Tone } from '../../../ui/Pill';
import type { IconName } from '../../../ui/Icon';

/** What is special about a trip, in words. */
export interface TripMark {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly words: string;
}

export function TripMarks({ marks }: { marks: readonly TripMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {marks.map(({ words, ...look }) => (
        <Pill key={words} {...look}>
          {words}
        </Pill>
      ))}
    </Box>
  );
}
