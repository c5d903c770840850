import { expect, it } from 'vitest';
import { aDependant } from '../../../testing/aDependant';
import { anIlrProgress } from '../../../testing/progress';
import { visa } from '../../immigrationProfile/testing/immigrationProfileTesting';
import { newPerson, newStep, you, type PlannedStep } from './plan';
import { tooLate, type EndsOfRecord } from './tooLate';

const known: EndsOfRecord = {
  today: '2026-11-27',
  ilr: anIlrProgress(),
  visa: { ...visa, visaExpiryDate: '2027-01-15' },
  dependants: [aDependant({ id: 2, visaExpiryDate: '2027-06-30' })],
};
const people = [newPerson(you), newPerson({ id: 'dependant-2', name: 'Samira' })];
const extension = (on: string) => newStep({ item: 'extension', on });
const said = (step: PlannedStep, others: PlannedStep[] = [], record = known) =>
  tooLate(step, { people, steps: [step, ...others] }, record);

it('An application after the end of a visa is too late, of each whose visa it is', () => {
  expect(said(extension('2027-01-15'))).toEqual([]);
  expect(said(extension('2027-01-16'))).toEqual([
    'Your visa ends on 15 January 2027. An application on a later day is too late.',
  ]);
  expect(said(extension('2027-07-01'))).toHaveLength(2);
  expect(said(newStep({ item: 'ilr', on: '2029-01-19' }))[1]).toMatch(
    /^The visa of Samira ends on 30 June 2027/,
  );
});

it('Nothing is too late for whoever extends before, is settled, or whose visa is over already', () => {
  expect(said(newStep({ item: 'ilr', on: '2029-01-19' }), [extension('2027-01-15')])).toEqual([]);
  const alone = newStep({ item: 'ilr', on: '2029-01-19', without: ['dependant-2'] });
  expect(said(alone, [], { ...known, ilr: anIlrProgress({ hasILR: true }) })).toEqual([]);
  expect(said(alone, [], { ...known, today: '2027-01-16' })).toEqual([]);
  expect(said(newStep({ item: 'first_passport', on: '2029-01-19' }))).toEqual([]);
});
