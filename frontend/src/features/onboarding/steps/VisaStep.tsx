import { useWatch } from 'react-hook-form';
import { needsNoLeave } from '../../../record/immigrationProfile/settlementKinds';
import { VisaTypeInForm } from '../../../ui/visaTypes/VisaTypeInForm';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';

export function VisaStep({ form, inForm, today }: StepFields) {
  const visaType = useWatch({ control: form.control, name: 'visaType' });
  return (
    <>
      <VisaTypeInForm {...inForm('visaType')} label="Visa type" />
      <DateInStep
        {...inForm('visaStartDate')}
        label="Entry Date to UK"
        earliest="1900-01-01"
        latest={today}
      />
      {!needsNoLeave(visaType) && (
        <DateInStep
          {...inForm('visaExpiryDate')}
          label="Visa expiry date"
          optional
          why="Your eVisa says it. We remind you before that day."
          earliest="1900-01-01"
        />
      )}
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
