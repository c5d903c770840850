import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AbsenceSummaryResponse } from '@settlewise/contract/journeys';
import type { ReactNode } from 'react';
import { limitTitles } from '../../record/limits/labels';
import { LimitMeter } from '../../record/limits/LimitMeter';
import { SectionCard } from '../../ui/SectionCard';
import { yearlyStatusOf } from './cards/YearlyStatus';
import { Loaded } from './Loaded';
import { Period } from './Period';
import type { Overview } from './useOverview';

/** Days away against each limit, the one that decides first. */
export function AbsencesPanel({ absences }: Pick<Overview, 'absences'>) {
  return (
    <SectionCard
      title="Travel absences"
      more={{ to: '/dashboard/absences', label: 'Open the absence tracker' }}
    >
      <Loaded query={absences} what="your days away">
        {({ limits }) => <Bars limits={limits} />}
      </Loaded>
    </SectionCard>
  );
}

const bars = {
  display: 'grid',
  gap: '28px 48px',
  '@media (min-width: 901px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

function Bars({ limits }: Pick<AbsenceSummaryResponse, 'limits'>) {
  return (
    <Box sx={bars}>
      {limits.map((check) => (
        <Period key={check.kind} title={limitTitles[check.kind]}>
          <LimitMeter check={check}>{asWideAsItsWords(yearlyStatusOf(check))}</LimitMeter>
        </Period>
      ))}
    </Box>
  );
}

/** A pill in the column of a meter would be as wide as its bar. */
const asWideAsItsWords = (status: ReactNode): ReactNode =>
  status === null ? null : (
    <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      {status}
    </Stack>
  );
