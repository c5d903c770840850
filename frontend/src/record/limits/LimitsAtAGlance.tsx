import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import type { ReactNode } from 'react';
import { limitTitles } from './labels';
import { LimitLine } from './LimitLine';
import { LimitMeter } from './LimitMeter';

interface LimitsAtAGlanceProps {
  limits: readonly LimitCheckResponse[];
  heading: 'h2' | 'h3';
  /** What stands right below the number that decides. */
  note?: ReactNode;
  /** In place of the words that every page uses; null where these are right. */
  words?: (check: LimitCheckResponse) => ReactNode;
}

/** The number that decides is large; the others stand below it, a line or two each. */
export function LimitsAtAGlance({ limits, heading, note, words }: LimitsAtAGlanceProps) {
  const [first, ...others] = limits;
  if (first === undefined) return null;
  return (
    <Stack spacing={1.25}>
      <Typography component={heading} variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {limitTitles[first.kind]}
      </Typography>
      <LimitMeter check={first}>{words?.(first)}</LimitMeter>
      {note}
      {others.map((check) => (
        <LimitLine key={check.kind} check={check}>
          {words?.(check)}
        </LimitLine>
      ))}
    </Stack>
  );
}
