import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { standingInWords } from '@settlewise/rules/absences';
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
      <Typography component="span" variant="body2">
        {whoseLimit(check)}
      </Typography>
    </>
  );
}

/** The warning stands beside other limits: it says whose limit it means. */
function whoseLimit(check: LimitCheckResponse): string {
  // Who cannot apply for citizenship yet has broken nothing: these days will have passed by then.
  const when = check.decides ? '' : ' This limit counts on the day you apply for citizenship, not for ILR.';
  return `${standingInWords(check, 'citizenship')}.${when}`;
}
