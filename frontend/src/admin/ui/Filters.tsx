import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { useNarrow } from '../../ui/useNarrow';
import { sentFilter, sentValue, shownValue, type FilterField, type FilterValues } from './filterFields';
import styles from './Filters.module.css';

interface FiltersProps {
  /** What is narrowed, for screen readers: `Filter events`. */
  label: string;
  fields: readonly FilterField[];
  values: FilterValues;
  onApply: (values: FilterValues) => void;
}

/** More fields than that are folded away until they are wanted. */
const alwaysOpen = { narrow: 1, wide: 5 };

/**
 * What a list can be narrowed by. Nothing happens while it is typed: only the button, or the return key, asks. So half an
 * address is never sent.
 */
export function Filters({ label, fields, values, onApply }: FiltersProps) {
  const id = useId();
  const narrow = useNarrow();
  const [shown, setShown] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map((field) => [field.name, shownValue(field, values[field.name])])),
  );
  const inUse = fields.filter(({ name }) => values[name] !== undefined).length;
  const set = (name: string, value: string) => setShown((now) => ({ ...now, [name]: value }));

  function apply(event: FormEvent): void {
    event.preventDefault();
    const filter = sentFilter(fields, shown);
    if (filter !== null) onApply(filter);
    else {
      const unread = fields.find((field) => sentValue(field, shown[field.name] ?? '') === null);
      document.getElementById(`${id}${unread?.name}`)?.focus();
    }
  }

  const controls = (some: readonly FilterField[]) => (
    <div className={styles['fields']}>
      {some.map((field) => (
        <FilterControl
          key={field.name}
          id={`${id}${field.name}`}
          field={field}
          value={shown[field.name] ?? ''}
          onChange={(value) => set(field.name, value)}
        />
      ))}
    </div>
  );
  const open = narrow ? alwaysOpen.narrow : alwaysOpen.wide;
  const folded = fields.slice(open);
  const foldedInUse = folded.filter(({ name }) => values[name] !== undefined).length;
  return (
    <form role="search" aria-label={label} noValidate className={styles['form']} onSubmit={apply}>
      {controls(fields.slice(0, open))}
      {folded.length > 0 && (
        <details open={foldedInUse > 0 || undefined}>
          <summary className={styles['summary']}>
            More filters{foldedInUse > 0 && `: ${foldedInUse} in use`}
          </summary>
          {controls(folded)}
        </details>
      )}
      <div className={styles['acts']}>
        <Button type="submit" look="quiet">
          Apply filters
        </Button>
        {inUse > 0 && (
          <Button look="plain" onClick={() => onApply({})}>
            Clear filters
          </Button>
        )}
      </div>
    </form>
  );
}

interface FilterControlProps {
  id: string;
  field: FilterField;
  value: string;
  onChange: (value: string) => void;
}

function FilterControl({ id, field, value, onChange }: FilterControlProps) {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          id={id}
          label={label}
          {...(field.hint !== undefined && { hint: field.hint })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'day':
      return <DateField id={id} label={label} value={value} onChange={onChange} />;
    case 'choice':
    case 'yesNo':
      return (
        <SelectField
          id={id}
          label={label}
          options={
            field.kind === 'choice'
              ? field.options
              : [
                  { value: 'true', label: field.yes },
                  { value: 'false', label: field.no },
                ]
          }
          placeholder={field.any}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
