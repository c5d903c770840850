import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import type { TravelRecord } from '@settlewise/rules/absences';
import type { ReactNode } from 'react';
import { dayCount } from '../../record/journeys/labels';
import { checkOf, limitTitles } from '../../record/limits/labels';
import { LimitMeter } from '../../record/limits/LimitMeter';

const upTo900 = '@media screen and (max-width: 900px)';

const cards = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2.5,
  '& > *': { flex: '1 1 12rem' },
  mb: 1.5,
  [upTo900]: { gap: 1.5, '& > *': { flex: '1 1 7rem' }, '& > .limit': { flex: '1 0 100%' } },
  // Wide enough that no line of a limit wraps.
  '@media print': { gap: 1, '& > *': { flex: '1 1 5rem' }, '& > .limit': { flex: '2 1 11rem' } },
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
  p: '20px 24px',
  [upTo900]: { p: 2 },
  '@media print': { p: '10px' },
} as const;

interface SummaryCardsProps {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
  limits: readonly LimitCheckResponse[];
}

/** The numbers at the top: the limit that decides, days away, journeys, and the last twelve months against their limit. */
export function SummaryCards({ journeys, record, limits }: SummaryCardsProps) {
  const [first] = limits;
  const lastYear = checkOf(limits, 'final_year');
  const overlaps = journeys.some((journey) => journey.overlaps);
  return (
    <Box component="section" aria-label="Summary" sx={cards}>
      {first !== undefined && <LimitCard check={first} />}
      <SummaryCard
        title="Total days absent"
        note={`The days you leave and come back are counted too${overlaps ? ', and days of overlapping journeys once' : ''}.`}
      >
        {record.totalDays}
      </SummaryCard>
      <SummaryCard
        title="Total journeys"
        note={
          journeys.length === 0
            ? 'Nothing recorded yet.'
            : `The longest took ${dayCount(Math.max(...journeys.map((journey) => journey.days)))}.`
        }
      >
        {journeys.length}
      </SummaryCard>
      {lastYear !== undefined && lastYear !== first && <LimitCard check={lastYear} />}
    </Box>
  );
}

function LimitCard({ check }: { check: LimitCheckResponse }) {
  return (
    <Card className="limit whole" sx={card}>
      <Title>{limitTitles[check.kind]}</Title>
      <LimitMeter check={check} />
    </Card>
  );
}

/** A number, and what it is. */
function SummaryCard({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card className="whole" sx={card}>
      <Title>{title}</Title>
      <Typography variant="figure" component="p" sx={{ '@media print': { fontSize: '18pt' } }}>
        {children}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </Card>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="h2"
      color="textSecondary"
      sx={{ fontSize: '1rem', fontWeight: 600, lineHeight: 1.18 }}
    >
      {children}
    </Typography>
  );
}
