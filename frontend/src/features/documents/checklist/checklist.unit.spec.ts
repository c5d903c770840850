import { buildChecklist } from '@settlewise/rules/documentChecklist';
import { routes } from '@settlewise/rules/routes';
import { describe, expect, it } from 'vitest';
import { csvOfList } from './csv';
import { dueDaysOf, type OpenList } from './dueOf';
import { missingInWords, monthsInWords } from './sentences';

describe('Months', () => {
  it('in a row are told together, over the turn of a year too', () => {
    expect(monthsInWords([])).toBe('');
    expect(monthsInWords(['2024-10', '2024-11', '2024-12', '2025-01', '2026-05'])).toBe(
      'October 2024 to January 2025, May 2026',
    );
  });
  it('that are missing here and there are told as far as somebody reads them', () => {
    const four = ['2024-01', '2024-03', '2024-05', '2024-06', '2024-08'];
    expect(missingInWords(four)).toBe(monthsInWords(four));
    expect(missingInWords([...four, '2024-10', '2024-11'])).toBe(
      'January 2024, March 2024, May 2024 to June 2024 and 3 more months',
    );
  });
});

it.each(['AN', 'MN1', 'T'] as const)('the list of %s is the same for every route', (form) => {
  const dateOfBirth = form === 'MN1' ? '2014-01-01' : '1990-01-01';
  const lists = routes.map(({ key: route }) =>
    JSON.stringify(
      buildChecklist({
        form,
        route,
        plannedOn: '2027-02-20',
        answers: {},
        documents: [],
        applicant: { dateOfBirth, role: 'main' },
      }),
    ),
  );
  expect(new Set(lists).size).toBe(1);
  expect(lists[0]).toContain('"id"');
});

it('the table has a row for each line, with the months that are missing', () => {
  const list = buildChecklist({
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: '2027-02-20',
    answers: {},
    documents: [],
    applicant: { dateOfBirth: '1990-01-01', role: 'main' },
  });
  const rows = csvOfList(list, () => undefined, '2027-02-20')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(list.requirements.length + 1);
  expect(rows.find((row) => row.startsWith('"W2"'))).toContain('"January 2027"');
  expect(rows.find((row) => row.startsWith('"W1"'))).toContain('"2027-01-23"');
});

const workersList = buildChecklist({
  form: 'SET(O)',
  route: 'skilled_worker',
  plannedOn: '2027-02-20',
  answers: {},
  documents: [],
  applicant: { dateOfBirth: '1990-01-01', role: 'main' },
});

it('the table says of each line whether it is confirmed, and when its source was read', () => {
  const rows = csvOfList(workersList, () => undefined, '2027-02-20');
  expect(rows).toContain('"Confirmed","Source","Source read on"');
  const letter = workersList.requirements.find(({ id }) => id === 'W1');
  expect(letter?.confidence).toBe('secondary');
  const row = rows.split('\r\n').find((one) => one.startsWith('"W1"'));
  expect(row).toContain(`"not confirmed","${letter?.source.url}"`);
});

it('what is missing stands in a calendar on the day on which it is due, until it cannot be had', () => {
  const applicant = {
    key: 'you',
    name: 'You',
    role: 'main',
    dateOfBirth: null,
    isOnlyDependant: false,
  } as const;
  const open: OpenList = {
    list: workersList,
    today: '2026-11-27',
    visaEnds: null,
    markOf: () => undefined,
    planned: { applicant, form: 'SET(O)', plannedOn: '2027-02-20' },
  };
  const days = dueDaysOf(open, 'u1');
  const letter = days.find(({ uid }) => uid.startsWith('paper-W1-'));
  // No older than 28 days on the planned day.
  expect(letter?.title).toMatch(/^Get ready for settlement: Letter of your employer/);
  const date = letter?.date ?? '';
  expect(date >= '2027-01-23' && date <= '2027-02-20').toBe(true);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(new Set(days.map(({ uid }) => uid)).size).toBe(days.length);
  const without = dueDaysOf({ ...open, markOf: (id) => (id === 'W1' ? 'cannot' : undefined) }, 'u1');
  expect(without).toHaveLength(days.length - 1);
});
