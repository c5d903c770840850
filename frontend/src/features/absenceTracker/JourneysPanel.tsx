import type { JourneyResponse } from '@settlewise/contract';
import { absentDays, countDays, type CivilDate } from '@settlewise/rules';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/form/SelectField';
import { EmptyState } from '../../ui/EmptyState';
import { useNarrow } from '../../ui/useNarrow';
import type { JourneyActions } from '../../record/journeys/JourneyRowActions';
import { JourneyCards } from '../../record/journeys/JourneyCards';
import styles from './JourneysPanel.module.css';
import { JourneyTable } from '../../record/journeys/JourneyTable';
import { journeysIn, periods } from './periods';
import { TransferJourneys } from './transfer/TransferJourneys';
import { dayCount, journeyCount } from '../../record/journeys/labels';

interface JourneysPanelProps extends JourneyActions {
  /** In the order of the list. */
  journeys: readonly JourneyResponse[];
  today: CivilDate;
  onAdd: () => void;
}

/** The list of journeys, the filter over it, and the way to add one. */
export function JourneysPanel({ journeys, today, onAdd, ...actions }: JourneysPanelProps) {
  const [period, setPeriod] = useState<string>('all');
  const narrow = useNarrow();
  const shown = journeysIn(journeys, period, today);
  const List = narrow ? JourneyCards : JourneyTable;
  const total = `${journeyCount(shown.length)}, ${dayCount(countDays(absentDays(shown, 'inclusive')))}`;
  const periodLabel = periods.find(({ value }) => value === period)?.label;

  if (journeys.length === 0) return <NoJourneys onAdd={onAdd} />;
  return (
    <div className={styles['panel']}>
      <div className={styles['tools']}>
        <div className={styles['filter']}>
          <SelectField
            label="Period"
            options={periods}
            value={period}
            onChange={(event) => setPeriod(event.target.value)}
          />
        </div>
        <p role="status" className={styles['count']}>
          {total}
        </p>
        <div className={styles['acts']}>
          <Button look="plain" icon="print" onClick={() => window.print()}>
            Print
          </Button>
          <Button icon="plus" onClick={onAdd}>
            Add journey
          </Button>
        </div>
      </div>
      <p className="printOnly">
        {periodLabel}: {total}, both travel days counted.
      </p>
      {shown.length === 0 ? (
        <p className={styles['none']}>No journeys in this period. Choose a longer one to see the others.</p>
      ) : (
        <List journeys={shown} today={today} {...actions} />
      )}
      <TransferJourneys some />
    </div>
  );
}

function NoJourneys({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon="plane"
      title="No journeys yet"
      actions={
        <>
          <Button icon="plus" onClick={onAdd}>
            Add journey
          </Button>
          <TransferJourneys some={false} />
        </>
      }
    >
      Here you will see each journey out of the UK with its days. Start with the last one: you need the day
      you left, the day you came back, and where you went.
    </EmptyState>
  );
}
