import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { IlrProgressResponse } from '@settlewise/contract';
import { dayCount } from '../journeys/labels';
import { checkOf, limitTitles } from '../limits/labels';
import { LimitMeter } from '../limits/LimitMeter';
import { Pill } from '../../ui/Pill';
import { FactList } from '../../ui/FactList';

/** Days away against the limit of the route: the worst twelve months first, then the last ones and the total. */
export function AbsenceNumbers({ ilr }: { ilr: IlrProgressResponse }) {
  const { limits, period } = ilr;
  const check = checkOf(limits, 'settlement');
  return (
    <Stack spacing={1.5}>
      {check === undefined ? (
        <p>{withoutLimit(ilr)}</p>
      ) : (
        <Stack spacing={1.5}>
          <Typography component="h3" color="textSecondary">
            {limitTitles.settlement}
          </Typography>
          <LimitMeter check={check} />
        </Stack>
      )}
      <FactList
        facts={[
          { name: 'Last 12 months', value: <LastYear ilr={ilr} /> },
          {
            name: period === null ? 'In all' : 'In the qualifying years',
            value: dayCount(ilr.totalAbsences),
          },
        ]}
      />
    </Stack>
  );
}

function withoutLimit({ hasILR, needsNoIlr, verdict }: IlrProgressResponse): string {
  if (hasILR) return 'You have ILR, so its limits no longer count. Citizenship has its own.';
  if (needsNoIlr) return 'You need no ILR, so no limit of ILR counts here. Citizenship has its own.';
  return verdict === 'no_route'
    ? 'This permission does not lead to ILR, so no limit of ILR counts here. Citizenship has its own.'
    : 'Your visa sets no limit on days away for ILR. Citizenship does.';
}

/** Above the specification's threshold of a warning, amber: red is for what is over the limit. */
function LastYear({
  ilr: { absenceLast12Months: days, absenceWarningThreshold: threshold, absenceLimit, hasILR },
}: {
  ilr: IlrProgressResponse;
}) {
  if (threshold === null || hasILR || days <= threshold) return dayCount(days);
  const isOver = absenceLimit !== null && days > absenceLimit;
  return (
    <span>
      {dayCount(days)} <Pill tone={isOver ? 'over' : 'soon'}>Above {isOver ? absenceLimit : threshold}</Pill>
    </span>
  );
}
