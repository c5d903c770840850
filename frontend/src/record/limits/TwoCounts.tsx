import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NamedFact } from '../../ui/NamedFact';
import type { CountAnswer } from './bothCounts';
import { byHomeOffice, whyTwoNumbers, withTravelDays } from './labels';

interface TwoCountsProps {
  /** Null for a result that was saved before it held both: `says` then says the difference alone. */
  counts: { readonly cautious: CountAnswer; readonly homeOffice: CountAnswer } | null;
  /** What the difference comes to, of a result that has no counts of its own. */
  says?: string | undefined;
}

const sheet = {
  width: '100%',
  p: { xs: '12px 14px', sm: '14px 16px' },
  border: '1px solid transparent',
  borderRadius: '10px',
  bgcolor: 'var(--actionSoft)',
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  '@media print': { borderColor: 'var(--line)', background: 'none' },
} as const;

/** Both ways of counting days away, where they come to different answers: side by side, with equal weight. */
export function TwoCounts({ counts, says }: TwoCountsProps) {
  return (
    <Stack component="section" aria-label="Two ways to count" spacing={{ xs: 0.75, sm: 1.25 }} sx={sheet}>
      {counts !== null && (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px 24px' }}
        >
          <NamedFact name={withTravelDays} note={counts.cautious.days}>
            {counts.cautious.answer}
          </NamedFact>
          <NamedFact name={byHomeOffice} note={counts.homeOffice.days}>
            {counts.homeOffice.answer}
          </NamedFact>
        </Box>
      )}
      {counts === null && says !== undefined && <Typography variant="body2">{says}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {whyTwoNumbers} We count both as well, so that a late flight cannot spoil your application.
      </Typography>
    </Stack>
  );
}
