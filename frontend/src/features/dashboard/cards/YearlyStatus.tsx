import type { LimitCheckResponse } from '@settlewise/contract';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui/Pill';
import { counted } from '../labels';

/** What the dashboard says of a limit in words of its own; null of those that it says as every page does. */
export const yearlyStatusOf = (check: LimitCheckResponse): ReactNode =>
  check.kind === 'final_year' ? <YearlyStatus check={check} /> : null;

/** The last twelve months against the yearly limit of citizenship, in words. */
function YearlyStatus({ check: { days, limit, remaining, tone } }: { check: LimitCheckResponse }) {
  if (days < limit) return <Pill tone={tone}>{counted(remaining, 'day')} remaining</Pill>;
  return (
    <>
      <Pill tone={tone} icon="warning">
        Warning: You are exceeding yearly limit
      </Pill>
      {days === limit && <span>All {limit} days are used: one more is over.</span>}
    </>
  );
}
