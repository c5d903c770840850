import { describe, expect, it } from 'vitest';
import { readTypedDate } from './readTypedDate';

const today = '2026-11-21';
const read = (typed: string) => readTypedDate(typed, today);
const third = { kind: 'date', date: '2025-04-03' };

describe('A typed date', () => {
  it.each([
    '3/4/2025',
    '03/04/2025',
    '3.4.2025',
    '3-4-2025',
    '3 4 2025',
    ' 03 / 04 / 2025 ',
    '3/4/25',
    '2025-04-03',
    '2025-4-3',
    '2025/04/03',
    '03042025',
    '030425',
    '20250403',
    '3 Apr 2025',
    '03 apr 2025',
    '3 April 2025',
    '3rd April 2025',
    '3Apr2025',
    '3-apr-25',
    'April 3, 2025',
    'Apr 3rd 2025',
    'Thursday 3 April 2025',
    'Thu, 3 Apr 2025',
    'Thu. 3 Apr. 2025',
    'the 3rd of April 2025',
    "3 Apr '25",
    '3,4,2025',
    '3 4 25',
    '  3   April,  2025 ',
    '3\u00a0April\u00a02025',
    '３／４／２０２５',
    '3\u20134\u20132025',
    '2025\u20114\u201103',
    '3\u22154\u22152025',
    '٣/٤/٢٠٢٥',
    '۳/۴/۲۰۲۵',
    '३/४/२०२५',
    '২০২৫-০৪-০৩',
    '2025年4月3日',
    'THURSDAY 3 APRIL 2025',
  ])('is read day first, or year first: %s', (typed) => {
    expect(read(typed)).toEqual(third);
  });

  it.each([
    ['13/4/2025', '2025-04-13'],
    ['13.4.25', '2025-04-13'],
    ['13042025', '2025-04-13'],
    ['130425', '2025-04-13'],
    ['2025-04-13', '2025-04-13'],
    ['1 Sept 2024', '2024-09-01'],
    ['29/2/2000', '2000-02-29'],
    ['29 feb 24', '2024-02-29'],
    ['31122024', '2024-12-31'],
    ['20241231', '2024-12-31'],
    ['1/1/1900', '1900-01-01'],
    ['31/12/2199', '2199-12-31'],
  ])('is read: %s', (typed, date) => {
    expect(read(typed)).toEqual({ kind: 'date', date });
  });

  it('with a two-digit year means a year near today', () => {
    expect(read('1/2/46')).toEqual({ kind: 'date', date: '2046-02-01' });
    expect(read('1/2/47')).toEqual({ kind: 'date', date: '1947-02-01' });
    expect(read('1/2/99')).toEqual({ kind: 'date', date: '1999-02-01' });
  });

  it('is null while nothing is typed', () => {
    expect(read('  ')).toEqual({ kind: 'empty' });
  });

  it('must exist in the calendar', () => {
    expect(read('29/2/2024')).toEqual({ kind: 'date', date: '2024-02-29' });
    expect(read('29/2/2025')).toEqual({
      kind: 'problem',
      message: 'February 2025 has no day 29',
      lastDay: '2025-02-28',
    });
    expect(read('31 Apr 2025')).toEqual({
      kind: 'problem',
      message: 'April 2025 has no day 31',
      lastDay: '2025-04-30',
    });
    expect(read('29/2/1900')).toEqual({
      kind: 'problem',
      message: 'February 1900 has no day 29',
      lastDay: '1900-02-28',
    });
    expect(read('31/2/2025')).toEqual({
      kind: 'problem',
      message: 'February 2025 has no day 31',
      lastDay: '2025-02-28',
    });
    expect(read('31022025')).toEqual({
      kind: 'problem',
      message: 'February 2025 has no day 31',
      lastDay: '2025-02-28',
    });
    expect(read('0/4/2025')).toEqual({ kind: 'problem', message: 'April 2025 has no day 0' });
  });

  it('with the month first gets an explanation instead of a guess', () => {
    expect(read('4/13/2025')).toEqual({
      kind: 'problem',
      message: 'There is no month 13. Type the day first: 13/4/2025',
    });
    expect(read('40/41/2025')).toMatchObject({ kind: 'problem' });
  });

  it('needs a year', () => {
    expect(read('3 apr')).toEqual({
      kind: 'problem',
      message: 'Add the year, like 13/4/2025 or 13 Apr 2025',
    });
    expect(read('3/4')).toMatchObject({ kind: 'problem' });
  });

  it('needs a year that a record accepts', () => {
    expect(read('3/4/1812')).toEqual({ kind: 'problem', message: 'Type a year from 1900 to 2199' });
  });

  it.each([
    'tomorrow',
    'abc',
    '3 foo 2025',
    '12345',
    '3//',
    '3 a 2025',
    '13/4/2025/1',
    '4/2025',
    '3½ Apr 2025',
    'the of',
    // Longer than any date, so it is not parsed.
    `3${' '.repeat(100)}April 2025`,
  ])('gets a message about how to type it: %s', (typed) => {
    expect(read(typed)).toEqual({
      kind: 'problem',
      message: 'Type a date with day, month and year, like 13/4/2025 or 13 Apr 2025',
    });
  });
});
