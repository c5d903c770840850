import { relationshipOptions, type DependantRequest, type DependantResponse } from '@settlewise/contract';
import { useAddDependant, useChangeDependant } from '../../api/dependants';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';
import { VisaTypeInForm } from '../../ui/visaTypes/VisaTypeInForm';
import { nationalityChoices } from '../profileFields/countryChoices';
import { CountryInForm } from '../profileFields/CountryInForm';
import {
  dependantDateFields,
  dependantFields,
  dependantFormSchema,
  dependantFormValues,
  type DependantFormValues,
} from './dependantForm';
import { OwnClockFields } from './OwnClockFields';
import { problemInLine } from './ownJourneysText';

const texts = {
  add: {
    title: 'Add dependant',
    act: 'Add dependant',
    busyAct: 'Adding…',
    done: 'Dependant added',
    doneText: (name: string) => `${name} is one of your dependants now.`,
    failed: 'There was a problem adding the dependant. Please try again.',
  },
  edit: {
    title: 'Edit dependant',
    act: 'Save changes',
    busyAct: 'Saving…',
    done: 'Dependant updated',
    doneText: (name: string) => `The details of ${name} have been changed.`,
    failed: 'There was a problem updating the dependant. Please try again.',
  },
} as const;

interface DependantDialogProps {
  /** The dependant to change, or null for a new one. */
  dependant: DependantResponse | null;
  onClose: () => void;
}

/** The form of a dependant, for a new one and for a change. */
export function DependantDialog({ dependant, onClose }: DependantDialogProps) {
  const add = useAddDependant();
  const change = useChangeDependant();
  const today = useToday();
  const { title, act, busyAct, done, doneText, failed } = dependant === null ? texts.add : texts.edit;
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    DependantFormValues,
    DependantRequest
  >({
    schema: dependantFormSchema(today),
    fields: dependantFields,
    defaultValues: dependantFormValues(dependant),
    moreExact(name, values, { path, message }) {
      if (name === 'ownJourneys') return problemInLine(path, message, values.ownJourneys);
      const date = dependantDateFields.find((known) => known === name);
      return date === undefined ? undefined : typedDateProblem(values[date], today);
    },
  });
  const inForm = <Name extends keyof DependantFormValues>(name: Name) => ({
    control: form.control,
    name,
    id: idOf(name),
    error: errorOf(name),
  });

  return (
    <FormDialog
      title={title}
      act={act}
      busyAct={busyAct}
      busy={busy}
      summary={summary}
      onSubmit={submit(async (payload) => {
        try {
          if (dependant === null) await add.mutateAsync(payload);
          else await change.mutateAsync({ id: dependant.id, payload });
          showToast(done, doneText(`${payload.firstName} ${payload.lastName}`));
          onClose();
        } catch (error) {
          showToast('Error', failed, 'destructive');
          refuse(error, failed);
        }
      })}
      onClose={onClose}
    >
      <TwoColumns>
        <TextField label="First name" autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...field('lastName')} />
        <DateInForm
          {...inForm('dateOfBirth')}
          label="Date of birth"
          earliest="1920-01-01"
          latest={today}
          opensAt="year"
        />
        <SelectField
          label="Relationship"
          options={relationshipOptions}
          placeholder="Choose a relationship"
          {...field('relationship')}
        />
        <CountryInForm {...inForm('nationality')} label="Nationality" choices={nationalityChoices} />
        <TextField label="Passport number" optional autoComplete="off" {...field('passportNumber')} />
        <VisaTypeInForm {...inForm('currentVisaType')} label="Visa type" optional />
        <TextField
          label="BRP number"
          optional
          autoComplete="off"
          hint="The old card. Cards have ended: the eVisa counts now."
          {...field('brpNumber')}
        />
        <DateInForm {...inForm('visaStartDate')} label="Visa start date" optional />
        <DateInForm {...inForm('visaExpiryDate')} label="Visa expiry date" optional />
      </TwoColumns>
      <OwnClockFields
        values={form.watch()}
        today={today}
        field={field}
        area={field}
        date={(name) => inForm(name)}
      />
      <TextAreaField label="Notes" optional rows={2} {...field('notes')} />
    </FormDialog>
  );
}
