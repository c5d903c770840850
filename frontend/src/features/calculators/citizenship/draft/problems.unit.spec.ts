import type { CivilDate } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type CitizenshipDraft } from './citizenshipDraft';
import { isStepCompleted, problemsOfDraft } from './problems';

const today: CivilDate = '2026-11-21';
const dated = { ukEntryDate: '2020-02-03', settlementDate: '2025-03-04', applicationDate: '2026-12-01' };
const problemsOf = (part: Partial<CitizenshipDraft>) =>
  problemsOfDraft({ ...emptyDraft(today), ...dated, ...part }, today).map(({ step, message }) => [
    step,
    message,
  ]);

describe('The dates are refused', () => {
  it.each([
    ['where they are missing', { ukEntryDate: '', settlementDate: '' }, 2],
    ['but none of settlement is asked of Irish citizens', { statusType: 'irish', settlementDate: '' }, 0],
    ['but a planned day may be left out', { applicationDate: '' }, 0],
  ] as const)('%s', (_, part, count) => {
    expect(problemsOf(part)).toHaveLength(count);
  });

  it.each([
    [
      { applicationDate: '2026-03-01', ukEntryDate: '2026-03-02', settlementDate: '2026-03-03' },
      [
        'Your entry date cannot be after the day you plan to apply',
        'Your settlement date cannot be after the day you plan to apply',
      ],
    ],
    [{ ukEntryDate: '30 feb 2020' }, ['February 2020 has no day 30']],
    [
      { settlementDate: '2019-03-04' },
      [
        'Your settlement cannot be before your entry, unless it was indefinite leave to enter. Check both dates, or say below that it was.',
      ],
    ],
    [{ settlementDate: '2019-03-04', indefiniteLeaveToEnter: true }, []],
    [
      { settlementDate: '', ilrToCome: { citizenshipFrom: '' } },
      [
        'You have no ILR yet by your record. To try it out, enter the day you expect it, and a planned application after it.',
      ],
    ],
  ] as const)('with their reason: %o', (part, messages) => {
    expect(problemsOf(part)).toEqual(messages.map((message) => [1, message]));
  });

  it('of birth that lie ahead or do not exist', () => {
    expect(problemsOf({ dateOfBirth: '2026-11-22' })).toEqual([[3, 'Your date of birth cannot lie ahead']]);
    expect(problemsOf({ dateOfBirth: '31 jun 1990' })).toEqual([[3, 'June 1990 has no day 31']]);
    expect(problemsOf({ dateOfBirth: today })).toEqual([]);
  });
});

describe('Numbers of days are refused', () => {
  it.each([
    [{ totalAbsences: 1_825, recentAbsences: 365 }, []],
    [{ totalAbsences: 1_826 }, ['Enter a whole number of days from 0 to 1,825']],
    [{ totalAbsences: 1_096, isSpouseRoute: true }, ['Enter a whole number of days from 0 to 1,095']],
    [{ totalAbsences: 400, recentAbsences: 366 }, ['Enter a whole number of days from 0 to 365']],
    [{ totalAbsences: -5 }, ['Enter a whole number of days from 0 to 1,825']],
    [
      { totalAbsences: 100, recentAbsences: 120 },
      [
        'You typed 120 days in the last 12 months, but 100 in all 5 years. The last 12 months are part of these years',
      ],
    ],
    [{ totalAbsences: 100, recentAbsences: 120, useDetailedAbsences: true }, []],
  ])('%o: %j', (part, messages) => {
    expect(problemsOf(part)).toEqual(messages.map((message) => [2, message]));
  });
});

describe('A trip is refused', () => {
  const trip = (startDate: string, endDate: string) => ({ id: 'a', startDate, endDate, totalDays: 0 });

  it.each([
    ['2025-04-03', '2025-04-03', []],
    ['2025-04-03', '2025-04-02', ['Trip 1: End date must be after start date']],
    ['2025-04-03', '', ['Trip 1: Please select both start and end dates']],
    ['31 Feb 2025', '', ['Trip 1: February 2025 has no day 31']],
  ])('from “%s” to “%s”: %j', (startDate, endDate, messages) => {
    const part = { useDetailedAbsences: true, absenceRecords: [trip(startDate, endDate)] };
    expect(problemsOf(part)).toEqual(messages.map((message) => [2, message]));
  });

  it.each([
    [
      { tripStart: '2025-04-03' },
      ['The new trip is not complete: enter both dates, or clear what you typed of it'],
    ],
    [{ tripStart: '2025-04-03', tripEnd: '2025-04-02' }, ['New trip: End date must be after start date']],
    [{ tripStart: '2025-04-03', tripEnd: '2025-04-04' }, []],
  ])('that is being typed: %o', (typed, messages) => {
    expect(problemsOf({ useDetailedAbsences: true, ...typed })).toEqual(
      messages.map((message) => [2, message]),
    );
    expect(problemsOf(typed)).toEqual([]);
  });
});

describe('A step is completed', () => {
  it.each([
    [1, {}, true],
    [1, { settlementDate: '' }, false],
    [1, { settlementDate: '', statusType: 'irish' }, true],
    [1, { ukEntryDate: '30 feb 2020' }, false],
    [2, {}, false],
    [2, { furthestStep: 2 }, true],
    [3, { furthestStep: 2 }, false],
    [3, { furthestStep: 3 }, true],
  ] as const)('%i with %o: %s', (step, part, expected) => {
    expect(isStepCompleted({ ...emptyDraft(today), ...dated, ...part }, step)).toBe(expected);
  });
});
