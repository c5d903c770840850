import { VisaTypeInForm } from '../../../ui/visaTypes/VisaTypeInForm';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';

export function VisaStep({ inForm, today }: StepFields) {
  return (
    <>
      <VisaTypeInForm {...inForm('visaType')} label="Visa type" />
      <DateInStep
        {...inForm('visaStartDate')}
        label="Entry Date to UK"
        earliest="1900-01-01"
        latest={today}
      />
      <DateInStep
        {...inForm('brpExpiryDate')}
        label="BRP Expiry Date"
        optional
        why="The old card (biometric residence permit). Cards have ended: your status is your eVisa now."
        earliest="1900-01-01"
      />
    </>
  );
}
