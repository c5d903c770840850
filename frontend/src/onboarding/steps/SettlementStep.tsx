import { useWatch } from 'react-hook-form';
import { DateInStep } from './DateInStep';
import styles from './steps.module.css';
import type { StepFields } from './stepFields';
import { TickInStep } from './TickInStep';

export function SettlementStep({ today, ...rest }: StepFields) {
  const hasILR = useWatch({ control: rest.form.control, name: 'hasILR' });
  return (
    <>
      <DateInStep {...rest} name="settlementDate" label="Expected ILR date" optional />
      <TickInStep {...rest} name="hasILR" label="I already have ILR/Settlement" />
      {hasILR && (
        <div className={styles['hangsOn']}>
          <DateInStep
            {...rest}
            name="ilrGrantDate"
            label="ILR grant date"
            optional
            earliest="1900-01-01"
            latest={today}
          />
        </div>
      )}
    </>
  );
}
