import { CalendarFile } from '../../../ui/files/CalendarFile';
import type { Answered } from '../share/answered';
import { datesOf } from './datesOf';

/** The days of a result for a calendar. Nothing where no day is to come. */
export function DatesToCalendar({ answered }: { answered: Answered }) {
  const { calculator, result } = answered;
  return (
    <CalendarFile
      days={datesOf(answered)}
      calculatedOn={result.calculationDate}
      path={`/${calculator}`}
      fileName={`Settlewise ${calculator} dates.ics`}
    />
  );
}
