import { utc } from '@date-fns/utc/utc';
import type { AccountSettings } from '@settlewise/domain/accounts';
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDateInLondon,
  fromUtcDate,
  splitDate,
  toUtcDate,
} from '@settlewise/rules/calendar';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

export type DigestFrequency = Exclude<AccountSettings['reminderFrequency'], 'never'>;
export const digestFrequencies: readonly DigestFrequency[] = ['daily', 'weekly', 'monthly'];

/** The time between two digest emails. */
export interface DigestPeriod {
  readonly frequency: DigestFrequency;
  /** Unique; for example `weekly 2027-03-01`. */
  readonly name: string;
  /** When the first of the two emails is sent. */
  readonly beginsAt: Date;
  /** The day of the next email, in London. */
  readonly nextDay: CivilDate;
}

/** The hour in London at which emails are sent. */
const morningHour = 8;

/** The period that contains an instant. */
export function digestPeriodAt(frequency: DigestFrequency, now: Date): DigestPeriod {
  const today = civilDateInLondon(now);
  const lastMorning = now < findMorning(today) ? addDays(today, -1) : today;
  const day = findFirstDay(frequency, lastMorning);
  return {
    frequency,
    name: `${frequency} ${day}`,
    beginsAt: findMorning(day),
    nextDay: findNextDay(frequency, day),
  };
}

function findFirstDay(frequency: DigestFrequency, day: CivilDate): CivilDate {
  switch (frequency) {
    case 'daily':
      return day;
    case 'weekly':
      return fromUtcDate(startOfISOWeek(toUtcDate(day), { in: utc }));
    case 'monthly':
      return addDays(day, 1 - splitDate(day).day);
  }
}

function findNextDay(frequency: DigestFrequency, day: CivilDate): CivilDate {
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

const findMorning = (day: CivilDate): Date => londonHour(day, morningHour);

/** The hour of an instant in London. */
const findHour = (instant: Date): number => Number(hourInLondon.format(instant));

/** The start of an hour in London. A skipped hour becomes the next one; of a repeated hour, returns the second. */
function londonHour(day: CivilDate, hour: number): Date {
  const inWinterTime = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`);
  const inSummerTime = new Date(inWinterTime.getTime() - 60 * 60 * 1000);
  return findHour(inWinterTime) === hour || findHour(inSummerTime) !== hour ? inWinterTime : inSummerTime;
}

type QuietHours = Pick<AccountSettings, 'quietFrom' | 'quietUntil'>;

/** The end of the current quiet hours; null outside them. */
export function endOfQuietHours({ quietFrom, quietUntil }: QuietHours, now: Date): Date | null {
  const [from, until, hour] = [Number(quietFrom.slice(0, 2)), Number(quietUntil.slice(0, 2)), findHour(now)];
  const isQuiet =
    from < until ? from <= hour && hour < until : from > until && (from <= hour || hour < until);
  if (!isQuiet) return null;
  const today = civilDateInLondon(now);
  return londonHour(hour < until ? today : addDays(today, 1), until);
}
