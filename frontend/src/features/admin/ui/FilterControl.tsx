import { useState } from 'react';
import { DateField } from '../../../ui/dates/DateField';
import { useToday } from '../../../ui/dates/useToday';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { sentValue, type FilterField } from './filterFields';

interface FilterControlProps {
  id: string;
  field: FilterField;
  /** What stands in it. */
  value: string;
  onChange: (text: string) => void;
}

/** One field of the line. */
export function FilterControl({ id, field, value, onChange }: FilterControlProps) {
  const { label, kind } = field;
  const today = useToday();
  switch (kind) {
    case 'text':
    case 'id':
      return <TypedControl id={id} field={field} value={value} onChange={onChange} />;
    case 'day':
      return <DateField id={id} label={label} value={value} latest={today} onChange={onChange} />;
    case 'choice':
    case 'yesNo':
      return (
        <SelectField
          id={id}
          label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder={field.any}
          options={
            kind === 'choice'
              ? field.options
              : [
                  { value: 'true', label: field.yes },
                  { value: 'false', label: field.no },
                ]
          }
        />
      );
  }
}

function TypedControl({ id, field, value, onChange }: FilterControlProps) {
  const [left, setLeft] = useState(false);
  const hint = field.kind === 'text' ? field.hint : 'A whole id';
  // Half an id is not asked for. It is said once the field is left, and not while it is typed.
  const isUnread = left && sentValue(field, value) === null;
  return (
    <TextField
      id={id}
      label={field.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={isUnread ? 'Please paste the whole id' : undefined}
      {...(hint !== undefined && { hint, placeholder: hint })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
