import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JourneyResponse } from '@settlewise/contract';
import { ofCitizenship, type TravelRecord } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Meter } from '../../ui/Meter';
import { dayCount } from '../../record/journeys/labels';

const upTo900 = '@media screen and (max-width: 900px)';

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2.5,
  mb: 1.5,
  [upTo900]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1.5,
    '& > :last-child': { gridColumn: 'span 2' },
  },
  '@media print': { gap: 1 },
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
  p: '20px 24px',
  [upTo900]: { p: 2 },
  '@media print': { p: '10px' },
} as const;

/** The three numbers at the top: days away, journeys, and the last twelve months against their limit. */
export function SummaryCards({
  journeys,
  record,
}: {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
}) {
  const overlaps = journeys.some((journey) => journey.overlaps);
  return (
    <Box component="section" aria-label="Summary" sx={cards}>
      <SummaryCard
        title="Total days absent"
        note={
          overlaps
            ? 'Days of overlapping journeys are counted once.'
            : 'The days you leave and come back are counted too.'
        }
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
      <Card sx={card}>
        <Title>Last 12 months</Title>
        <Meter
          label="Days away in the last 12 months"
          total={record.lastYear}
          whose={ofCitizenship({ days: record.lastYear.limit, years: record.lastYear.years })}
          owner="citizenship"
        />
      </Card>
    </Box>
  );
}

/** A number, and what it is. */
function SummaryCard({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card sx={card}>
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
