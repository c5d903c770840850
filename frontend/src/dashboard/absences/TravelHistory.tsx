import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract';
import { absentDays, countDays } from '@settlewise/rules';
import { useState } from 'react';
import type { JourneyActions } from '../../public/absenceTracker/JourneyRowActions';
import { JourneyCards } from '../../public/absenceTracker/JourneyCards';
import { JourneyTable } from '../../public/absenceTracker/JourneyTable';
import { dayCount, journeyCount } from '../../public/absenceTracker/labels';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { Icon } from '../../ui/Icon';
import { Tabs } from '../../ui/tabs/Tabs';
import { useNarrow } from '../../ui/useNarrow';
import styles from './TravelHistory.module.css';

const allTime = 'all';

interface TravelHistoryProps extends JourneyActions {
  journeys: readonly JourneyResponse[];
  byYear: AbsenceSummaryResponse['byYear'];
  onAdd: () => void;
}

/** Every journey, or those of a year: the year of departure. */
export function TravelHistory({ journeys, byYear, onAdd, ...actions }: TravelHistoryProps) {
  const [chosen, setChosen] = useState<string>(allTime);
  const today = useToday();
  const List = useNarrow() ? JourneyCards : JourneyTable;
  if (journeys.length === 0) return <NoJourneys onAdd={onAdd} />;

  const years = Object.keys(byYear).toSorted((a, b) => b.localeCompare(a));
  // The year's last journey may have been deleted since.
  const selected = years.includes(chosen) ? chosen : allTime;
  const shown = (byYear[selected]?.trips ?? journeys).toSorted((a, b) =>
    b.departureDate.localeCompare(a.departureDate),
  );
  const days = byYear[selected]?.totalDays ?? countDays(absentDays(journeys, 'inclusive'));
  return (
    <section aria-labelledby="travel-history" className={styles['history']}>
      <div className={styles['top']}>
        <h2 id="travel-history">Travel history</h2>
        <Button icon="plus" onClick={onAdd}>
          Add Journey
        </Button>
      </div>
      <Tabs
        label="Years of your journeys"
        tabs={[{ key: allTime, label: 'All Time' }, ...years.map((year) => ({ key: year, label: year }))]}
        selected={selected}
        onSelect={setChosen}
      >
        <p role="status" className={styles['count']}>
          {journeyCount(shown.length)}, {dayCount(days)}
        </p>
        <List journeys={shown} today={today} {...actions} />
      </Tabs>
    </section>
  );
}

function NoJourneys({ onAdd }: { onAdd: () => void }) {
  return (
    <section aria-labelledby="travel-history" className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name="plane" size={40} />
      </span>
      <h2 id="travel-history">No journeys yet</h2>
      <p>Each journey out of the UK will be here with its days, year by year. Start with the last one.</p>
      <Button icon="plus" onClick={onAdd}>
        Add Journey
      </Button>
    </section>
  );
}
