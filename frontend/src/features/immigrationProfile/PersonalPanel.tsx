import type {
  PersonalDetailsRequest,
  PersonalDetailsResponse,
} from '@settlewise/contract/immigrationProfile';
import { useSavePersonalDetails } from '../../record/immigrationProfile/profileQueries';
import { useToday } from '../../ui/dates/useToday';
import { DateInForm } from '../../ui/form/DateInForm';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { countryChoices, nationalityChoices } from '../../ui/countries/countryChoices';
import { CountryInForm } from '../../ui/countries/CountryInForm';
import { FormSection, WholeRow } from '../../record/immigrationProfile/FormSection';
import { personalForm, personalFormSchema, type PersonalFormValues } from './personalForm';
import { AddressDiffers } from '../../record/addresses/present/AddressDiffers';
import { StayingForm } from './StayingForm';

/** Nobody older is expected; the calendar of the date of birth starts here. */
const earliestBirth = '1920-01-01';

interface PersonalPanelProps {
  details: PersonalDetailsResponse;
  onUnsaved: (unsaved: boolean) => void;
}

/** Who the person is, where they live, and whom to call. */
export function PersonalPanel({ details, onUnsaved }: PersonalPanelProps) {
  const save = useSavePersonalDetails();
  const today = useToday();
  const checked = useCheckedForm<PersonalFormValues, PersonalDetailsRequest>({
    ...personalForm(details),
    schema: personalFormSchema(today),
  });
  const { field, inForm } = checked;

  return (
    <StayingForm
      what="personal details"
      done="Your personal details have been saved."
      checked={checked}
      save={async (payload) => personalForm(await save.mutateAsync(payload))}
      onUnsaved={onUnsaved}
    >
      <FormSection title="About you" lead="As in your passport.">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <DateInForm
          {...inForm('dateOfBirth')}
          label="Date of birth"
          earliest={earliestBirth}
          latest={today}
          opensAt="year"
          autoComplete="bday"
        />
        <TextField
          label="Passport number"
          optional
          hint="The one that you travel with now."
          autoComplete="off"
          {...field('passportNumber')}
        />
        <CountryInForm {...inForm('nationality')} label="Nationality" choices={nationalityChoices} />
        <CountryInForm {...inForm('countryOfBirth')} label="Country of birth" choices={countryChoices} />
      </FormSection>
      <FormSection title="Address and phone">
        <WholeRow>
          <TextField
            label="Address line 1"
            optional
            autoComplete="address-line1"
            {...field('addressLine1')}
          />
        </WholeRow>
        <WholeRow>
          <TextField
            label="Address line 2"
            optional
            autoComplete="address-line2"
            {...field('addressLine2')}
          />
        </WholeRow>
        <TextField label="Town or city" optional autoComplete="address-level2" {...field('city')} />
        <TextField label="County" optional autoComplete="address-level1" {...field('state')} />
        <TextField label="Postcode" optional autoComplete="postal-code" {...field('postalCode')} />
        <CountryInForm {...inForm('country')} label="Country" optional choices={countryChoices} />
        <WholeRow>
          <AddressDiffers />
        </WholeRow>
        <TextField label="Phone number" optional type="tel" autoComplete="tel" {...field('phone')} />
      </FormSection>
      <FormSection title="Emergency contact" lead="Somebody who can be reached when you cannot.">
        <TextField label="Name" optional autoComplete="off" {...field('emergencyContact.name')} />
        <TextField
          label="Relationship"
          optional
          autoComplete="off"
          {...field('emergencyContact.relationship')}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="off"
          {...field('emergencyContact.phone')}
        />
        <TextField
          label="Email"
          optional
          type="email"
          autoComplete="off"
          {...field('emergencyContact.email')}
        />
      </FormSection>
    </StayingForm>
  );
}
