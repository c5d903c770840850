import { sumOfFees } from '@settlewise/rules/fees';
import { describe, expect, it } from 'vitest';
import { newPerson, newStep } from '../plan/plan';
import { questionOf } from '../plan/questionOf';
import { changesToTell } from './changesToTell';

const on = '2027-01-06';
const codesOf = (dateOfBirth: string) => {
  const people = [newPerson({ name: 'Chidi', dateOfBirth })];
  const steps = [newStep({ item: 'extension', visaType: 'skilled_worker', on })];
  const { changes } = sumOfFees(questionOf({ people, steps, costs: [], rise: '' }, '2026-11-27').question);
  expect(changesToTell(changes, 1, on)).toEqual([]);
  return changesToTell(changes, 0, on).map(({ code }) => code);
};

describe('a birthday that decides what is paid', () => {
  it('is told where the payment could be moved over it, and not where it lies years ahead', () => {
    expect(codesOf('2009-12-01')).toEqual(['birthday']);
    expect(codesOf('2019-11-27')).toEqual([]);
  });
});
