import { sumOfFees } from '@settlewise/rules/fees';
import { describe, expect, it } from 'vitest';
import { newPerson, newStep, type Plan } from '../plan/plan';
import { questionOf } from '../plan/questionOf';
import { paymentDays } from './paymentDays';
import { isSaidWithoutNames, paymentsAhead } from './payments';

const [ana, ben] = [
  newPerson({ id: 'ana', dateOfBirth: '1990-05-04' }),
  newPerson({ id: 'ben', name: 'Ben', dateOfBirth: '1990-05-04' }),
];
const ilr = { item: 'ilr', visaType: 'skilled_worker', on: '2027-03-01' } as const;

describe('the payments ahead', () => {
  it('are one for the same thing on one day, with what each of them pays', () => {
    const plan: Plan = {
      people: [ana, ben],
      costs: [],
      rise: '',
      steps: [
        newStep({ ...ilr, without: ['ben'] }),
        newStep({ ...ilr, without: ['ana'] }),
        newStep({ ...ilr, on: '2027-04-02', without: ['ana'] }),
      ],
    };
    const bill = sumOfFees(questionOf(plan, '2026-11-26').question);
    const of = (steps: Plan['steps']) =>
      paymentsAhead(bill, { people: plan.people, steps }).map(({ dueDate }) => dueDate);
    expect(of(plan.steps)).toEqual(['2027-03-01', '2027-04-02']);
    const [first] = paymentsAhead(bill, plan);
    const [alone] = paymentsAhead(sumOfFees(questionOf({ ...plan, people: [ana] }, '2026-11-26').question), {
      people: [ana],
      steps: [plan.steps[0] ?? newStep()],
    });
    // Both pay on the first day, and one of them on the other.
    expect(paymentsAhead(bill, plan).map(({ title }) => title)).toEqual([
      'Pay for Settlement (ILR): Skilled Worker',
      'Pay for Settlement (ILR): Skilled Worker (Ben)',
    ]);
    expect(first?.description).toMatch(/, as planned on \d{1,2} \w+ \d{4}\. /);
    const pounds = (description: string | null = null) =>
      Number(/£([\d,]+)/.exec(description ?? '')?.[1]?.replace(',', ''));
    expect(pounds(first?.description)).toBe(2 * pounds(alone?.description));
  });

  it('are no second task where one was kept before its title named who applies', () => {
    const plan: Plan = {
      people: [ana, ben],
      costs: [],
      rise: '',
      steps: [newStep({ ...ilr, without: ['ana'] })],
    };
    const [task] = paymentsAhead(sumOfFees(questionOf(plan, '2026-11-26').question), plan);
    const kept = { title: 'Pay for Settlement (ILR): Skilled Worker', dueDate: '2027-03-01' };
    const isSaid = (other: object = {}) =>
      task !== undefined && isSaidWithoutNames(task, { ...kept, ...other });
    expect(task?.title).toBe(`${kept.title} (Ben)`);
    expect(isSaid()).toBe(true);
    expect(isSaid({ dueDate: '2027-03-02' })).toBe(false);
    expect(isSaid({ title: `${kept.title} (you)` })).toBe(false);
    expect(isSaid({ title: 'Pay for Settlement (ILR): UK Ancestry' })).toBe(false);
  });

  it('stand in a calendar on their days, and a payment whose day moves keeps its entry', () => {
    const daysOf = (on: string, userId = 'u1') => {
      const steps = [newStep({ ...ilr, on }), newStep({ ...ilr, on: '2028-04-02' })];
      const plan: Plan = { people: [ana], costs: [], rise: '', steps };
      return paymentDays(sumOfFees(questionOf(plan, '2026-11-26').question), plan, userId);
    };
    const days = daysOf('2027-03-01');
    expect(days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-03-01', 'Pay for Settlement (ILR): Skilled Worker'],
      ['2028-04-02', 'Pay for Settlement (ILR): Skilled Worker'],
    ]);
    expect(days[0]?.note).toMatch(/^About £3,226/);
    const uids = days.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(2);
    expect(daysOf('2027-05-01').map(({ uid }) => uid)).toEqual(uids);
    expect(daysOf('2027-03-01', 'u2').map(({ uid }) => uid)).not.toEqual(uids);
  });
});
