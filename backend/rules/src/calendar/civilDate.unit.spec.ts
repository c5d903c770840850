import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  civilDateInLondon,
  fromDayNumber,
  isCivilDate,
  splitDate,
  toDayNumber,
} from './civilDate';

const firstDay = toDayNumber('0001-01-01');
const lastDay = toDayNumber('9999-12-31');
const anyDay = fc.integer({ min: firstDay, max: lastDay });
const recentDay = fc.integer({ min: toDayNumber('1900-01-01'), max: toDayNumber('2199-12-31') });

describe('a civil date', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2025-12-31'])('accepts %s', (text) =>
    expect(isCivilDate(text)).toBe(true),
  );
  it.each([
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '2025-01-00',
    '0000-12-31',
    '25-01-01',
    '2025-1-1',
    '2025-01-01T00:00:00Z',
    ' 2025-01-01',
    '2025-01-01\n',
    '２０２５-01-01',
    '',
  ])('rejects %j', (text) => {
    expect(isCivilDate(text)).toBe(false);
    expect(() => toDayNumber(text)).toThrow(RangeError);
  });

  it('counts its days from 1970', () => {
    expect(toDayNumber('1970-01-01')).toBe(0);
    expect(toDayNumber('1969-12-31')).toBe(-1);
    expect(toDayNumber('2000-03-01')).toBe(11_017);
    expect(toDayNumber('0001-01-01')).toBe(-719_162);
    expect(fromDayNumber(-719_162)).toBe('0001-01-01');
  });

  it('exists only in the years 0001 to 9999', () => {
    expect(() => fromDayNumber(firstDay - 1)).toThrow(RangeError);
    expect(() => fromDayNumber(lastDay + 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addYears('0001-06-01', -1)).toThrow(RangeError);
    expect(() => addMonths('9999-12-01', 1)).toThrow(RangeError);
    expect(addMonths('0001-02-01', -1)).toBe('0001-01-01');
  });

  it('converts to a day number and back', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(toDayNumber(fromDayNumber(day))).toBe(day);
      }),
    ));

  it('sorts as text in order of time', () =>
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(fromDayNumber(a) < fromDayNumber(b)).toBe(a < b);
      }),
    ));
});

describe('adding years', () => {
  it.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-29', -1, '2023-02-28'],
    ['2025-02-28', -1, '2024-02-28'],
    ['2022-01-05', -5, '2017-01-05'],
  ])('%s plus %i years is %s', (date, years, expected) => expect(addYears(date, years)).toBe(expected));
});

describe('adding months', () => {
  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-05-31', 18, '2026-11-30'],
    ['2025-05-31', 0, '2025-05-31'],
  ])('%s plus %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  it('gives the same day of the month, or the last day of a shorter month', () =>
    fc.assert(
      fc.property(recentDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const date = fromDayNumber(day);
        const before = splitDate(date);
        const moved = addMonths(date, months);
        const after = splitDate(moved);
        expect(after.year * 12 + after.month).toBe(before.year * 12 + before.month + months);
        if (after.day !== before.day) {
          expect(after.day).toBeLessThan(before.day);
          expect(splitDate(addDays(moved, 1)).day).toBe(1);
        }
      }),
    ));
});

describe('today in London', () => {
  it.each([
    ['an hour before midnight in winter', '2025-01-15T23:59:59Z', '2025-01-15'],
    ['midnight in winter', '2025-01-16T00:00:00Z', '2025-01-16'],
    ['the last minute of a summer day', '2025-07-14T22:59:59Z', '2025-07-14'],
    ['midnight in summer, when it is 23:00 in UTC', '2025-07-14T23:00:00Z', '2025-07-15'],
    ['the night in which the clocks go forward', '2025-03-30T00:30:00Z', '2025-03-30'],
    ['the evening after', '2025-03-30T23:00:00Z', '2025-03-31'],
    ['the evening before the clocks go back', '2025-10-25T23:00:00Z', '2025-10-26'],
    ['the first of the two hours of that night', '2025-10-26T00:30:00Z', '2025-10-26'],
    ['the evening after that', '2025-10-26T23:30:00Z', '2025-10-26'],
    ['the turn of a year', '2025-12-31T23:59:59.999Z', '2025-12-31'],
    ['a year of three digits', '0800-06-01T12:00:00Z', '0800-06-01'],
  ])('at %s', (_, instant, day) => expect(civilDateInLondon(new Date(instant))).toBe(day));
});
