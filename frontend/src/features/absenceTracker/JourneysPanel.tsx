import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import { absentDays, countDays, returnedWithin } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/form/SelectField';
import { countJourneysUpTo } from '../../record/journeys/countedJourney';
import { JourneyList } from '../../record/journeys/JourneyList';
import { NoJourneys } from '../../record/journeys/NoJourneys';
import { PrintButton } from '../../record/journeys/PrintButton';
import { TransferJourneys } from '../../record/journeys/transfer/TransferJourneys';
import { dayCount, journeyCount } from '../../record/journeys/labels';

/** The choices of the period filter. */
const periods = [
  { value: 'all', label: 'All time', years: null },
  { value: '1', label: 'Last 12 months', years: 1 },
  { value: '3', label: 'Last 3 years', years: 3 },
  { value: '5', label: 'Last 5 years', years: 5 },
] as const;

/** The journeys whose return lies in the period. */
function journeysIn(
  journeys: readonly JourneyResponse[],
  choice: string,
  today: CivilDate,
): readonly JourneyResponse[] {
  const years = periods.find((period) => period.value === choice)?.years ?? null;
  if (years === null) return journeys;
  const within = new Set(
    returnedWithin(countJourneysUpTo(journeys, today), today, years).map(({ id }) => id),
  );
  return journeys.filter(({ id }) => within.has(id));
}

const tools = { flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px 24px' } as const;

const count = { flex: { xs: '1 0 100%', sm: 1 }, minHeight: { sm: 48 }, alignContent: 'center' } as const;

const acts = {
  flexDirection: { xs: 'row-reverse', sm: 'row' },
  justifyContent: 'space-between',
  gap: 3,
  width: { xs: '100%', sm: 'auto' },
} as const;

interface JourneysPanelProps extends Omit<ComponentProps<typeof JourneyList>, 'all'> {
  today: CivilDate;
  onAdd: () => void;
}

/** The list of journeys, the filter over it, and the way to add one. */
export function JourneysPanel({ journeys, today, onAdd, ...deleting }: JourneysPanelProps) {
  const [period, setPeriod] = useState<string>('all');
  const shown = journeysIn(journeys, period, today);
  const total = `${journeyCount(shown.length)}, ${dayCount(countDays(absentDays(countJourneysUpTo(shown, today), 'inclusive')))} with travel days`;
  const periodLabel = periods.find(({ value }) => value === period)?.label;

  if (journeys.length === 0)
    return (
      <NoJourneys act="Add journey" onAdd={onAdd}>
        Here you will see each journey out of the UK with its days. Start with the last one: you need the day
        you left, the day you came back, and where you went.
      </NoJourneys>
    );
  return (
    <Stack spacing={2.5}>
      <Stack direction="row" className="noPrint" sx={tools}>
        <Box sx={{ width: { xs: '100%', sm: 220 } }}>
          <SelectField
            label="Period"
            options={periods}
            value={period}
            onChange={(event) => setPeriod(event.target.value)}
          />
        </Box>
        <Typography role="status" color="textSecondary" sx={count}>
          {total}
        </Typography>
        <Stack direction="row" sx={acts}>
          <PrintButton />
          <Button icon="plus" onClick={onAdd}>
            Add journey
          </Button>
        </Stack>
      </Stack>
      {period !== 'all' && <p className="printOnly">Of these alone: {periodLabel}.</p>}
      {shown.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 4 }}>
          No journeys in this period. Choose a longer one to see the others.
        </Typography>
      ) : (
        <JourneyList {...deleting} journeys={shown} all={journeys} />
      )}
      <TransferJourneys some />
    </Stack>
  );
}
