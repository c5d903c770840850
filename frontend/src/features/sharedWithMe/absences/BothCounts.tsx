import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import type { SharedAbsencesResponse } from '@settlewise/contract/shared';
import { ownerOfLimit, standingAndRest } from '@settlewise/rules/absences';
import { dayCount } from '../../../record/journeys/labels';
import { limitTitles, whenCounted } from '../../../record/limits/labels';
import { useToday } from '../../../ui/dates/useToday';
import { LimitPill } from '../../../ui/LimitPill';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { useNarrow } from '../../../ui/useNarrow';
import { UnderName } from './UnderName';

/** What the journeys add up to, by the Home Office’s count, which decides, and with the days of travel. */
export function BothCounts({
  answer: {
    summary: { limits },
  },
}: {
  answer: SharedAbsencesResponse;
}) {
  return (
    <SectionCard title="Days away by both counts">
      {useNarrow(640) ? (
        <OneBelowTheOther limits={limits} />
      ) : (
        <SimpleTable
          columns={['Period', ...counts]}
          rowHeaders
          rows={limits.map((check) => [
            <Period key="what" of={check} />,
            <Days key="homeOffice" count={check} of={check} />,
            <Days key="cautious" count={check.cautious} of={check} />,
          ])}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        The Home Office’s count decides. It leaves out the day of leaving and the day of coming back. With
        travel days both count as days away: where only this number is over a limit, proof of the travel days
        shows that the limit is kept.
      </Typography>
    </SectionCard>
  );
}

const counts = ['Home Office’s count', 'With travel days'] as const;

/** On a phone three columns would leave no word whole: under each period its two counts. */
function OneBelowTheOther({ limits }: { limits: readonly LimitCheckResponse[] }) {
  return (
    <Stack component="ul" spacing={2}>
      {limits.map((check) => (
        <Stack key={check.kind} component="li" spacing={1}>
          <div>
            <strong>
              <Period of={check} />
            </strong>
          </div>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 12px', m: 0 }}>
            {([check, check.cautious] as const).map((count, index) => (
              <div key={counts[index]}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {counts[index]}
                </Typography>
                <Box component="dd" sx={{ m: 0 }}>
                  <Days count={count} of={check} />
                </Box>
              </div>
            ))}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** What is counted: its name, what the limit is for, and from when to when. */
function Period({ of: check }: { of: LimitCheckResponse }) {
  const when = whenCounted(check);
  return (
    <>
      {limitTitles[check.kind]}
      <UnderName>{check.means}</UnderName>
      {when !== null && <UnderName>{when}</UnderName>}
    </>
  );
}

interface DaysProps {
  count: LimitCheckResponse['cautious'];
  of: LimitCheckResponse;
}

function Days({ count, of: check }: DaysProps) {
  const { days, limit, standing } = count;
  const { words, rest } = standingAndRest({ ...count, to: check.to }, ownerOfLimit(check.kind), useToday());
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' }}
    >
      <strong>{days.toLocaleString('en-GB')}</strong> of {dayCount(limit)}
      {standing !== 'within' && (
        <LimitPill
          standing={standing}
          tone={count === check ? check.tone : 'plain'}
          words={words}
          rest={rest}
        />
      )}
    </Stack>
  );
}
