import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

/** A number of days, without its label. Text that is not a number becomes 0, and the field says so. */
export function DaysBox({
  value,
  most,
  onChange,
  'aria-describedby': describedBy,
  ...control
}: DaysBoxProps) {
  const [text, setText] = useState(textOf(value));
  const [handedOn, setHandedOn] = useState(value);
  const [isReadAsZero, setReadAsZero] = useState(false);
  const noteId = `${control.id}-read`;

  // The form itself has set another value.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(textOf(value));
    setReadAsZero(false);
  }

  /** @param isBad the browser itself takes the text for no number, and keeps it from the page */
  function typed(changed: string, isBad: boolean): void {
    const days = changed.trim() === '' && most === undefined ? null : readDays(changed);
    setText(changed);
    setReadAsZero(isBad || (changed.trim() !== '' && !isNumber(changed)));
    setHandedOn(days);
    onChange(days);
  }

  return (
    <div>
      <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
        <Input
          {...control}
          aria-describedby={isReadAsZero ? [describedBy, noteId].filter(Boolean).join(' ') : describedBy}
          {...(most === undefined
            ? { type: 'text', autoComplete: 'off' }
            : { type: 'number', min: 0, max: most, step: 1, required: true })}
          inputMode="numeric"
          sx={{ maxWidth: most === undefined ? '6rem' : '9rem', fontVariantNumeric: 'tabular-nums' }}
          value={text}
          // Typing replaces the present number.
          onFocus={(event) => event.target.select()}
          onChange={(event) => typed(event.target.value, event.target.validity.badInput)}
          onBlur={() => setText(textOf(value))}
        />
        <span aria-hidden="true">days</span>
      </Stack>
      <div role="status">
        {isReadAsZero && (
          <Typography id={noteId} variant="body2">
            We read this as 0 days. Enter a number alone, such as 12.
          </Typography>
        )}
      </div>
    </div>
  );
}

const textOf = (days: number | null): string => (days === null ? '' : String(days));

const isNumber = (typed: string): boolean => Number.isFinite(Number(typed.trim()));

const readDays = (typed: string): number => (isNumber(typed) ? Number(typed.trim()) : 0);
