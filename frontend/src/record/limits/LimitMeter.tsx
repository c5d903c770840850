import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { ownerOfLimit } from '@settlewise/rules/absences';
import type { ReactNode } from 'react';
import { Meter } from '../../ui/Meter';
import { limitPeriods, marginInWords, whenCounted } from './labels';

interface LimitMeterProps {
  check: LimitCheckResponse;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
  /** Said in place of where the days stand, as long as nobody knows whether the limit holds. */
  undecided?: string | undefined;
  /** Of the bar, for screen readers; that of the limit unless told. */
  label?: string;
}

/** Days away against one limit, large: the number with its limit, a bar, whose limit it is, and what it means. */
export function LimitMeter({ check, children, undecided, label }: LimitMeterProps) {
  const { kind, means, tone } = check;
  const notes = [whenCounted(check), marginInWords(check)].filter((note) => note !== null);
  return (
    <div>
      <Meter
        label={label ?? `Days away in ${limitPeriods[kind]}`}
        owner={ownerOfLimit(kind)}
        whose={means}
        tone={tone}
        undecided={undecided}
        total={check}
      >
        {children}
      </Meter>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ '&:first-of-type': { mt: 1 } }}>
          {note}
        </Typography>
      ))}
    </div>
  );
}
