import { countryChoices } from '../../ui/countries/countryChoices';
import { CountryInForm } from '../../ui/countries/CountryInForm';
import type { FieldInFormProps } from './FieldInForm';

/** A country of a thing of a collection, chosen by typing. */
export const CountryOfCollection = ({ name, control, tie, field }: FieldInFormProps) => (
  <CountryInForm
    control={control}
    name={name}
    id={tie.id}
    error={tie.error}
    label={field.label}
    optional={field.optional}
    choices={countryChoices}
  />
);
