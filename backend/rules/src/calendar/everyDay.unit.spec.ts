import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  fromDayNumber,
  lastDayOfMonth,
  splitDate,
  toDayNumber,
  toUtcDate,
} from './civilDate';
import { monthsLater, yearsLater } from './dayNumbers';

const ownZone = process.env['TZ'];
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

const msInDay = 24 * 60 * 60 * 1000;
const utcDay = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / msInDay;

/** The same day of another month, or its last day: day 0 of the next month. */
function monthsOn(year: number, month: number, day: number, months: number): number {
  const first = utcDay(year, month + months, 1);
  const last = utcDay(year, month + months + 1, 0);
  return Math.min(first + day - 1, last);
}

/** Whether the calendar agrees with the UTC functions of Date about a day and its neighbours. */
function isRight(number: number): boolean {
  const instant = new Date(number * msInDay);
  const [year, month, day] = [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate()];
  const date = fromDayNumber(number);
  const parts = splitDate(date);
  return (
    date === instant.toISOString().slice(0, 10) &&
    toDayNumber(date) === number &&
    parts.year === year &&
    parts.month === month &&
    parts.day === day &&
    toUtcDate(date).getTime() === instant.getTime() &&
    toDayNumber(addDays(date, -1)) === number - 1 &&
    toDayNumber(lastDayOfMonth(date)) === utcDay(year, month + 1, 0) &&
    toDayNumber(addYears(date, -5)) === monthsOn(year, month, day, -60) &&
    yearsLater(number, -5) === monthsOn(year, month, day, -60) &&
    [-1, 0, 30].every((months) => {
      const expected = monthsOn(year, month, day, months);
      return toDayNumber(addMonths(date, months)) === expected && monthsLater(number, months) === expected;
    })
  );
}

function findWrongDays(fromYear: number, toYear: number): readonly string[] {
  const wrong: string[] = [];
  for (let day = utcDay(fromYear, 1, 1); day <= utcDay(toYear, 12, 31); day += 1)
    if (!isRight(day)) wrong.push(new Date(day * msInDay).toISOString());
  return wrong;
}

describe('the calendar', () => {
  it('is right about every day from 1900 to 2100', () => {
    expect(findWrongDays(1900, 2100)).toEqual([]);
  });

  it.each([
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', 2011, 12, 30],
    // In São Paulo daylight saving time began at midnight.
    ['America/Sao_Paulo', 2018, 11, 4],
  ])('never uses the time zone of the process: %s', (zone, year, month, day) => {
    process.env['TZ'] = zone;
    const midnight = new Date(year, month - 1, day);
    expect([midnight.getDate(), midnight.getHours()]).not.toEqual([day, 0]);
    expect(findWrongDays(year - 1, year + 1)).toEqual([]);
  });
});
