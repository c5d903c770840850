import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { IlrProgressResponse } from '@settlewise/contract';
import { dayCount } from '../journeys/labels';
import { Meter } from '../../ui/Meter';
import { Note } from '../../ui/Note';
import { Pill } from '../../ui/Pill';
import { formatDate } from '../../ui/dates/formatDate';
import { ofSettlement } from '../../ui/whoseLimit';
import { FactList } from '../../ui/FactList';

/** Days away against the limit of the route: the worst twelve months first, then the last ones and the total. */
export function AbsenceNumbers({ ilr }: { ilr: IlrProgressResponse }) {
  const { worstTwelveMonths: worst, absenceLimit, absenceWarningThreshold, period } = ilr;
  return (
    <Stack spacing={1.5}>
      {absenceLimit === null ? (
        <p>
          {ilr.verdict === 'no_route'
            ? 'This permission does not lead to ILR, so no limit of ILR counts here. Citizenship has its own.'
            : 'Your visa sets no limit on days away for ILR. Citizenship does.'}
        </p>
      ) : (
        <Stack spacing={1.5}>
          <Typography component="h3" color="textSecondary">
            Most in any 12 months
          </Typography>
          <Meter
            label="Days away in the worst 12 months"
            total={againstLimit(worst?.days ?? 0, absenceLimit, absenceWarningThreshold, worst)}
            whose={ilr.absenceLimitMeans ?? ofSettlement(absenceLimit)}
            decides={!ilr.hasILR}
          />
          {worst !== null && (
            <Note>
              {formatDate(worst.from)} to {formatDate(worst.to)}
            </Note>
          )}
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

function LastYear({
  ilr: { absenceLast12Months: days, absenceWarningThreshold, hasILR },
}: {
  ilr: IlrProgressResponse;
}) {
  if (absenceWarningThreshold === null || days <= absenceWarningThreshold) return dayCount(days);
  return (
    <Box component="span" {...(!hasILR && { sx: { color: 'error.main' } })}>
      {dayCount(days)} <Pill tone={hasILR ? 'soon' : 'over'}>Above {absenceWarningThreshold}</Pill>
    </Box>
  );
}

function againstLimit(
  days: number,
  limit: number,
  near: number | null,
  window: IlrProgressResponse['worstTwelveMonths'],
) {
  return {
    ...{ years: 1, days, limit },
    from: window?.from ?? '',
    to: window?.to ?? '',
    remaining: Math.max(0, limit - days),
    standing:
      days > limit
        ? ('over' as const)
        : near !== null && days > near
          ? ('near' as const)
          : ('within' as const),
  };
}
