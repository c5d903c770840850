import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract';
import { ownerOfLimit } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Meter } from '../../ui/Meter';
import { limitPeriods, whenCounted } from './labels';

interface LimitMeterProps {
  check: LimitCheckResponse;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
}

/** Days away against one limit, large: the number with its limit, a bar, whose limit it is, and what it means. */
export function LimitMeter({ check, children }: LimitMeterProps) {
  const { kind, means } = check;
  const when = whenCounted(check);
  return (
    <div>
      <Meter
        label={`Days away in ${limitPeriods[kind]}`}
        total={check}
        owner={ownerOfLimit(kind)}
        whose={means}
        decides={check.decides}
      >
        {children}
      </Meter>
      {when !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {when}
        </Typography>
      )}
    </div>
  );
}
