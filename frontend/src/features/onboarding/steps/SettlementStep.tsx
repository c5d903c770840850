import { useWatch } from 'react-hook-form';
import {
  needsNoLeave,
  settlementKinds,
  whyKindOfSettlement,
} from '../../../record/immigrationProfile/settlementKinds';
import { SelectField } from '../../../ui/form/SelectField';
import { Notice } from '../../../ui/Notice';
import { DateInStep } from './DateInStep';
import { HangsOn } from './HangsOn';
import type { StepFields } from './stepFields';
import { TickInStep } from './TickInStep';

export function SettlementStep({ today, ...rest }: StepFields) {
  const { control } = rest.form;
  const [hasILR, visaType] = useWatch({ control, name: ['hasILR', 'visaType'] });
  return (
    <>
      {needsNoLeave(visaType) && (
        <Notice tone="within" title="You need no ILR">
          <p>With the right that you named you can go on to citizenship. Leave this step empty.</p>
        </Notice>
      )}
      <DateInStep {...rest} name="settlementDate" label="Expected ILR date" optional />
      <TickInStep {...rest} name="hasILR" label="I already have ILR/Settlement" />
      {hasILR && (
        <HangsOn>
          <DateInStep
            {...rest}
            name="ilrGrantDate"
            label="ILR grant date"
            optional
            earliest="1900-01-01"
            latest={today}
          />
          <SelectField
            label="Kind of settlement"
            optional
            hint={whyKindOfSettlement(today)}
            options={settlementKinds}
            placeholder="Not sure"
            {...rest.field('settledAs')}
          />
        </HangsOn>
      )}
    </>
  );
}
