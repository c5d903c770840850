import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract';
import { standingsApart, standingInWords } from '@settlewise/rules';
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

/** The warning stands beside other limits and the other count: it says whose limit it means, and by which count. */
function whoseLimit(check: LimitCheckResponse): string {
  const { standing, homeOffice, decides } = check;
  const said = standingInWords(check, 'citizenship');
  // Who cannot apply for citizenship yet has broken nothing: these days will have passed by then.
  const when = decides ? '' : ' This limit counts on the day you apply for citizenship, not for ILR.';
  if (standing !== 'over') return `${said}.${when}`;
  if (standingsApart(check))
    return `${said} with your travel days. By the Home Office’s count: ${homeOffice.days} of ${homeOffice.limit} days.${when}`;
  // Both are over, but not always by as many days.
  return homeOffice.days === check.days
    ? `${said}, by either count.${when}`
    : `${said} with your travel days; by ${homeOffice.days - homeOffice.limit} by the Home Office’s count.${when}`;
}
