import { isCivilDate, readTypedDate, type CivilDate } from '@settlewise/rules';
import { useState } from 'react';
import { partsIn, problemOfDate, valueOf, type DateParts } from '../dateParts';
import { formatDate } from '../formatDate';
import { useToday } from '../useToday';

interface DateEntryOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  notADate?: string | undefined;
}

/** A date while it is typed, chosen in parts or picked in the calendar: all three show the same one. */
export type DateEntry = ReturnType<typeof useDateEntry>;

export function useDateEntry({ value, onChange, onBlur, error, notADate }: DateEntryOptions) {
  const today = useToday();
  const [text, setText] = useState(() => textOf(value));
  const [handedOn, setHandedOn] = useState(value);
  // What is wrong is said once the field is left, not while a date is half typed.
  const [left, setLeft] = useState(false);

  // The form itself has set another value, for example when it was cleared.
  if (value !== handedOn) {
    setHandedOn(value);
    setText(textOf(value));
    setLeft(false);
  }

  const read = readTypedDate(text, today);
  const date = read.kind === 'date' ? read.date : null;
  const problem = read.kind === 'problem' ? read.message : date === null && problemOfDate(value, today);
  const told = left && problem ? problem : undefined;
  // The field's own words say more than the form's "not valid" while there is something in it to put right.
  const message = told === undefined ? error : (notADate ?? told);

  function handOn(changed: string): void {
    setHandedOn(changed);
    onChange(changed);
  }

  return {
    today,
    text,
    /** The day that was read; null while there is none. */
    date,
    /** What is wrong, to stand at the field. */
    message,
    /** What to do about it, where the form's own words do not say that. */
    advice: notADate !== undefined && message !== undefined && problem ? problem : undefined,
    type: (typed: string): void => {
      setText(typed);
      setLeft(false);
      const typedDate = readTypedDate(typed, today);
      handOn(typedDate.kind === 'date' ? typedDate.date : typed.trim());
    },
    pick: (picked: CivilDate): void => {
      setText(formatDate(picked));
      handOn(picked);
    },
    chooseParts: (changed: Partial<DateParts>): void => {
      const chosen = valueOf({ ...partsIn(value), ...changed });
      setText(textOf(chosen));
      // A part that is still missing is no mistake yet; a full date that does not exist is one at once.
      const { year, month, day } = partsIn(chosen);
      setLeft(year !== null && month !== null && day !== null);
      handOn(chosen);
    },
    /** The field to type in was left: what it holds is written as every date is. */
    leaveTyping: (): void => {
      if (date !== null) setText(formatDate(date));
      else if (text !== '') setLeft(true);
    },
    /** The whole field was left. */
    leave: (): void => {
      setLeft(true);
      onBlur?.();
    },
  };
}

/** What stands in the field to type in: the date as it is written, or the typing that is none; nothing for parts. */
function textOf(value: string): string {
  if (isCivilDate(value)) return formatDate(value);
  const { year, month, day } = partsIn(value);
  return year === null && month === null && day === null ? value : '';
}
