import { useWatch } from 'react-hook-form';
import { needsNoLeave } from '../../../record/immigrationProfile/settlementKinds';
import { VisaTypeInForm } from '../../../ui/visaTypes/VisaTypeInForm';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';
import { pastOrPlanned, runsOutOn } from '../../../ui/dates/ranges';

export function VisaStep({ form, inForm, today }: StepFields) {
  const [visaType, visaStartDate] = useWatch({
    control: form.control,
    name: ['visaType', 'visaStartDate'],
  });
  return (
    <>
      <VisaTypeInForm {...inForm('visaType')} label="Visa type" />
      <DateInStep
        {...inForm('visaStartDate')}
        label="Entry Date to UK"
        optional
        earliest="1900-01-01"
        latest={today}
      />
      {!needsNoLeave(visaType) && (
        <DateInStep
          {...inForm('visaExpiryDate')}
          label="Visa expiry date"
          optional
          why="Your eVisa says it. We remind you before that day."
          {...pastOrPlanned(today)}
          earliest={visaStartDate}
        />
      )}
      <DateInStep
        {...inForm('brpExpiryDate')}
        label="BRP Expiry Date"
        optional
        why="The old card (biometric residence permit). Cards have ended: your status is your eVisa now."
        {...runsOutOn(today)}
      />
    </>
  );
}
