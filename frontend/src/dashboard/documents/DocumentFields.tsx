import {
  documentCategoryOptions,
  documentStageOptions,
  documentStatusOptions,
  documentTypeOptions,
} from '@settlewise/contract';
import { useWatch } from 'react-hook-form';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import styles from './DocumentFields.module.css';
import type { DocumentForm } from './documentForm';
import { hasNoTab } from './documentTabs';

/** Everything that a person says about a document, besides its file. */
export function DocumentFields({ form, field, idOf, errorOf }: DocumentForm) {
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <>
      <TextField label="Title" autoComplete="off" maxLength={200} {...field('title')} />
      <TextAreaField label="Description" optional rows={2} maxLength={2000} {...field('description')} />
      <TwoColumns>
        <div>
          <SelectField
            label="Category"
            options={documentCategoryOptions}
            placeholder="Choose a category"
            {...field('category')}
          />
          <p role="status" className={styles['note']}>
            {hasNoTab(category) && 'You will find it in the tab All.'}
          </p>
        </div>
        <SelectField
          label="Document type"
          options={documentTypeOptions}
          placeholder="Choose a document type"
          {...field('documentType')}
        />
        <SelectField
          label="Stage"
          options={documentStageOptions}
          placeholder="Choose a stage"
          {...field('stage')}
        />
        <SelectField label="Status" options={documentStatusOptions} {...field('status')} />
      </TwoColumns>
      <DateInForm
        control={form.control}
        name="expiryDate"
        id={idOf('expiryDate')}
        label="Expiry date"
        optional
        error={errorOf('expiryDate')}
      />
    </>
  );
}
