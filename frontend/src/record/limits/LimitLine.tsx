import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract';
import { ownerOfLimit, standingTitle } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Pill } from '../../ui/Pill';
import { limitTitles } from './labels';

interface LimitLineProps {
  check: LimitCheckResponse;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
}

/** Days away against one limit in two lines, beside the number that decides. */
export function LimitLine({ check, children }: LimitLineProps) {
  const { kind, days, limit, tone, means } = check;
  return (
    <Stack
      component="section"
      aria-label={limitTitles[kind]}
      spacing={0.25}
      sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <Typography component="h3" variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {limitTitles[kind]}
        </Typography>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <strong>{days.toLocaleString('en-GB')}</strong> of {limit} days
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        {children ?? <Pill tone={tone}>{standingTitle(check, ownerOfLimit(kind))}</Pill>}
        <Typography variant="body2" color="textSecondary">
          {means}
        </Typography>
      </Stack>
    </Stack>
  );
}
