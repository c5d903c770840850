import { useState } from 'react';
import { Input } from '../../../ui/form/controls';
import { Icon } from '../../../ui/Icon';
import { typedDays } from '../draft/ilrDraft';
import styles from './DaysInput.module.css';

interface DaysInputProps {
  id: string;
  label: string;
  /** The label with what the row leaves out, for those who hear it alone. */
  accessibleLabel: string;
  /** Null as long as nobody has said how many. */
  value: number | null;
  error: string | undefined;
  onChange: (days: number | null) => void;
}

/** A number of days in a row of its own; whatever is typed that is not a number is 0, and nothing typed is no answer. */
export function DaysInput({ id, label, accessibleLabel, value, error, onChange }: DaysInputProps) {
  const [text, setText] = useState(textOf(value));
  const [handedOn, setHandedOn] = useState(value);

  // The form itself has set another value.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(textOf(value));
  }

  function typed(changed: string): void {
    const days = changed.trim() === '' ? null : typedDays(changed);
    setText(changed);
    setHandedOn(days);
    onChange(days);
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        <span aria-hidden="true">{label}</span>
        <span className="visuallyHidden">{accessibleLabel}</span>
      </label>
      <div className={styles['box']}>
        <Input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={styles['input']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={text}
          // The number that stands there is replaced, not added to.
          onFocus={(event) => event.target.select()}
          onChange={(event) => typed(event.target.value)}
          onBlur={() => setText(textOf(value))}
        />
        <span aria-hidden="true">days</span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

const textOf = (days: number | null): string => (days === null ? '' : String(days));
