import type { LimitCheckResponse } from '@settlewise/contract';
import { standingInWords } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui/Pill';
import { counted } from '../labels';

/** What the dashboard says of a limit in words of its own; null of those that it says as every page does. */
export const yearlyStatusOf = (check: LimitCheckResponse): ReactNode =>
  check.kind === 'final_year' ? <YearlyStatus check={check} /> : null;

/** The warning as the specification words it, from the limit itself on; then whose limit it is, as every page says it. */
function YearlyStatus({ check }: { check: LimitCheckResponse }) {
  const { days, limit, remaining, tone } = check;
  if (days < limit) return <Pill tone={tone}>{counted(remaining, 'day')} remaining</Pill>;
  return (
    <>
      <Pill tone={tone} icon="warning">
        Warning: You are exceeding yearly limit
      </Pill>
      <span>{standingInWords(check, 'citizenship')}.</span>
    </>
  );
}
