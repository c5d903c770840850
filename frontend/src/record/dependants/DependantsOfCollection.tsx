import type { FieldInFormProps } from '../collections/FieldInForm';
import { DependantsInForm } from './DependantsInForm';

/** The dependants whom a thing of a collection is about; nothing where the record has none. */
export const DependantsOfCollection = ({ name, control, tie, field, hint }: FieldInFormProps) => (
  <DependantsInForm
    control={control}
    name={name}
    id={tie.id}
    error={tie.error}
    label={field.label}
    {...(hint !== undefined && { hint })}
  />
);
