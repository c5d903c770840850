import { TextField } from '../../../ui/form/TextField';
import { DateInStep } from './DateInStep';
import type { StepFields } from './stepFields';

export function PersonalStep({ field, inForm, today }: StepFields) {
  return (
    <>
      <TextField
        label="Full name"
        hint="Your legal name as on your passport."
        autoComplete="name"
        {...field('fullName')}
      />
      <DateInStep
        {...inForm('dateOfBirth')}
        label="Date of birth"
        optional
        earliest="1900-01-01"
        latest={today}
        opensAt="year"
        autoComplete="bday"
      />
      <TextField
        label="Nationality"
        hint="For example Nigerian or Indian."
        autoComplete="off"
        {...field('nationality')}
      />
    </>
  );
}
