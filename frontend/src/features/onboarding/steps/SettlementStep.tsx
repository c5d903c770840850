import { useWatch } from 'react-hook-form';
import {
  needsNoLeave,
  settlementKinds,
  whyKindOfSettlement,
} from '../../../record/immigrationProfile/settlementKinds';
import { SelectField } from '../../../ui/form/SelectField';
import { TickInForm } from '../../../ui/form/TickInForm';
import { Notice } from '../../../ui/Notice';
import { DateInStep } from './DateInStep';
import { HangsOn } from './HangsOn';
import type { StepFields } from './stepFields';
import { stillToCome } from '../../../ui/dates/ranges';

export function SettlementStep({ form, field, inForm, today }: StepFields) {
  const [hasILR, visaType] = useWatch({ control: form.control, name: ['hasILR', 'visaType'] });
  return (
    <>
      {needsNoLeave(visaType) && (
        <Notice tone="within" title="You need no ILR">
          <p>With the right that you named you can go on to citizenship. Leave this step empty.</p>
        </Notice>
      )}
      <DateInStep {...inForm('settlementDate')} label="Expected ILR date" optional {...stillToCome(today)} />
      <TickInForm {...inForm('hasILR')} label="I already have ILR/Settlement" />
      {hasILR === 'yes' && (
        <HangsOn>
          <DateInStep
            {...inForm('ilrGrantDate')}
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
            {...field('settledAs')}
          />
        </HangsOn>
      )}
    </>
  );
}
