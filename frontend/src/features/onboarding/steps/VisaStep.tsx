import { VisaTypeInForm } from '../../../ui/visaTypes/VisaTypeInForm';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';

export function VisaStep({ today, ...rest }: StepFields) {
  const { form, idOf, errorOf } = rest;
  return (
    <>
      <VisaTypeInForm
        control={form.control}
        name="visaType"
        id={idOf('visaType')}
        error={errorOf('visaType')}
        label="Visa type"
      />
      <DateInStep
        {...rest}
        name="visaStartDate"
        label="Entry Date to UK"
        earliest="1900-01-01"
        latest={today}
      />
      <DateInStep
        {...rest}
        name="brpExpiryDate"
        label="BRP Expiry Date"
        optional
        why="The old card (biometric residence permit). Cards have ended: your status is your eVisa now."
        earliest="1900-01-01"
      />
    </>
  );
}
