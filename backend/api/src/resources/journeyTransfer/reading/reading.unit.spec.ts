import { DomainError } from '@settlewise/domain/kernel';
import { daysOfTrip } from '@settlewise/rules/absences';
import { describe, expect, it } from 'vitest';
import { readRow, type ReadRow } from './readRow';
import { readTable } from './readTable';

const today = '2026-11-21';

function read(text: string): readonly ReadRow[] {
  const { rows, columns } = readTable(text, today);
  return rows.map((row) => readRow(row, columns, today));
}

const spain = {
  departureDate: '2025-03-01',
  returnDate: '2025-03-10',
  destination: 'Spain',
  reason: 'holiday',
};

describe('A table of journeys', () => {
  it.each([
    ['commas', '2025-03-01,2025-03-10,Spain,holiday'],
    ['semicolons', '01/03/2025;10/03/2025;Spain;Holiday'],
    ['tabs', '1 Mar 2025\t10 Mar 2025\tSpain\tHOLIDAY'],
    ['commas in dates, between tabs', 'March 1, 2025\tMarch 10, 2025\tSpain\tholiday'],
    ['quotation marks', '"2025-03-01","2025-03-10","Spain","holiday"'],
    ['a byte order mark and Windows line ends', '\uFEFF2025-03-01,2025-03-10,Spain,holiday\r\n'],
    ['empty lines around', '\n\n2025-03-01,2025-03-10,Spain,holiday\n\n , , \n'],
  ])('is read with %s', (_, text) => {
    expect(read(text).map(({ journey }) => journey)).toEqual([spain]);
  });

  it.each([
    'Date left,Date returned,Destination,Reason',
    'Departure,Return,Country,Purpose of travel',
    'From,To,Where,Why',
    'Left the UK,Came back,City visited,Reason for leaving',
    '"DATE OUT","DATE IN","Place","reason"',
  ])('is read under the heading %s', (heading) => {
    const table = readTable(`${heading}\n2025-03-01,2025-03-10,Spain,holiday`, today);
    expect(table.heading).toBe(true);
    expect(table.rows.map(({ row }) => row)).toEqual([2]);
    expect(read(`${heading}\n2025-03-01,2025-03-10,Spain,holiday`)[0]?.journey).toEqual(spain);
  });

  it('is read with any order of columns and with other columns', () => {
    const text = 'No;Reason;Country;Days;Returned;Left;Comments\n1;holiday;Spain;10;10/3/25;1/3/25;with Ana';
    expect(read(text)[0]?.journey).toEqual({ ...spain, notes: 'with Ana' });
  });

  it('counts rows as a spreadsheet does, including empty ones', () => {
    const text = 'Left,Returned,Place\n2025-03-01,2025-03-10,Spain\n\n2025-04-01,2025-04-02,France';
    expect(read(text).map(({ row }) => row)).toEqual([2, 4]);
  });

  it('keeps separators, quotation marks and line breaks inside quotation marks', () => {
    const [row] = read('2025-03-01,2025-03-10,"Spain, ""Costa""",family,"two\nlines"');
    expect(row?.journey).toMatchObject({ destination: 'Spain, "Costa"', notes: 'two\nlines' });
  });

  it.each([
    [
      'Left,Place\n2025-03-01,Spain',
      'The heading has no column for the date you came back, for example “Date returned”.',
    ],
    [
      'Left,Returned\n2025-03-01,2025-03-10',
      'The heading has no column for where you went, for example “Destination”.',
    ],
    ['Left,Returned,Destination\n', 'There are no journeys in this table.'],
    [' ,\n,', 'There are no journeys in this table.'],
    [
      '2025-03-01,2025-03-10,Spain\n'.repeat(2_001),
      'You can import up to 2,000 rows at a time. This table has 2,001.',
    ],
  ])('that cannot be read is refused with what is missing', (text, message) => {
    expect(() => readTable(text, today)).toThrow(
      new DomainError('invalid', 'table_not_readable', message, 'text'),
    );
  });
});

