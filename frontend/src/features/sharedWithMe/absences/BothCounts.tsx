import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse, SharedAbsencesResponse } from '@settlewise/contract';
import { ownerOfLimit, standingInWords, standingsApart, toneOfLimit } from '@settlewise/rules';
import { Fragment } from 'react';
import { dayCount } from '../../../record/journeys/labels';
import { limitTitles, whenCounted } from '../../../record/limits/labels';
import { useToday } from '../../../ui/dates/useToday';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { UnderName } from './UnderName';

/** What the journeys add up to, with the days of travel and by the Home Office’s count without them. */
export function BothCounts({
  answer: {
    summary: { limits },
  },
}: {
  answer: SharedAbsencesResponse;
}) {
  return (
    <SectionCard title="Days away by both counts">
      <SimpleTable
        columns={['Period', 'With travel days', 'Home Office’s count']}
        rowHeaders
        rows={limits.map((check) => [
          <Fragment key="what">
            {limitTitles[check.kind]}
            <UnderName>{check.means}</UnderName>
            {whenCounted(check) !== null && <UnderName>{whenCounted(check)}</UnderName>}
          </Fragment>,
          <Days key="cautious" count={check} of={check} />,
          <Days key="homeOffice" count={check.homeOffice} of={check} />,
        ])}
      />
      <Typography variant="body2" color="textSecondary">
        With travel days, the day of leaving and the day of coming back count as days away: the cautious
        count. The Home Office’s own count leaves both out.
      </Typography>
    </SectionCard>
  );
}

interface DaysProps {
  count: LimitCheckResponse['homeOffice'];
  of: LimitCheckResponse;
}

function Days({ count, of: check }: DaysProps) {
  const { days, limit, standing } = count;
  const today = useToday();
  // Over by one count alone is no alarm, here as on the owner's pages.
  const tone = toneOfLimit(standing, check.decides && !standingsApart(check));
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' }}
    >
      <strong>{days.toLocaleString('en-GB')}</strong> of {dayCount(limit)}
      {standing !== 'within' && (
        <Pill tone={tone} {...(standing === 'over' && { icon: 'warning' as const })}>
          {standingInWords({ ...count, to: check.to }, ownerOfLimit(check.kind), today)}
        </Pill>
      )}
    </Stack>
  );
}
