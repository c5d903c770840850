import { expect, it } from 'vitest';
import { aFeePlan, owner } from '../testing/aFeePlan';
import { planFromRecord, withOwnBirth } from './plan';

it('the form begins with the plan of the record', () => {
  const { people, steps } = planFromRecord(aFeePlan());
  expect(people).toMatchObject([
    { id: 'you', dateOfBirth: '1992-04-12', lifeInUk: true, english: '', role: '' },
    { id: 'dependant-1', name: 'Zainab', role: 'partner' },
  ]);
  expect(steps).toMatchObject([
    { item: 'extension', visaType: 'skilled_worker', months: '36', on: '2027-01-01' },
    { item: 'ilr', lifeInUk: true, english: true, service: 'standard' },
    { item: 'naturalisation', visaType: '' },
    { item: 'first_passport' },
  ]);
});

it('a date of birth that was added to the record later completes a plan that was kept', () => {
  const kept = planFromRecord(aFeePlan([{ ...owner, dateOfBirth: null }]));
  expect(kept.people[0]?.dateOfBirth).toBe('');
  expect(withOwnBirth(kept, aFeePlan()).people[0]?.dateOfBirth).toBe('1992-04-12');
});
