import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isCivilDate, monthNames, readTypedDate } from '@settlewise/rules';
import { useId, useState, type FocusEvent } from 'react';
import { Input, Select } from '../form/controls';
import { FieldError, FieldHint } from '../form/Field';
import { partsIn, problemOfDate, valueOf, type DateParts } from './dateParts';
import { formatDate, formatWithWeekday } from './formatDate';
import { Understood } from './Understood';
import { useToday } from './useToday';

const field = { display: 'grid', gap: 0.75, minWidth: 0, m: 0, p: 0, border: 0 } as const;

/** What is typed, and what is chosen, beside each other where there is room. */
const controls = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(11rem, 14rem) max-content minmax(0, 24rem)' },
  justifyContent: 'start',
  alignItems: 'end',
  gap: '8px 14px',
  '& label': { display: 'block', mb: '2px', color: 'var(--ink2)', fontSize: '0.9375rem' },
} as const;

const partsDress = {
  display: 'grid',
  gridTemplateColumns: 'minmax(4.75rem, 3fr) minmax(0, 5fr) minmax(5.5rem, 4fr)',
  gap: 1,
  '& > *': { minWidth: 0 },
  // Too narrow for the name of a month between two others.
  '@media (max-width: 360px)': {
    gridTemplateColumns: '5.25rem minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
} as const;

const select = { pl: 1.5, pr: '30px', backgroundPosition: 'right 17px center, right 11px center' } as const;

interface DatePartsFieldProps {
  /** Of the field to type in; an error summary links to it. */
  id?: string | undefined;
  label: string;
  hint?: string;
  /** `yyyy-MM-dd`, empty, or as much as was typed or chosen so far (see `dateParts`). */
  value: string;
  onChange: (value: string) => void;
  /** The years that can be chosen; any other can be typed. */
  years: readonly number[];
  error?: string | undefined;
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);

/**
 * A date that is typed as people write it, or chosen as day, month and year. Both show the same date. A day that does
 * not exist is kept as it was entered and refused in words once the field is left.
 */
export function DatePartsField({
  id: givenId,
  label,
  hint,
  value,
  onChange,
  years,
  error,
}: DatePartsFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const today = useToday();
  const [text, setText] = useState(() => textOf(value));
  const [handedOn, setHandedOn] = useState(value);
  const [left, setLeft] = useState(false);

  // The form itself has set another value, for example when it was cleared.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(textOf(value));
    setLeft(false);
  }

  const problem = left ? problemOfDate(value, today) : undefined;
  const message = problem ?? error;
  const parts = partsIn(value);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const understoodId = `${id}-understood`;
  const described = [hint !== undefined && hintId, message !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  const invalid = message === undefined ? undefined : true;

  function handOn(changed: string): void {
    setHandedOn(changed);
    onChange(changed);
  }

  function typed(changed: string): void {
    setText(changed);
    setLeft(false);
    const read = readTypedDate(changed, today);
    handOn(read.kind === 'date' ? read.date : changed.trim());
  }

  function chose(changed: Partial<DateParts>): void {
    const chosen = valueOf({ ...parts, ...changed });
    setText(textOf(chosen));
    // A part that is still missing is no mistake yet; a full date that does not exist is one at once.
    const { year, month, day } = partsIn(chosen);
    setLeft(year !== null && month !== null && day !== null);
    handOn(chosen);
  }

  function leave(event: FocusEvent<HTMLFieldSetElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setLeft(true);
  }

  function leaveTyping(): void {
    if (isCivilDate(value)) setText(formatDate(value));
    else if (text !== '') setLeft(true);
  }

  const yearOptions =
    parts.year === null || years.includes(parts.year)
      ? years
      : [...years, parts.year].toSorted((one, other) => other - one);

  return (
    <Box component="fieldset" onBlur={leave} sx={field}>
      <Typography component="legend" id={`${id}-label`} sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <Box sx={controls}>
        <div>
          <label htmlFor={id}>Type it</label>
          <Input
            id={id}
            type="text"
            autoComplete="off"
            placeholder="3/4/2025 or 3 Apr 2025"
            aria-describedby={described}
            aria-invalid={invalid}
            value={text}
            onChange={(event) => typed(event.target.value)}
            onBlur={leaveTyping}
          />
        </div>
        <Typography component="span" variant="body2" color="textDisabled" sx={{ pb: { sm: 1.5 } }}>
          or choose
        </Typography>
        <Box sx={partsDress}>
          <Part
            id={`${id}-day`}
            label="Day"
            value={parts.day}
            options={days.map((day) => ({ value: day, label: String(day) }))}
            invalid={invalid}
            onChoose={(day) => chose({ day })}
          />
          <Part
            id={`${id}-month`}
            label="Month"
            value={parts.month}
            options={monthNames.map((name, index) => ({ value: index + 1, label: name }))}
            invalid={invalid}
            onChoose={(month) => chose({ month })}
          />
          <Part
            id={`${id}-year`}
            label="Year"
            value={parts.year}
            options={yearOptions.map((year) => ({ value: year, label: String(year) }))}
            invalid={invalid}
            onChoose={(year) => chose({ year })}
          />
        </Box>
      </Box>
      <Understood id={understoodId}>{isCivilDate(value) && formatWithWeekday(value)}</Understood>
      {message !== undefined && <FieldError id={errorId}>{message}</FieldError>}
    </Box>
  );
}

interface PartProps {
  id: string;
  label: string;
  value: number | null;
  options: readonly { readonly value: number; readonly label: string }[];
  invalid: true | undefined;
  onChoose: (value: number | null) => void;
}

function Part({ id, label, value, options, invalid, onChoose }: PartProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        sx={select}
        aria-invalid={invalid}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What stands in the field to type in: the date as it is written, or the typing that is none. */
function textOf(value: string): string {
  if (isCivilDate(value)) return formatDate(value);
  const { year, month, day } = partsIn(value);
  return year === null && month === null && day === null ? value : '';
}
