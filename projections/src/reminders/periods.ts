import type { AccountSettings } from '@settlewise/domain';
import {
  addDays,
  addMonths,
  civilDateInLondon,
  partsOf,
  toDayNumber,
  type CivilDate,
} from '@settlewise/rules';

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
      // Day 0, 1 January 1970, was a Thursday: three days after a Monday.
      return addDays(day, -((toDayNumber(day) + 3) % 7));
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

/** Clocks change at 01:00, so each morning has this hour exactly once. */
function morningOf(day: CivilDate): Date {
  const asInWinter = new Date(`${day}T0${morningHour}:00:00.000Z`);
  const hoursAhead = Number(hourInLondon.format(asInWinter)) - morningHour;
  return new Date(asInWinter.getTime() - hoursAhead * 60 * 60 * 1000);
}
