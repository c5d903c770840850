import Box from '@mui/material/Box';
import { absentDays, countDaysBetween } from '@settlewise/rules/absences';
import { Pill } from '../../ui/Pill';
import { useLimits } from '../../ui/useLimits';
import { YearStrips } from '../../ui/yearStrips/YearStrips';
import { busiestYear, exampleTrips } from './exampleJourneys';

const card = {
  display: 'grid',
  gap: '18px',
  m: 0,
  p: { xs: '20px', sm: '28px' },
  '& > figcaption': {
    display: 'grid',
    gap: '6px',
    color: 'var(--ink2)',
    fontSize: '0.9375rem',
    textWrap: 'balance',
    '& > strong': {
      maxWidth: '18em',
      color: 'var(--ink)',
      fontSize: { xs: '1.375rem', sm: '1.625rem' },
      fontWeight: 650,
      lineHeight: 1.2,
      letterSpacing: '-0.012em',
    },
  },
  '& > :last-child': { justifySelf: 'start' },
} as const;

/** A made-up person's answer, to show what an answer looks like. The days in it are counted like everybody's. */
export function HeroExample() {
  const { settlementYear } = useLimits();
  const days = countDaysBetween(absentDays(exampleTrips, 'whole_days'), busiestYear.from, busiestYear.to);
  return (
    <Box component="figure" className="card" sx={card}>
      <figcaption>
        <span>Example: Skilled Worker since 1 January 2023</span>
        <strong>You can apply for ILR from 4 December 2027</strong>
      </figcaption>
      <YearStrips
        trips={exampleTrips}
        counting="whole_days"
        firstYear={2023}
        lastYear={2026}
        bracket={busiestYear}
        description="Each year from 2023 to 2026 as a strip of days, with nine journeys marked on it and a line around the worst 12 months."
      />
      <Pill tone="within">
        {days} of {settlementYear.days} days in the worst 12 months
      </Pill>
    </Box>
  );
}
