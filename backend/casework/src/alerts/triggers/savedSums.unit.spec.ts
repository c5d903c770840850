import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders } from '../listReminders';

const told = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.map(({ kind, subject, date, type }) => [kind, subject, date, type]);
const nextOf = (record: PersonRecord, today: string) => listReminders(record, today).nextChangeOn;
const textOf = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.map(({ title, message }) => `${title} ${message}`);

describe('a saved fee plan', () => {
  const settles = (on: string) => ({ item: 'ilr', route: 'skilled_worker', on }) as const;
  const form = { people: [{ dateOfBirth: '1990-01-01' }], steps: [settles('2026-05-01')], costs: [] };
  const before = { totalPence: 302_900, lowestPence: 302_900, highestPence: 302_900 };
  const now = { totalPence: 322_600, lowestPence: 322_600, highestPence: 322_600 };
  const doubled = ({ totalPence, lowestPence, highestPence }: typeof now) => ({
    totalPence: 2 * totalPence,
    lowestPence: 2 * lowestPence,
    highestPence: 2 * highestPence,
  });
  const saved = (sum: typeof now, title: string | null = null) =>
    aRecord({}, { savedSums: [{ assessmentId: 'a1', title, calculatedOn: '2026-02-01', form, ...sum }] });

  it('causes an alert with both sums if its sum changes', () => {
    expect(told(saved(now), '2026-04-10')).toEqual([]);
    const { due } = listReminders(saved(before, 'All of us'), '2026-04-10');
    expect(due).toEqual([
      {
        kind: 'fee_change',
        about: 'a1',
        subject: 'a1 now 322600 322600 322600',
        date: null,
        type: 'warning',
        dueOn: '2026-02-01',
        link: '/fees/saved/a1',
        title: 'Fees have changed: your sum of fees “All of us” is now £3,226',
        message:
          'On 1 February 2026 it was £3,029. By the fees known now it is £3,226. Open it to see each line of then and of now.',
      },
    ]);
    expect(textOf(saved({ ...before, lowestPence: 1 }), '2026-04-10')[0]).toContain(
      'it was £3,029 (£0.01 to £3,029)',
    );
  });
  it('causes alerts 30 and 7 days before a change of fees that is before a payment', () => {
    const subjects = (today: string) => told(saved(now), today);
    expect(subjects('2026-03-07')).toEqual([]);
    expect(nextOf(saved(now), '2026-03-07')).toBe('2026-03-08');
    expect(subjects('2026-03-08')).toEqual([['fee_deadline', 'a1 30 days', '2026-04-07', 'other']]);
    expect(subjects('2026-03-31')).toEqual([['fee_deadline', 'a1 7 days', '2026-04-07', 'warning']]);
    expect(textOf(saved(now), '2026-03-31')[0]).toMatch(
      /^The fees change after 7 April 2026 This is about your sum of fees of 1 February 2026\. .*£3,029.*£3,226/,
    );
    expect(subjects('2026-04-08')).toEqual([]);
  });
  it('causes one alert a day, with the sum of all applications concerned', () => {
    const two = { ...form, steps: [...form.steps, settles('2026-06-01')] };
    const record = aRecord(
      {},
      {
        savedSums: [
          { assessmentId: 'a1', title: null, calculatedOn: '2026-02-01', form: two, ...doubled(now) },
        ],
      },
    );
    expect(told(record, '2026-03-31')).toEqual([['fee_deadline', 'a1 7 days', '2026-04-07', 'warning']]);
    expect(textOf(record, '2026-03-31')[0]).toContain(
      'Up to 7 April 2026 its 2 applications cost £6,058. From the next day they cost £6,452.',
    );
  });
  it('causes alerts only if it is one of the newest 20', () => {
    const sums = Array.from({ length: 21 }, (_, place) => ({
      assessmentId: `a${place}`,
      title: null,
      calculatedOn: '2026-02-01',
      form,
      ...before,
    }));
    expect(told(aRecord({}, { savedSums: sums }), '2026-04-10')).toHaveLength(20);
  });
  it('causes no alert if every payment is past, or the present rules refuse it', () => {
    expect(told(saved(before), '2026-05-02')).toEqual([]);
    const unborn = { ...form, people: [{ dateOfBirth: '2027-01-01' }] };
    const refused = aRecord(
      {},
      {
        savedSums: [{ assessmentId: 'a1', title: null, calculatedOn: '2026-02-01', form: unborn, ...before }],
      },
    );
    expect(told(refused, '2026-04-10')).toEqual([]);
  });
});
