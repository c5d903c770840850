import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitedWindowResponse, SharedAbsencesResponse } from '@settlewise/contract';
import { absenceLimitsOn } from '@settlewise/rules';
import { Fragment } from 'react';
import { dayCount } from '../../../record/journeys/labels';
import { formatDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { ofCitizenship, ofSettlement } from '../../../ui/whoseLimit';
import { UnderName } from './UnderName';

interface Count {
  readonly days: number;
  readonly limit: number;
  /** Which twelve months, where that differs between the counts. */
  readonly when?: string;
}

interface Row {
  readonly what: string;
  /** Whose limit it is, and whether it decides for the person now. */
  readonly whose: string;
  readonly decides: boolean;
  readonly cautious: Count;
  readonly homeOffice: Count;
}

/** What the journeys add up to, with the days of travel and by the Home Office’s count without them. */
export function BothCounts({
  answer: { asOf, summary, worstTwelveMonths },
}: {
  answer: SharedAbsencesResponse;
}) {
  const { homeOfficeCount } = summary;
  const { finalYear, fiveYears } = absenceLimitsOn(asOf);
  const rows: readonly Row[] = [
    ...(worstTwelveMonths === null
      ? []
      : [
          {
            what: 'Most in any 12 months',
            whose: ofSettlement(worstTwelveMonths.cautious.limit),
            decides: summary.settlementDecides,
            cautious: inWindow(worstTwelveMonths.cautious),
            homeOffice: inWindow(worstTwelveMonths.homeOffice),
          },
        ]),
    {
      what: 'Last 12 months',
      whose: ofCitizenship(finalYear),
      decides: summary.citizenshipDecides,
      cautious: { days: summary.last12Months.totalDays, limit: finalYear.days },
      homeOffice: { days: homeOfficeCount.last12Months.totalDays, limit: finalYear.days },
    },
    {
      what: 'Last 5 years',
      whose: ofCitizenship(fiveYears),
      decides: summary.citizenshipDecides,
      cautious: { days: summary.last5Years.totalDays, limit: fiveYears.days },
      homeOffice: { days: homeOfficeCount.last5Years.totalDays, limit: fiveYears.days },
    },
  ];
  return (
    <SectionCard title="Days away by both counts">
      <SimpleTable
        columns={['Period', 'With travel days', 'Home Office’s count']}
        rowHeaders
        rows={rows.map(({ what, whose, decides, cautious, homeOffice }) => [
          <Fragment key="what">
            {what}
            <UnderName>{whose}</UnderName>
          </Fragment>,
          <Days key="cautious" count={cautious} decides={decides} />,
          <Days key="homeOffice" count={homeOffice} decides={decides} />,
        ])}
      />
      <Typography variant="body2" color="textSecondary">
        With travel days, the day of leaving and the day of coming back count as days away: the cautious
        count. The Home Office’s own count leaves both out. The limits of the last 12 months and the last 5
        years are those of citizenship.
      </Typography>
    </SectionCard>
  );
}

const inWindow = ({ days, limit, from, to }: LimitedWindowResponse): Count => ({
  days,
  limit,
  when: `${formatDate(from)} to ${formatDate(to)}`,
});

function Days({ count: { days, limit, when }, decides }: { count: Count; decides: boolean }) {
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' }}
    >
      <strong>{days.toLocaleString('en-GB')}</strong> of {dayCount(limit)}
      {when !== undefined && <UnderName>{when}</UnderName>}
      {days > limit && (
        <Pill tone={decides ? 'over' : 'soon'} icon="warning">
          {days - limit} over
        </Pill>
      )}
    </Stack>
  );
}
