import { expect, test } from 'vitest';
import { passportNote } from './passportNote';
import { newPerson, newStep, type PlannedStep } from './plan';

const adult = newPerson({ id: 'you', dateOfBirth: '1990-01-01' });
const child = newPerson({ id: 'child', dateOfBirth: '2010-01-01' });
const step = (item: PlannedStep['item'], on: string, ...without: string[]) => newStep({ item, on, without });

test('The day of a passport comes after the ceremony, or for a child after the registration', () => {
  const steps = [
    step('naturalisation', '2027-03-01', 'child'),
    step('registration_child', '2027-12-01', 'you'),
  ];
  const of = (...without: string[]) =>
    // By then the child is of age, and was registered without a ceremony.
    passportNote(step('first_passport', '2028-06-01', ...without), steps, [adult, child]);
  expect(of('child')).toMatch(/^After the ceremony, whose day is not known yet:/);
  expect(of('you')).toMatch(/^After the registration, whose day is not known yet:/);
  expect(of()).toMatch(/^After the ceremony, and for a child after the registration, whose days/);
});

test('A passport before the application for citizenship is said to be too early, and no other step has the note', () => {
  const steps = [step('registration_child', '2027-12-01', 'you')];
  const on = (day: string) => passportNote(step('first_passport', day, 'you'), steps, [adult, child]);
  expect(on('2027-11-30')).toContain('This day is before the application for citizenship.');
  expect(on('2027-12-01')).not.toContain('before the application');
  expect(passportNote(step('ilr', '2027-01-01'), steps, [adult, child])).toBeNull();
});
