import Box from '@mui/material/Box';
import {
  crownDependencyOptions,
  journeyFields,
  journeyReasonOptions,
  type JourneyResponse,
} from '@settlewise/contract';
import { daysOfTrip, isCivilDate, namesCrownDependency, overlappingTrips } from '@settlewise/rules';
import { useWatch, type Control } from 'react-hook-form';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import type { JourneyForm, JourneyFormValues } from './useJourneyForm';
import { dayCount } from './labels';

type JourneyFieldsProps = JourneyForm & {
  /** The journey that is changed, or null for a new one. */
  journey: JourneyResponse | null;
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
};

const { destination: destinationField, reason, notes, crownDependency } = journeyFields;

/** Everything that a person says about a journey, and what its dates come to. */
export function JourneyFields({ form, field, inForm, journey, others }: JourneyFieldsProps) {
  const destination = useWatch({ control: form.control, name: 'destination' });
  return (
    <>
      <TwoColumns>
        <DateInForm {...inForm('departureDate')} label={journeyFields.departureDate.label} />
        <DateInForm {...inForm('returnDate')} label={journeyFields.returnDate.label} />
      </TwoColumns>
      <JourneyDays control={form.control} journey={journey} others={others} />
      <TextField
        label={destinationField.label}
        autoComplete="off"
        maxLength={destinationField.kind.most}
        {...field('destination')}
      />
      {namesCrownDependency(destination) && (
        <SelectField
          label={crownDependency.label}
          optional
          hint="For citizenship the islands are part of the UK: these days are no days away. For ILR they are days away, unless you lived there with permission."
          options={crownDependencyOptions}
          placeholder="Not answered"
          {...field('crownDependency')}
        />
      )}
      <SelectField
        label={reason.label}
        options={journeyReasonOptions}
        placeholder="Choose a reason"
        {...field('reason')}
      />
      <TextAreaField
        label={notes.label}
        optional
        hint="For example flight numbers or who you visited."
        rows={2}
        maxLength={notes.kind.most}
        {...field('notes')}
      />
    </>
  );
}

interface JourneyDaysProps {
  control: Control<JourneyFormValues>;
  journey: JourneyResponse | null;
  others: readonly JourneyResponse[];
}

const days = {
  p: '12px 16px',
  borderRadius: '10px',
  background: 'var(--actionSoft)',
  '&:empty': { display: 'none' },
} as const;

/** How long the journey is that is being typed, and whether it overlaps another. */
function JourneyDays({ control, journey, others }: JourneyDaysProps) {
  const [departureDate, returnDate] = useWatch({ control, name: ['departureDate', 'returnDate'] });
  const complete = isCivilDate(departureDate) && isCivilDate(returnDate) && departureDate <= returnDate;
  if (!complete) return <Box component="p" role="status" sx={days} />;
  const trip = { departureDate, returnDate };
  const rest = others.filter((other) => other.id !== journey?.id);
  const overlaps = overlappingTrips([trip, ...rest]).has(trip);
  return (
    <Box component="p" role="status" sx={days}>
      <strong>{dayCount(daysOfTrip(trip, 'inclusive'))}</strong>, the days you leave and come back included.
      {overlaps && ' Some of these days are in another journey too. They are counted once.'}
    </Box>
  );
}
