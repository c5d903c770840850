import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract';
import { ownerOfLimit, standingsApart } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Meter } from '../../ui/Meter';
import { byHomeOffice, limitPeriods, whenCounted, whichCount, whyTwoNumbers, withTravelDays } from './labels';

interface LimitMeterProps {
  check: LimitCheckResponse;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
  /** Said in place of where the days stand by our count, as long as nobody knows whether the limit holds. */
  undecided?: string | undefined;
  /** Of the bar, for screen readers; that of the limit unless told. */
  label?: string;
  /** False where the page has said already why the two counts differ. */
  why?: boolean;
}

/**
 * Days away against one limit, large: the number with its limit, a bar, whose limit it is, and what it means. Where the two
 * counts come to two answers, both stand beside each other, one as large as the other.
 */
export function LimitMeter({ check, children, undecided, label: told, why = true }: LimitMeterProps) {
  const { kind, means, homeOffice, to, tone } = check;
  const notes = [whenCounted(check), whichCount(check)].filter((note) => note !== null);
  const label = told ?? `Days away in ${limitPeriods[kind]}`;
  const apart = standingsApart(check);
  const shown = { label, owner: ownerOfLimit(kind), whose: means };
  const meter = (
    <Meter {...shown} {...{ tone, undecided }} total={check}>
      {children}
    </Meter>
  );
  return (
    <div>
      {apart ? (
        <Stack spacing={1}>
          <Box sx={beside}>
            <Count name={withTravelDays}>{meter}</Count>
            <Count name={byHomeOffice}>
              <Meter
                {...shown}
                tone={homeOffice.tone}
                label={`${label}, by the Home Office’s count`}
                total={{ ...homeOffice, to }}
              />
            </Count>
          </Box>
          {why && (
            <Typography variant="body2" color="textSecondary">
              {whyTwoNumbers}
            </Typography>
          )}
        </Stack>
      ) : (
        meter
      )}
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ '&:first-of-type': { mt: 1 } }}>
          {note}
        </Typography>
      ))}
    </div>
  );
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: '16px 24px',
} as const;

function Count({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={name} sx={underEachOther}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}

/** The rows are those of both counts: the two numbers stand on one line, however many lines their names have. */
const underEachOther = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 1.25,
} as const;
