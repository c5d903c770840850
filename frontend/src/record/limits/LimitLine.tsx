import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { ownerOfLimit, standingTitle } from '@settlewise/rules/absences';
import type { ReactNode } from 'react';
import { Pill } from '../../ui/Pill';
import { limitTitles, marginInWords } from './labels';

interface LimitLineProps {
  check: LimitCheckResponse;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
}

/** Days away against one limit in two lines, beside the number that decides. */
export function LimitLine({ check, children }: LimitLineProps) {
  const { kind, means, days, limit, tone } = check;
  return (
    <Stack
      component="section"
      aria-label={limitTitles[kind]}
      spacing={0.25}
      sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={line}>
        <Typography component="h3" variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {limitTitles[kind]}
        </Typography>
        <Typography component="span">
          <strong>{days.toLocaleString('en-GB')}</strong> of {limit} days
        </Typography>
      </Stack>
      <Stack direction="row" sx={line}>
        {children ?? <Pill tone={tone}>{standingTitle(check, ownerOfLimit(kind))}</Pill>}
        <Typography variant="body2" color="textSecondary">
          {[means, marginInWords(check)].filter(Boolean).join('. ')}
        </Typography>
      </Stack>
    </Stack>
  );
}

const line = { flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' } as const;
