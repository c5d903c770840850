import {
  documentFields,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
} from '@settlewise/contract/documents';
import { useWatch } from 'react-hook-form';
import { AddressesInForm } from '../../record/addresses/AddressesInForm';
import { DependantsInForm } from '../../record/dependants/DependantsInForm';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { CategoryField } from './CategoryField';
import { CoversFields, IssuedField } from './DaysFields';
import type { DocumentForm } from './documentForm';
import { runsOutOn } from '../../ui/dates/ranges';
import { useToday } from '../../ui/dates/useToday';

const { title, description, documentType, stage, status, expiryDate, dependants, provesAddresses } =
  documentFields;

/** Everything that a person says about a document, besides its file. */
export function DocumentFields({ form, field, inForm }: DocumentForm) {
  const today = useToday();
  const [category, kind, proves] = useWatch({
    control: form.control,
    name: ['category', 'documentType', 'provesAddresses'],
  });
  return (
    <>
      <TextField label={title.label} autoComplete="off" maxLength={title.kind.most} {...field('title')} />
      <TextAreaField
        label={description.label}
        optional
        rows={2}
        maxLength={description.kind.most}
        {...field('description')}
      />
      <TwoColumns least="19rem">
        <CategoryField category={category} {...field('category')} />
        <SelectField
          label={documentType.label}
          options={documentTypeOptions}
          placeholder="Choose a document type"
          {...field('documentType')}
        />
        <SelectField
          label={stage.label}
          options={documentStageOptions}
          placeholder="Choose a stage"
          {...field('stage')}
        />
        <SelectField label={status.label} options={documentStatusOptions} {...field('status')} />
      </TwoColumns>
      <DependantsInForm
        {...inForm('dependants')}
        label={dependants.label}
        hint="Under the stage Dependant it is theirs alone. Under any other it is yours as well."
      />
      <AddressesInForm
        {...inForm('provesAddresses')}
        label={provesAddresses.label}
        document={{ documentType: kind, provesAddresses: proves }}
      />
      <TwoColumns>
        <IssuedField day={inForm('issuedOn')} />
        <DateInForm {...inForm('expiryDate')} label={expiryDate.label} optional {...runsOutOn(today)} />
        <CoversFields from={inForm('coversFrom')} to={inForm('coversTo')} />
      </TwoColumns>
    </>
  );
}
