import { describe, expect, it } from 'vitest';
import { findLine } from '../../testing/aChecklist';
import { toDayNumber } from '../calendar/civilDate';
import { suggestedTasks } from './suggestedTasks';
import { dueOfDocument, lackedMonthEnds, type Ready } from './dueOfDocument';

const today = '2026-11-26';
const ready: Ready = { today, plannedOn: '2027-04-06', lastDay: '2027-05-03' };
const due = (
  title: string,
  serves: number | null = null,
  change: Partial<Ready> = {},
  monthEnds: string | null = null,
) => dueOfDocument({ title, serves, monthEnds }, { ...ready, ...change });

describe('The due date of a document', () => {
  it('allows a long time for documents that need it, and a month for the rest', () => {
    expect(['Life in the UK test', 'English', 'Two referees', 'Passport'].map((title) => due(title))).toEqual(
      ['2027-01-06', '2027-01-06', '2027-02-20', '2027-03-09'],
    );
  });

  it('is in the last week for a document that would be too old otherwise', () => {
    expect(due('Letter of your employer', 28)).toBe('2027-03-30');
    expect(due('Some paper of the day before', 1)).toBe('2027-04-05');
    // Two years ahead there is no hurry.
    expect(due('English', 730)).toBe('2027-01-06');
    expect(due('Endorsement', 90)).toBe('2027-03-09');
  });

  it.each([
    ['W1', 'Ask my employer for a letter'],
    ['W2', 'Collect my payslips'],
    ['G7', 'Prove my English'],
    ['G6', 'Book the Life in the UK test'],
  ])('is the same for line %s of a checklist and for the task to %s', (id, task) => {
    const { plannedOn, lastDay: visaEnds } = ready;
    const line = findLine(id, { plannedOn });
    const { title, fresh } = line;
    const serves = fresh === null ? null : toDayNumber(plannedOn) - toDayNumber(fresh.notBefore);
    const suggested = suggestedTasks(
      {
        today,
        visaEnds,
        next: 'ilr',
        visaType: 'skilled_worker',
        applyFrom: plannedOn,
        open: new Set(['english', 'life_in_uk']),
        passportEnds: null,
      },
      [],
    );
    expect(suggested.find((each) => each.title === task)?.dueDate).toBe(
      due(title, serves, {}, lackedMonthEnds(line, plannedOn)),
    );
  });

  it('is not before the end of the month that the document covers', () => {
    const plannedOn = '2029-01-15';
    const payslip = findLine('W2', { plannedOn });
    expect(payslip.missingMonths).toEqual(['2028-12']);
    const monthEnds = lackedMonthEnds(payslip, plannedOn);
    expect(due(payslip.title, null, { plannedOn }, monthEnds)).toBe('2028-12-31');
    const [task] = suggestedTasks(
      {
        today,
        visaEnds: null,
        next: 'ilr',
        visaType: 'skilled_worker',
        applyFrom: plannedOn,
        open: new Set<string>(),
        passportEnds: null,
      },
      [],
    );
    expect([task?.title, task?.dueDate]).toEqual(['Collect my payslips', '2028-12-31']);
    // A past month is no reason to wait, nor are years that end on the planned day.
    expect(due('Payslips', null, { plannedOn }, '2028-11-30')).toBe('2028-12-18');
    const years = { period: { from: '2024-01-15', to: plannedOn }, missingMonths: ['2029-01'] };
    expect(lackedMonthEnds(years, plannedOn)).toBeNull();
  });

  it('is before the last day once one can apply, at least a week ahead', () => {
    expect(due('Passport', null, { plannedOn: today })).toBe('2027-04-05');
    expect(due('Passport', null, { plannedOn: today, lastDay: null })).toBe('2026-12-03');
    expect(due('Passport', null, { plannedOn: '2026-12-10' })).toBe('2026-12-03');
    expect(due('Passport', null, { plannedOn: '2026-11-28' })).toBe('2026-11-28');
  });
});
