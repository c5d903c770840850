import { onboardingVisaTypeOptions } from '@settlewise/contract';
import { SelectField } from '../../ui/form/SelectField';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';

export function VisaStep({ field, today, ...rest }: StepFields) {
  return (
    <>
      <SelectField
        label="Visa type"
        options={onboardingVisaTypeOptions}
        placeholder="Choose your visa type"
        {...field('visaType')}
      />
      <DateInStep
        {...rest}
        name="visaStartDate"
        label="Entry Date to UK"
        earliest="1900-01-01"
        latest={today}
      />
      <DateInStep {...rest} name="brpExpiryDate" label="BRP Expiry Date" optional earliest="1900-01-01" />
    </>
  );
}
