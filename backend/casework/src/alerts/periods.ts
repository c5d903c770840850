import { utc } from '@date-fns/utc/utc';
import type { AccountSettings } from '@settlewise/domain/accounts';
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDateInLondon,
  fromUtcDate,
  partsOf,
  toUtcDate,
} from '@settlewise/rules/calendar';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

export type DigestFrequency = Exclude<AccountSettings['reminderFrequency'], 'never'>;
export const digestFrequencies: readonly DigestFrequency[] = ['daily', 'weekly', 'monthly'];

/** A morning on which mails go out, and the time until the next. */
export interface DigestPeriod {
  readonly frequency: DigestFrequency;
  /** For example `weekly 2027-03-01`. */
  readonly name: string;
  /** The morning's hour, as an instant. */
  readonly beginsAt: Date;
  /** The day of the next mail, in London. */
  readonly nextDay: CivilDate;
}

/** The hour in London at which mails go out. */
const morningHour = 8;

/** The period that an instant lies in: the last morning that has come. */
export function digestPeriodAt(frequency: DigestFrequency, now: Date): DigestPeriod {
  const today = civilDateInLondon(now);
  const lastMorning = now < morningOf(today) ? addDays(today, -1) : today;
  const day = firstDayOf(frequency, lastMorning);
  return {
    frequency,
    name: `${frequency} ${day}`,
    beginsAt: morningOf(day),
    nextDay: nextDayOf(frequency, day),
  };
}

function firstDayOf(frequency: DigestFrequency, day: CivilDate): CivilDate {
  switch (frequency) {
    case 'daily':
      return day;
    case 'weekly':
      return fromUtcDate(startOfISOWeek(toUtcDate(day), { in: utc }));
    case 'monthly':
      return addDays(day, 1 - partsOf(day).day);
  }
}

function nextDayOf(frequency: DigestFrequency, day: CivilDate): CivilDate {
  switch (frequency) {
    case 'daily':
      return addDays(day, 1);
    case 'weekly':
      return addDays(day, 7);
    case 'monthly':
      return addMonths(day, 1);
  }
}

const hourInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

const morningOf = (day: CivilDate): Date => londonHour(day, morningHour);

/** The hour that it is in London. */
const hourOf = (instant: Date): number => Number(hourInLondon.format(instant));

/** When an hour begins in London. One that the clocks leave out is the next; of one that comes twice it is the second. */
function londonHour(day: CivilDate, hour: number): Date {
  const asInWinter = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`);
  const asInSummer = new Date(asInWinter.getTime() - 60 * 60 * 1000);
  return hourOf(asInWinter) === hour || hourOf(asInSummer) !== hour ? asInWinter : asInSummer;
}

type QuietHours = Pick<AccountSettings, 'quietFrom' | 'quietUntil'>;

/** When the quiet hours end that it is now; null where it is none of them. */
export function endOfQuietHours({ quietFrom, quietUntil }: QuietHours, now: Date): Date | null {
  const [from, until, hour] = [Number(quietFrom.slice(0, 2)), Number(quietUntil.slice(0, 2)), hourOf(now)];
  const isQuiet =
    from < until ? from <= hour && hour < until : from > until && (from <= hour || hour < until);
  if (!isQuiet) return null;
  const today = civilDateInLondon(now);
  return londonHour(hour < until ? today : addDays(today, 1), until);
}
