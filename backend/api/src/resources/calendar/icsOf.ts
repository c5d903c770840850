import { writtenDate } from '@settlewise/rules/assessment';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CalendarDay } from '@settlewise/casework/alerts';
import {
  addDays,
  type CivilDate,
  civilDateInLondon,
  toDayNumber,
  toUtcDate,
} from '@settlewise/rules/calendar';
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator';
import { foldLine } from './foldLine';

interface Options {
  readonly days: readonly CalendarDay[];
  /** Makes the ids of this person's entries unique. */
  readonly uidOf: (day: CalendarDay) => string;
  readonly publicUrl: URL;
  readonly now: Date;
}

/** Alarms ring at this hour of the day, wherever the calendar is looked at. */
const alarmHour = 9;
const hour = 60 * 60;
/** A program that reads the feed looks again after so long. */
const lookAgainAfter = 12 * hour;
/** After this many entries (a few milliseconds) other work gets its turn. */
const entriesAtOnce = 100;
const ending = 'END:VCALENDAR';

/** A person's dates as an iCalendar file (RFC 5545): all-day entries with an alarm for each step of telling. */
export async function icsOf({ days, ...options }: Options): Promise<Buffer> {
  const frame = emptyCalendar().toString();
  const parts = [Buffer.from(frame.slice(0, frame.lastIndexOf(ending)))];
  for (let written = 0; written < days.length; written += entriesAtOnce) {
    const entries = days.slice(written, written + entriesAtOnce);
    parts.push(Buffer.from(entriesOf(entries, options)));
    await nextTurn();
  }
  // RFC 5545, 3.1: the last line ends as well.
  return Buffer.concat([...parts, Buffer.from(`${ending}\r\n`)]);
}

function emptyCalendar(): ICalCalendar {
  return ical({
    name: 'Settlewise',
    prodId: { company: 'Settlewise', product: 'Dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgainAfter,
  });
}

function entriesOf(days: readonly CalendarDay[], { uidOf, publicUrl, now }: Omit<Options, 'days'>): string {
  const calendar = emptyCalendar();
  const today = civilDateInLondon(now);
  for (const each of days) {
    const { day: date, title, text, link, ringsOn } = each;
    const url = new URL(link, publicUrl).toString();
    const event = calendar.createEvent({
      id: uidOf(each),
      stamp: now,
      summary: title,
      url,
      start: atMidnight(date),
      end: atMidnight(date, 1),
      allDay: true,
      // Calendars keep what they have read for days: the text says of which day it is.
      description: `${text}\n\nWorked out from your record on ${writtenDate(today)}.\n\n${url}`,
      // These entries do not mark the person as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const from of ringsOn) {
      const days = toDayNumber(date) - toDayNumber(from);
      const beforeMidnight = days * 24 * hour - alarmHour * hour;
      const type = ICalAlarmType.display;
      const description = `${title}: ${writtenDate(date)}`;
      const alarm = event.createAlarm({ type, description, trigger: beforeMidnight });
      // The library would count alarms after midnight from the end of the entry.
      if (beforeMidnight < 0) alarm.relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  const lines = calendar.events().map((event) => event.toString());
  return lines.join('').split('\r\n').map(foldLine).join('\r\n');
}

/** The library takes a day's parts from a date in UTC. */
const atMidnight = (date: CivilDate, daysOn = 0) => toUtcDate(addDays(date, daysOn));
