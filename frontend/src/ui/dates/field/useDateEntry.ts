import { type CivilDate, isCivilDate, readTypedDate } from '@settlewise/rules/calendar';
import { useState } from 'react';
import { partsIn, problemOfDate, valueOf, type DateParts } from '../dateParts';
import { readTypedMonth } from '../dayOrMonth';
import { formatDate, formatMonth, formatWithWeekday } from '../formatDate';
import { useToday } from '../useToday';

interface DateEntryOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  notADate?: string | undefined;
  monthIsEnough?: boolean | undefined;
}

const dayOrMonth = 'Type a day like 15/1/2022, or a month like 1/2022';

/** A date while it is typed, chosen in parts or picked in the calendar: all three show the same one. */
export type DateEntry = ReturnType<typeof useDateEntry>;

export function useDateEntry(options: DateEntryOptions) {
  const { value, onChange, onBlur, error, notADate, monthIsEnough = false } = options;
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

  const month = monthIsEnough ? readTypedMonth(text) : null;
  const read = readTypedDate(text, today);
  const date = read.kind === 'date' ? read.date : null;
  const problem = month === null ? problemNow() : undefined;
  const told = left ? problem : undefined;
  // The field's own words say more than the form's "not valid" while there is something in it to put right.
  const message = told === undefined ? error : (notADate ?? told);

  function problemNow(): string | undefined {
    if (read.kind !== 'problem') return date === null ? problemOfDate(value, today) : undefined;
    return monthIsEnough && read.lastDay === undefined ? dayOrMonth : read.message;
  }

  function readingNow(): string | undefined {
    if (date !== null) return formatWithWeekday(date);
    return month === null ? adviceOn() : `${formatMonth(month)}, without a day`;
  }

  /** What to do about a problem, where its words do not say that. */
  function adviceOn(): string | undefined {
    if (problem === undefined || message === undefined) return undefined;
    if (notADate !== undefined) return problem;
    const impossible = text === '' ? readTypedDate(value, today) : read;
    if (impossible.kind !== 'problem' || impossible.lastDay === undefined) return undefined;
    return `The last day of ${formatMonth(impossible.lastDay)} is ${formatWithWeekday(impossible.lastDay)}. Please check the day.`;
  }

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
    /** How the field was read, or what to do where it could not be; undefined while there is nothing to say. */
    reading: readingNow(),
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
