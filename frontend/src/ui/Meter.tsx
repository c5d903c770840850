import {
  type AgainstLimit,
  type LimitOwner,
  standingAndRest,
  standingTitle,
  type ToneInList,
} from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { useToday } from './dates/useToday';
import { LimitPill } from './LimitPill';
import { Pill } from './Pill';

interface MeterProps {
  /** What is measured, for screen readers. */
  label: string;
  /** With the last day of the time that was counted: of a time that is over, no days are left. */
  total: AgainstLimit & { readonly to?: CivilDate | null };
  owner: LimitOwner;
  /** The limit in words, for example `Citizenship: 90 in the final year`. */
  whose: string;
  /** Its colour among the numbers that stand beside it. */
  tone: ToneInList;
  /** Said in place of where the days stand, as long as nobody knows whether the limit holds for this person. */
  undecided?: string | undefined;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
}

/** Days against their limit: the number with its limit, a bar, and in words where that is. */
export function Meter({ label, total, owner, whose, tone, undecided, children }: MeterProps) {
  const { days, limit, standing } = total;
  const { words, rest } = standingAndRest(total, owner, useToday());
  return (
    <Stack spacing={1.25}>
      <Typography sx={{ lineHeight: 1 }}>
        <Typography component="span" variant="figure" {...(tone === 'over' && { color: 'error' })}>
          {days}
        </Typography>{' '}
        <Typography component="span" color="textDisabled">
          of {limit} days
        </Typography>
      </Typography>
      <Bar
        role="meter"
        label={label}
        value={days}
        max={limit}
        words={`${days} of ${limit} days. ${undecided ?? standingTitle(total, owner)}.`}
        colour={undecided === undefined ? tone : 'plain'}
      />
      <Typography variant="body2" color="textSecondary">
        {whose}
      </Typography>
      {children ?? (
        <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' }}>
          {undecided === undefined ? (
            <LimitPill standing={standing} tone={tone} words={words} rest={rest} />
          ) : (
            <Pill tone="plain">{undecided}</Pill>
          )}
        </Stack>
      )}
    </Stack>
  );
}
