import { useState } from 'react';
import { Input } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import styles from './DaysInput.module.css';

interface DaysInputProps {
  id: string;
  label: string;
  hint?: string;
  value: number;
  most: number;
  error?: string | undefined;
  onChange: (days: number) => void;
}

/** A number of days; whatever is not a number is 0. */
export function DaysInput({ id, label, hint, value, most, error, onChange }: DaysInputProps) {
  const [text, setText] = useState(String(value));
  const [handedOn, setHandedOn] = useState(value);

  // The form itself has set another value.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(String(value));
  }

  function typed(changed: string): void {
    const days = readDays(changed);
    setText(changed);
    setHandedOn(days);
    onChange(days);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles['box']}>
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            step={1}
            required
            className={styles['input']}
            value={text}
            // The number that stands there is replaced, not added to.
            onFocus={(event) => event.target.select()}
            onChange={(event) => typed(event.target.value)}
            onBlur={() => setText(String(value))}
          />
          <span aria-hidden="true">days</span>
        </span>
      )}
    </Field>
  );
}

function readDays(text: string): number {
  const days = Number(text);
  return text.trim() === '' || !Number.isFinite(days) ? 0 : days;
}
