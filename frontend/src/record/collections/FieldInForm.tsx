import type { Field } from '@settlewise/contract';
import type { Control } from 'react-hook-form';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import type { FormValues } from '../../ui/form/formValues';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';

export interface FieldInFormProps {
  name: string;
  field: Field;
  control: Control<FormValues>;
  /** Id and error of the field, and its tie to the form. */
  tie: ReturnType<ReturnType<typeof useCheckedForm<FormValues, object>>['field']>;
  hint?: string | undefined;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The control for a field of the record, as its kind wants it. */
export function FieldInForm({ name, field, control, tie, hint }: FieldInFormProps) {
  const { label, kind, optional } = field;
  const said = { label, optional, ...(hint === undefined ? {} : { hint }) };
  switch (kind.type) {
    case 'line':
      return <TextField {...said} autoComplete="off" {...tie} />;
    case 'email':
      return <TextField {...said} autoComplete="off" inputMode="email" {...tie} />;
    case 'wholeNumber':
      return <TextField {...said} autoComplete="off" inputMode="numeric" {...tie} />;
    case 'paragraph':
      return <TextAreaField {...said} rows={3} {...tie} />;
    case 'date':
    case 'dayOrMonth':
      return (
        <DateInForm
          {...{ label, optional, control, name }}
          why={hint}
          monthIsEnough={kind.type === 'dayOrMonth'}
          id={tie.id}
          error={tie.error}
        />
      );
    case 'choice':
      return <SelectField {...said} options={kind.options} placeholder="Please choose" {...tie} />;
    case 'yesOrNo':
      return <SelectField {...said} options={yesOrNo} placeholder="Please choose" {...tie} />;
  }
}
