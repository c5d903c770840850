import Box from '@mui/material/Box';
import { isCivilDate, type CivilDate, readTypedDate } from '@settlewise/rules';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../Button';
import { Input } from '../form/controls';
import { Field } from '../form/Field';
import { formatDate, formatWithWeekday } from './formatDate';
import { Understood } from './Understood';
import { useToday } from './useToday';

const CalendarPopover = lazy(async () => ({ default: (await import('./CalendarPopover')).CalendarPopover }));

interface DateFieldProps {
  id?: string;
  label: string;
  optional?: boolean;
  /** Why it is asked, before how it is typed. */
  why?: string;
  /** `yyyy-MM-dd`, empty, or what was typed and could not be understood. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** Said of typing that is no date, where the form has words of its own; what to do about it then stands beside it. */
  notADate?: string;
  /** The first and the last day that the calendar offers; typing is not bound by them. */
  earliest?: CivilDate;
  latest?: CivilDate;
  /** What the calendar asks for first while no date is there: a day, or the year where it lies far back. */
  opensAt?: 'day' | 'year';
}

/**
 * A date that is typed as people write it, or picked in a calendar. It is tidied when the field is left, and what it
 * was understood as stands beside it. Typing that is not a date is handed on as it is, so that the form's check refuses it.
 */
export function DateField(props: DateFieldProps) {
  const { id, label, optional = false, why, value, onChange, onBlur, error, notADate } = props;
  const { earliest, latest, opensAt } = props;
  const today = useToday();
  const [text, setText] = useState(() => textOf(value));
  const [left, setLeft] = useState(false);
  const [calendarOpen, setCalendarOpen] = useState(false);
  const [handedOn, setHandedOn] = useState(value);
  const calendarButton = useRef<HTMLButtonElement>(null);

  // The form itself has set another value, for example when it was cleared.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(textOf(value));
    setLeft(false);
  }

  const understood = readTypedDate(text, today);
  const problem = left && understood.kind === 'problem' ? understood.message : undefined;
  const refused = problem === undefined ? error : (notADate ?? problem);

  function handOn(newValue: string): void {
    setHandedOn(newValue);
    onChange(newValue);
  }

  function typed(newText: string): void {
    setText(newText);
    const read = readTypedDate(newText, today);
    handOn(read.kind === 'date' ? read.date : newText.trim());
  }

  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={[why, 'For example 3/4/2025 or 3 Apr 2025'].filter((part) => part !== undefined).join(' ')}
      // The field's own words say more than "not valid" while there is something in it to put right.
      error={refused}
    >
      {(control) => (
        <>
          <Box sx={{ position: 'relative' }}>
            <Input
              {...control}
              type="text"
              autoComplete="off"
              sx={{ pr: '56px' }}
              value={text}
              onChange={(event) => typed(event.target.value)}
              onBlur={() => {
                setLeft(true);
                if (understood.kind === 'date') setText(formatDate(understood.date));
                onBlur?.();
              }}
            />
            <IconButton
              ref={calendarButton}
              icon="calendar"
              label="Open calendar"
              // Two dates have two such buttons: the description says whose this one is.
              aria-describedby={`${control.id}-label`}
              sx={{ position: 'absolute', top: 2, right: 2, color: 'primary.main' }}
              aria-haspopup="dialog"
              onClick={() => setCalendarOpen(true)}
            />
          </Box>
          <Understood>
            {understood.kind === 'date' && formatWithWeekday(understood.date)}
            {understood.kind === 'problem' && notADate !== undefined && refused && understood.message}
          </Understood>
          {calendarOpen && (
            <Suspense>
              <CalendarPopover
                anchor={calendarButton.current}
                label={label}
                value={understood.kind === 'date' ? understood.date : null}
                today={today}
                earliest={earliest}
                latest={latest}
                opensAt={opensAt}
                onChoose={(date) => {
                  setText(formatDate(date));
                  handOn(date);
                  setCalendarOpen(false);
                }}
                onClose={() => setCalendarOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

function textOf(value: string): string {
  return isCivilDate(value) ? formatDate(value) : value;
}
