import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Input } from '../../../ui/form/controls';
import type { ControlProps } from '../../../ui/form/Field';

interface DaysBoxProps extends ControlProps {
  /** Null as long as nobody has said how many. */
  value: number | null;
  /** With a limit, the field is one for numbers, and an empty one is 0. */
  most?: number;
  onChange: (days: number | null) => void;
}

/** A number of days, without its label; whatever is typed that is no number is 0. */
export function DaysBox({ value, most, onChange, ...control }: DaysBoxProps) {
  const [text, setText] = useState(textOf(value));
  const [handedOn, setHandedOn] = useState(value);

  // The form itself has set another value.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(textOf(value));
  }

  function typed(changed: string): void {
    const days = changed.trim() === '' && most === undefined ? null : readDays(changed);
    setText(changed);
    setHandedOn(days);
    onChange(days);
  }

  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <Input
        {...control}
        {...(most === undefined
          ? { type: 'text', autoComplete: 'off' }
          : { type: 'number', min: 0, max: most, step: 1, required: true })}
        inputMode="numeric"
        sx={{ maxWidth: most === undefined ? '6rem' : '9rem', fontVariantNumeric: 'tabular-nums' }}
        value={text}
        // The number that stands there is replaced, not added to.
        onFocus={(event) => event.target.select()}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setText(textOf(value))}
      />
      <span aria-hidden="true">days</span>
    </Stack>
  );
}

const textOf = (days: number | null): string => (days === null ? '' : String(days));

function readDays(typed: string): number {
  const days = Number(typed.trim());
  return Number.isFinite(days) ? days : 0;
}
