import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { useId } from 'react';
import { Field } from '../form/Field';
import { calendarRange, remarkOn } from './field/dateRange';
import { DateInParts } from './field/DateInParts';
import { Reading } from './field/Reading';
import { TypedDate } from './field/TypedDate';
import { useDateEntry } from './field/useDateEntry';

export interface DateFieldProps {
  /** Of the field to type in; an error summary links to it. */
  id?: string | undefined;
  label: string;
  optional?: boolean | undefined;
  /** Why it is asked, before how it is typed. */
  why?: string | undefined;
  /** Where the form says once for several dates how they are typed, a field's own words on that are only heard. */
  howIsSaidAbove?: boolean | undefined;
  /** `yyyy-MM-dd`, empty, or what was typed and could not be understood, or the parts chosen so far (see `dateParts`). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  /** Said of typing that is no date, where the form has words of its own; what to do about it then stands beside it. */
  notADate?: string | undefined;
  /**
   * The first and the last day that make sense: the calendar greys out all others, and the reading remarks on them. They can
   * be the text of another field; as long as that is no date, nothing is bound by it.
   */
  earliest?: CivilDate | undefined;
  latest?: CivilDate | undefined;
  /** What the calendar asks for first while no date is there: a day, or the year where it lies far back. */
  opensAt?: 'day' | 'year' | undefined;
  /** `bday` for a person's own date of birth, which their browser may know. */
  autoComplete?: 'bday' | undefined;
  /** With these years the date can be chosen as day, month and year as well. Any other year can be typed. */
  years?: readonly number[] | undefined;
  /** For what is seldom known to the day: `January 2022` is taken as well, as `yyyy-MM` or as it was typed (see `dayOrMonth`). */
  monthIsEnough?: boolean | undefined;
}

const dateOrNone = (text: string | undefined) => (text !== undefined && isCivilDate(text) ? text : undefined);
const howToType = 'For example 13/4/2025 (day/month/year)';
const howToTypeEither = `${howToType}, or 4/2025 if you do not know the day`;

/**
 * A date that is typed as people write it, picked in a calendar or, where the field has years, chosen as day, month and
 * year. It is tidied when the field is left, and how it was read stands under it. Typing that is not a date is handed on
 * as it is, so that the form's check refuses it.
 */
export function DateField(given: DateFieldProps) {
  const { id: givenId, label, optional, why, years, howIsSaidAbove = false, ...props } = given;
  const ownId = useId();
  const id = givenId ?? ownId;
  const { value, opensAt } = props;
  const [earliest, latest] = [dateOrNone(props.earliest), dateOrNone(props.latest)];
  const entry = useDateEntry(props);
  const { message, date, today } = entry;
  const range = calendarRange({ earliest, latest }, years, date, today);
  const remark = message === undefined ? remarkOn(value, { earliest, latest }, today) : undefined;
  const readingId = `${id}-reading`;
  const reading = (
    <Reading id={readingId} remark={remark}>
      {entry.reading}
    </Reading>
  );
  const how = props.monthIsEnough ? howToTypeEither : howToType;
  const hint = howIsSaidAbove ? (
    <>
      {why} <span className="visuallyHidden">{how}</span>
    </>
  ) : (
    [why, how].filter(Boolean).join(' ')
  );
  const shared = { id, label, optional, hint };
  const describedBy = (described: string | undefined) =>
    [described, entry.reading !== undefined && readingId].filter(Boolean).join(' ');

  if (years !== undefined)
    return (
      <DateInParts
        {...shared}
        entry={entry}
        value={value}
        years={years}
        range={range}
        opensAt={opensAt}
        reading={reading}
        describedBy={describedBy}
      />
    );
  return (
    <Field {...shared} error={message}>
      {(control) => (
        <>
          <TypedDate
            control={{ ...control, 'aria-describedby': describedBy(control['aria-describedby']) }}
            label={label}
            entry={entry}
            range={range}
            opensAt={opensAt}
            autoComplete={props.autoComplete}
            onBlur={() => {
              entry.leaveTyping();
              entry.leave();
            }}
          />
          {reading}
        </>
      )}
    </Field>
  );
}
