import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract';
import { ownerOfLimit, standingsApart, standingTitle, type LimitOwner } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Pill } from '../../ui/Pill';
import { byHomeOffice, limitTitles, whichCount, withTravelDays } from './labels';

interface LimitLineProps {
  check: LimitCheckResponse;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
}

/** Days away against one limit in two lines, beside the number that decides; both counts where they are two answers. */
export function LimitLine({ check, children }: LimitLineProps) {
  const { kind, means, homeOffice } = check;
  const apart = standingsApart(check);
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
        {!apart && <Days count={check} />}
      </Stack>
      {apart && (
        <>
          <Count name={withTravelDays} count={check} owner={ownerOfLimit(kind)} />
          <Count name={byHomeOffice} count={homeOffice} owner={ownerOfLimit(kind)} />
        </>
      )}
      <Stack direction="row" sx={line}>
        {children ?? (!apart && <Pill tone={check.tone}>{standingTitle(check, ownerOfLimit(kind))}</Pill>)}
        <Typography variant="body2" color="textSecondary">
          {[means, whichCount(check)].filter(Boolean).join('. ')}
        </Typography>
      </Stack>
    </Stack>
  );
}

const line = { flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' } as const;

function Days({ count: { days, limit } }: { count: LimitCheckResponse['homeOffice'] }) {
  return (
    <Typography component="span">
      <strong>{days.toLocaleString('en-GB')}</strong> of {limit} days
    </Typography>
  );
}

interface CountProps {
  name: string;
  count: LimitCheckResponse['homeOffice'];
  owner: LimitOwner;
}

function Count({ name, count, owner }: CountProps) {
  return (
    <Stack direction="row" sx={line}>
      <Typography component="span" variant="body2">
        {name}:
      </Typography>
      <Days count={count} />
      <Pill tone={count.tone}>{standingTitle(count, owner)}</Pill>
    </Stack>
  );
}
