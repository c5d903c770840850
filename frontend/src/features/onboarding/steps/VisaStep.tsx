import { useWatch } from 'react-hook-form';
import {
  dischargeLabel,
  RouteQuestions,
  dischargeHint,
} from '../../../record/immigrationProfile/RouteQuestions';
import { needsNoLeave } from '../../../record/immigrationProfile/settlementKinds';
import { whyEntryDate } from '../../../record/immigrationProfile/whyEntryDate';
import { VisaTypeInForm } from '../../../ui/visaTypes/VisaTypeInForm';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';
import { pastOrPlanned, runsOutOn } from '../../../ui/dates/ranges';

const whyStartDate =
  'The first day of your visa, as your eVisa says it. Your years towards ILR run from it. If you leave it empty, we take your entry date.';

export function VisaStep({ form, field, inForm, today }: StepFields) {
  const [visaType, visaStartDate] = useWatch({ control: form.control, name: ['visaType', 'visaStartDate'] });
  // A right has no start: what counts is since when they live here.
  const isRight = needsNoLeave(visaType);
  return (
    <>
      <VisaTypeInForm {...inForm('visaType')} label="Visa type" />
      <DateInStep
        {...inForm('visaStartDate')}
        {...(isRight ? { label: 'Entry Date to UK' } : { label: 'Visa start date', why: whyStartDate })}
        optional
        earliest="1900-01-01"
        latest={today}
      />
      {!isRight && (
        <DateInStep
          {...inForm('ukEntryDate')}
          label="Entry Date to UK"
          optional
          why={whyEntryDate}
          earliest="1900-01-01"
          latest={today}
        />
      )}
      {!isRight && (
        <DateInStep
          {...inForm('visaExpiryDate')}
          label="Visa expiry date"
          optional
          why="Your eVisa says it. We remind you before that day."
          {...pastOrPlanned(today)}
          earliest={visaStartDate}
        />
      )}
      <RouteQuestions visaType={visaType} field={field}>
        <DateInStep
          {...inForm('dischargedOn')}
          label={dischargeLabel}
          optional
          {...pastOrPlanned(today)}
          earliest={visaStartDate}
          why={dischargeHint(today)}
        />
      </RouteQuestions>
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
