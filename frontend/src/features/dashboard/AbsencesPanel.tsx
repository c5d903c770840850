import Box from '@mui/material/Box';
import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { againstLimit } from '../../record/journeys/againstLimit';
import { Meter } from '../../ui/Meter';
import { Note } from '../../ui/Note';
import { useLimits } from '../../ui/useLimits';
import { ofCitizenship, ofSettlement } from '../../ui/whoseLimit';
import { SectionCard } from '../../ui/SectionCard';
import { YearlyStatus } from './cards/YearlyStatus';
import { Loaded } from './Loaded';
import { Period } from './Period';
import type { Overview } from './useOverview';

/** Days away against the limits: of ILR for twelve months, of citizenship for five years. */
export function AbsencesPanel({ absences }: Pick<Overview, 'absences'>) {
  return (
    <SectionCard
      title="Travel absences"
      more={{ to: '/dashboard/absences', label: 'Open the absence tracker' }}
    >
      <Loaded query={absences} what="your days away">
        {(summary) => <Bars summary={summary} />}
      </Loaded>
    </SectionCard>
  );
}

const bars = {
  display: 'grid',
  gap: '28px 48px',
  '@media (min-width: 901px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

function Bars({ summary }: { summary: AbsenceSummaryResponse }) {
  const { last12Months, last5Years, citizenshipDecides, settlementDecides } = summary;
  const { settlementYear, finalYear, fiveYears } = useLimits();
  const allowed = settlementYear.days;
  return (
    <Box sx={bars}>
      <Period title="Last 12 months">
        <Meter
          label="Days away in the last 12 months"
          total={{
            days: last12Months.totalDays,
            limit: allowed,
            remaining: Math.max(0, allowed - last12Months.totalDays),
            standing:
              last12Months.totalDays > allowed
                ? 'over'
                : last12Months.totalDays >= finalYear.days
                  ? 'near'
                  : 'within',
          }}
          whose={ofSettlement(allowed)}
          decides={settlementDecides}
        >
          <YearlyStatus last12Months={last12Months} />
        </Meter>
        <Note>
          {settlementDecides || citizenshipDecides
            ? `ILR allows ${allowed} days in any 12 months`
            : `Your visa does not set this limit for ILR; most routes allow ${allowed} days in any 12 months`}
          ; citizenship {finalYear.days} in the final year.
        </Note>
      </Period>
      <Period title="Last 5 years">
        <Meter
          label="Days away in the last 5 years"
          total={againstLimit(last5Years, fiveYears)}
          whose={ofCitizenship(fiveYears)}
          decides={citizenshipDecides}
        />
        <Note>Citizenship allows {fiveYears.days} days in five years.</Note>
      </Period>
    </Box>
  );
}
