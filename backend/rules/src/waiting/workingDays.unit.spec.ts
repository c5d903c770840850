import { describe, expect, it } from 'vitest';
import { splitDate, toDayNumber } from '../calendar/civilDate';
import { bankHolidays } from '../parameters/bankHolidays';
import { isWorkingDay, workingDaysAfter } from './workingDays';

/** Easter Sunday by the method of Meeus, Jones and Butcher. */
function findEaster(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
}

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

describe('The bank holidays', () => {
  it('are eight days of each year, all from Monday to Friday, two of them around Easter', () => {
    for (const { value: days, from } of bankHolidays.rows) {
      const year = Number(from?.slice(0, 4));
      expect([from, days.length, days.every((day) => splitDate(day).year === year)]).toEqual([from, 8, true]);
      expect(days.filter((day) => [0, 6].includes(weekday(day)))).toEqual([]);
      const aroundEaster = days.map((day) => toDayNumber(day) - toDayNumber(findEaster(year)));
      expect(aroundEaster).toEqual(expect.arrayContaining([-2, 1]));
      // Two in May and one in August, on Mondays.
      const mondays = days.filter((day) => /-0[58]-/.test(day));
      expect(mondays.map(weekday)).toEqual([1, 1, 1]);
    }
  });
});

describe('A working day', () => {
  it.each([
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2026-12-28', false],
    ['2028-02-29', true],
    // The holidays of these years are not announced; a Saturday is never a working day.
    ['2024-12-31', null],
    ['2029-01-02', null],
    ['2029-01-06', false],
  ])('%s: %s', (day, expected) => {
    expect(isWorkingDay(day)).toBe(expected);
  });

  it('counts from the next day', () => {
    expect(workingDaysAfter('2026-11-27', 0)).toBe('2026-11-27');
    expect(workingDaysAfter('2026-11-27', 1)).toBe('2026-11-30');
    expect(workingDaysAfter('2028-12-28', 1)).toBe('2028-12-29');
    expect(workingDaysAfter('2028-12-28', 2)).toBeNull();
  });
});
