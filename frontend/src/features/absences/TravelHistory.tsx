import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AbsenceSummaryResponse } from '@settlewise/contract/journeys';
import { absentDays, countDays } from '@settlewise/rules/absences';
import { useState, type ComponentProps } from 'react';
import { countJourneysUpTo } from '../../record/journeys/countedJourney';
import { JourneyList } from '../../record/journeys/JourneyList';
import { dayCount, journeyCount } from '../../record/journeys/labels';
import { NoJourneys } from '../../record/journeys/NoJourneys';
import { PrintButton } from '../../record/journeys/PrintButton';
import { TransferJourneys } from '../../record/journeys/transfer/TransferJourneys';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { Tabs } from '../../ui/tabs/Tabs';

const allTime = 'all';

interface TravelHistoryProps extends Omit<ComponentProps<typeof JourneyList>, 'all'> {
  byYear: AbsenceSummaryResponse['byYear'];
  onAdd: () => void;
}

/** Every journey, or those of a year: the year of departure. */
export function TravelHistory({ journeys, byYear, onAdd, ...deleting }: TravelHistoryProps) {
  const today = useToday();
  const [chosen, setChosen] = useState<string>(allTime);
  if (journeys.length === 0)
    return (
      <section aria-labelledby="travel-history">
        <NoJourneys titleId="travel-history" act="Add Journey" onAdd={onAdd}>
          Each journey out of the UK will be here with its days, year by year. Start with the last one.
        </NoJourneys>
      </section>
    );

  const years = Object.keys(byYear).toSorted((a, b) => b.localeCompare(a));
  // The year's last journey may have been deleted since.
  const selected = years.includes(chosen) ? chosen : allTime;
  const shown = (byYear[selected]?.trips ?? journeys).toSorted((a, b) =>
    b.departureDate.localeCompare(a.departureDate),
  );
  const days =
    byYear[selected]?.totalDays ?? countDays(absentDays(countJourneysUpTo(journeys, today), 'inclusive'));
  return (
    <Stack component="section" aria-labelledby="travel-history" spacing={1} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
      >
        <Typography variant="h4" component="h2" id="travel-history">
          Travel history
        </Typography>
        <Stack direction="row" className="noPrint" spacing={2}>
          <PrintButton />
          <Button icon="plus" onClick={onAdd}>
            Add Journey
          </Button>
        </Stack>
      </Stack>
      <Tabs
        label="Years of your journeys"
        tabs={[{ key: allTime, label: 'All Time' }, ...years.map((year) => ({ key: year, label: year }))]}
        selected={selected}
        onSelect={setChosen}
      >
        <Typography role="status" color="textSecondary" sx={{ mb: 1.75 }}>
          {journeyCount(shown.length)}, {dayCount(days)} with travel days
        </Typography>
        <JourneyList {...deleting} journeys={shown} all={journeys} />
      </Tabs>
      <TransferJourneys some />
    </Stack>
  );
}
