import { sumOfFees } from '@settlewise/rules';
import { describe, expect, it } from 'vitest';
import { newPerson, newStep, type Plan } from '../plan/plan';
import { questionOf } from '../plan/questionOf';
import { paymentsAhead } from './payments';

const [ana, ben] = [
  newPerson({ id: 'ana', dateOfBirth: '1990-05-04' }),
  newPerson({ id: 'ben', dateOfBirth: '1990-05-04' }),
];
const ilr = { item: 'ilr', visaType: 'skilled_worker', on: '2027-03-01' } as const;

describe('the payments ahead', () => {
  it('are one for the same thing on one day, with what each of them pays', () => {
    const plan: Plan = {
      ...{ people: [ana, ben], costs: [], rise: '' },
      steps: [
        newStep({ ...ilr, without: ['ben'] }),
        newStep({ ...ilr, without: ['ana'] }),
        newStep({ ...ilr, on: '2027-04-02', without: ['ana'] }),
      ],
    };
    const bill = sumOfFees(questionOf(plan, '2026-11-26').question);
    const of = (steps: Plan['steps']) => paymentsAhead(bill, steps).map(({ dueDate }) => dueDate);
    expect(of(plan.steps)).toEqual(['2027-03-01', '2027-04-02']);
    const [first] = paymentsAhead(bill, plan.steps);
    const [alone] = paymentsAhead(sumOfFees(questionOf({ ...plan, people: [ana] }, '2026-11-26').question), [
      plan.steps[0] ?? newStep(),
    ]);
    const pounds = (description: string | null = null) =>
      Number(/£([\d,]+)/.exec(description ?? '')?.[1]?.replace(',', ''));
    expect(pounds(first?.description)).toBe(2 * pounds(alone?.description));
  });
});
