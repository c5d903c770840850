import type { DependantRequest, DependantResponse } from '@settlewise/contract/dependants';
import { relationshipOptions } from '@settlewise/contract/options';
import { useWatch } from 'react-hook-form';
import { useAddDependant, useChangeDependant } from './dependantQueries';
import { useToday } from '../../ui/dates/useToday';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useKeptForm } from '../drafts/useKeptForm';
import { ResourceDialog } from '../../ui/resource/ResourceDialog';
import { formTexts, type ResourceWords } from '../../ui/resource/labels';
import { VisaTypeInForm } from '../../ui/visaTypes/VisaTypeInForm';
import { nationalityChoices } from '../../ui/countries/countryChoices';
import { CountryInForm } from '../../ui/countries/CountryInForm';
import { dependantForm, dependantFormSchema, type DependantFormValues } from './dependantForm';
import { fullNameOf } from './labels';
import { OwnClockFields } from './OwnClockFields';
import { problemInLine } from './ownJourneysText';
import { pastOrPlanned, permissionBegins } from '../../ui/dates/ranges';

export const dependantWords: ResourceWords = {
  one: 'dependant',
  added: (name) => `${name} is one of your dependants now.`,
  changed: (name) => `The details of ${name} have been changed.`,
  removed: (name) => `${name} is no longer one of your dependants.`,
};

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
  const checked = useKeptForm<DependantFormValues, DependantRequest>({
    keptAs: { what: 'dependant', id: dependant?.id ?? null },
    ...dependantForm(dependant),
    schema: dependantFormSchema(today),
    moreExact: (name, values, { path, message }) =>
      name === 'ownJourneys' ? problemInLine(path, message, values.ownJourneys) : undefined,
  });
  const { form, field, inForm } = checked;
  const visaStartDate = useWatch({ control: form.control, name: 'visaStartDate' });
  return (
    <ResourceDialog
      texts={formTexts(dependantWords, dependant === null)}
      form={checked}
      save={(payload) =>
        dependant === null ? add.mutateAsync(payload) : change.mutateAsync({ id: dependant.id, payload })
      }
      nameOf={fullNameOf}
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
        <DateInForm
          {...inForm('visaStartDate')}
          label="Visa start date"
          optional
          {...permissionBegins(today)}
        />
        <DateInForm
          {...inForm('visaExpiryDate')}
          label="Visa expiry date"
          optional
          {...pastOrPlanned(today)}
          earliest={visaStartDate}
        />
      </TwoColumns>
      <OwnClockFields form={checked} today={today} />
      <TextAreaField label="Notes" optional rows={2} {...field('notes')} />
    </ResourceDialog>
  );
}