describe('A row', () => {
  const readProblems = (text: string) => read(text)[0]?.problems;

  it.each([
    ['30/2/2025,10/3/2025,Spain', 'departureDate', 'February 2025 has no day 30'],
    ['1/3/2025,3/13/2025,Spain', 'returnDate', 'There is no month 13. Type the day first: 13/3/2025'],
    [',10/3/2025,Spain', 'departureDate', 'Please enter a valid departure date'],
    ['1/3/2025', 'returnDate', 'Enter the day you came back, or “Still away”'],
    ['10/3/2025,1/3/2025,Spain', 'returnDate', 'Return date must be after departure date'],
    ['1/3/2025,10/3/2025,', 'destination', 'Destination must be at least 2 characters'],
    [`1/3/2025,10/3/2025,${'x'.repeat(101)}`, 'destination', 'Destination can have at most 100 characters'],
    ['1/3/2025,10/3/2025,Spain,x', 'reason', 'Please provide a reason for your absence'],
    ['1/3/2025,10/3/2025,Sp\u202Eain', 'destination', 'Please remove the characters that cannot be seen'],
    ['1/3/2025,10/3/2025,"Spain', null, 'A quotation mark in this row is not closed.'],
    ['1/3/2025,10/3/2025,Spain,work,,,9', null, 'This row has 7 columns, where there should be up to 5.'],
  ])('%s is refused with what is wrong', (text, field, message) => {
    expect(readProblems(text)).toContainEqual({ field, message });
    expect(read(text)[0]?.journey).toBeNull();
  });

  it('lists all problems at once, and the fields that were read', () => {
    const [row] = read('soon,10/3/2025,,holiday');
    expect(row?.problems.map(({ field }) => field)).toEqual(['departureDate', 'destination']);
    expect(row?.understood).toEqual({
      departureDate: null,
      returnDate: '2025-03-10',
      stillAway: false,
      days: null,
      destination: null,
      reason: 'holiday',
      notes: null,
      permittedReason: null,
      approximate: null,
      crownDependency: null,
    });
  });

  it('has an answer about the islands if the heading has a column for it', () => {
    const heading = 'Left,Returned,Place,Whole journey in the Channel Islands or Isle of Man\n';
    const under = (answer: string) => read(`${heading}1/3/2025,10/3/2025,Jersey,${answer}`)[0];
    expect(under('Lived  there')?.journey).toMatchObject({ crownDependency: 'lived_there' });
    expect(under('NOT SURE')?.understood).toMatchObject({ crownDependency: 'not_sure' });
    expect(under('')?.journey).not.toHaveProperty('crownDependency');
    expect(under('perhaps')?.problems).toEqual([
      { field: 'crownDependency', message: 'Choose visited, lived there, no or not sure' },
    ]);
  });

  it.each(['Still away', 'ongoing', 'NOT BACK YET'])(
    'has an open journey for “%s”, counted up to today',
    (words) => {
      const [row] = read(`1/3/2025,${words},Spain`);
      expect(row?.problems).toEqual([]);
      expect(row?.journey).not.toHaveProperty('returnDate');
      expect(row?.understood).toMatchObject({ returnDate: null, stillAway: true });
      expect(row?.understood.days).toBe(
        daysOfTrip({ departureDate: '2025-03-01', returnDate: today }, 'inclusive'),
      );
    },
  );

  it('cannot have an open journey that has not begun', () => {
    expect(readProblems('1/3/2199,Still away,Spain')).toEqual([
      {
        field: 'returnDate',
        message:
          'Enter the day you plan to come back. Only a journey that has begun can be without a return date',
      },
    ]);
  });

  it('counts both travel days', () => {
    expect(read('1/3/2025,10/3/2025,Spain')[0]?.understood.days).toBe(10);
  });

  it('has the reason “other” if there is none, and keeps the person’s own reason', () => {
    expect(read('1/3/2025,10/3/2025,Spain')[0]?.journey?.reason).toBe('other');
    expect(read('1/3/2025,10/3/2025,Spain,My wedding')[0]?.journey?.reason).toBe('My wedding');
  });

  it('loses only the apostrophe that prevents formulas in a spreadsheet', () => {
    expect(read("1/3/2025,10/3/2025,'=SUM(A1)")[0]?.journey?.destination).toBe('=SUM(A1)');
    expect(read("1/3/2025,10/3/2025,'s-Hertogenbosch")[0]?.journey?.destination).toBe("'s-Hertogenbosch");
  });
});
