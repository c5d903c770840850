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

interface IcsOptions {
  readonly days: readonly CalendarDay[];
  /** Creates an id that is unique to this person. */
  readonly createUid: (day: CalendarDay) => string;
  readonly publicUrl: URL;
  readonly now: Date;
}

/** The local hour of alarms. */
const alarmHour = 9;
const hour = 60 * 60;
/** The refresh interval of programs that read the feed. */
const refreshSeconds = 12 * hour;
/** Entries between two yields to other work (a few milliseconds). */
const entriesPerTurn = 100;
const endLine = 'END:VCALENDAR';

/** Writes dates as an iCalendar file (RFC 5545): all-day entries with an alarm for each lead time. */
export async function writeIcs({ days, ...options }: IcsOptions): Promise<Buffer> {
  const frame = emptyCalendar().toString();
  const parts = [Buffer.from(frame.slice(0, frame.lastIndexOf(endLine)))];
  for (let written = 0; written < days.length; written += entriesPerTurn) {
    const entries = days.slice(written, written + entriesPerTurn);
    parts.push(Buffer.from(writeEntries(entries, options)));
    await nextTurn();
  }
  // RFC 5545, 3.1: the last line also has a line break.
  return Buffer.concat([...parts, Buffer.from(`${endLine}\r\n`)]);
}

function emptyCalendar(): ICalCalendar {
  return ical({
    name: 'Settlewise',
    prodId: { company: 'Settlewise', product: 'Dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
}

function writeEntries(
  days: readonly CalendarDay[],
  { createUid, publicUrl, now }: Omit<IcsOptions, 'days'>,
): string {
  const calendar = emptyCalendar();
  const today = civilDateInLondon(now);
  for (const each of days) {
    const { day: date, title, text, link, ringsOn } = each;
    const url = new URL(link, publicUrl).toString();
    const event = calendar.createEvent({
      id: createUid(each),
      stamp: now,
      summary: title,
      url,
      start: atMidnight(date),
      end: atMidnight(date, 1),
      allDay: true,
      // Calendars cache entries for days, so the text names its date.
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

/** The library reads a day from a date in UTC. */
const atMidnight = (date: CivilDate, daysOn = 0) => toUtcDate(addDays(date, daysOn));

/** RFC 5545, 3.1: the maximum octets of a line, without its break. */
const maxLineOctets = 75;

/**
 * Folds a content line into lines of at most 75 octets; each after the first begins with a space. The calendar library
 * recounts the octets at each character, which takes a second for 1,000 entries.
 */
function foldLine(line: string): string {
  if (line.length * 3 <= maxLineOctets) return line;
  let folded = '';
  let octets = 0;
  // Folds between whole characters, never inside one.
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
