import { addDays, type CivilDate, toUtcDate } from '@settlewise/rules/calendar';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { formatLongDate } from '../dates/formatDate';

/** A day for a calendar. */
export interface CalendarDay {
  /** The same of one thing, however often it is worked out: a calendar then moves it. */
  readonly uid: string;
  readonly date: CivilDate;
  readonly title: string;
  readonly note?: string;
}

interface Options {
  readonly days: readonly CalendarDay[];
  /** The day of the calculation. */
  readonly calculatedOn: CivilDate;
  /** Where the days come from. */
  readonly page: URL;
  readonly now: Date;
}

/** Days as an iCalendar file (RFC 5545): all-day entries that mark nobody as busy. */
export function icsFile({ days, calculatedOn, page, now }: Options): string {
  const calendar = ical({
    name: 'Settlewise',
    prodId: { company: 'Settlewise', product: 'Result', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const workedOut = `Worked out on ${formatLongDate(calculatedOn)} from what you entered. Calculate again before you apply.`;
  for (const { uid, date, title, note } of days) {
    calendar.createEvent({
      id: `${uid}@${page.hostname}`,
      stamp: now,
      summary: title,
      url: page.href,
      start: atMidnight(date),
      end: atMidnight(date, 1),
      allDay: true,
      description: [...(note === undefined ? [] : [note]), workedOut, page.href].join('\n\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // RFC 5545, 3.1: the last line ends as well.
  return `${calendar.toString()}\r\n`;
}

/** The library takes a day's parts from a date in UTC. */
const atMidnight = (date: CivilDate, daysOn = 0) => toUtcDate(addDays(date, daysOn));
