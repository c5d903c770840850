import type { Field } from '@settlewise/contract/collections';
import { type Control, useWatch } from 'react-hook-form';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import type { FormValues } from '../../ui/form/formValues';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';
import { pastOrPlanned } from '../../ui/dates/ranges';
import { useToday } from '../../ui/dates/useToday';
import { textOf } from '../../ui/form/textOf';

export interface FieldInFormProps {
  name: string;
  field: Field;
  control: Control<FormValues>;
  /** Id and error of the field, and its tie to the form. */
  tie: ReturnType<ReturnType<typeof useCheckedForm<FormValues, object>>['field']>;
  hint?: string | undefined;
  /** The field whose day comes first. */
  notBefore?: string | undefined;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The control for a field of the record, as its kind wants it. */
export function FieldInForm(props: FieldInFormProps) {
  const { field, tie, hint } = props;
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
      return <DateOfCollection {...props} />;
    case 'choice':
      return <SelectField {...said} options={kind.options} placeholder="Please choose" {...tie} />;
    case 'yesOrNo':
      return <SelectField {...said} options={yesOrNo} placeholder="Please choose" {...tie} />;
    case 'ids':
    case 'identifiers':
    case 'keys':
      // Its form brings a control of its own: it knows the things to choose from.
      return null;
  }
}

function DateOfCollection({ name, field, control, tie, hint, notBefore }: FieldInFormProps) {
  const { label, kind, optional } = field;
  const today = useToday();
  const first = textOf(useWatch({ control, name: notBefore ?? name }));
  return (
    <DateInForm
      label={label}
      optional={optional}
      control={control}
      name={name}
      why={hint}
      monthIsEnough={kind.type === 'dayOrMonth'}
      {...pastOrPlanned(today)}
      earliest={notBefore === undefined ? undefined : first}
      id={tie.id}
      error={tie.error}
    />
  );
}
