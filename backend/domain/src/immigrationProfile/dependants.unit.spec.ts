import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { immigrationProfileDecider, mostDependants } from './decider';
import { mostOwnJourneys, type Dependant } from './dependantFields';
import { dependantAdded, type ImmigrationProfileEvent } from './events';

const { given } = createSpecification(immigrationProfileDecider);

const today = '2026-11-21';
const son: Dependant = {
  firstName: 'Tomás',
  lastName: 'López',
  dateOfBirth: '2019-07-30',
  relationship: 'child',
  nationality: 'colombia',
  passportNumber: null,
  currentVisaType: 'dependent',
  visaStartDate: '2021-05-04',
  visaExpiryDate: '2026-05-03',
  brpNumber: null,
  notes: null,
  bornInUk: null,
  british: null,
  settledSince: null,
  ukEntryDate: null,
  visaHeldSince: null,
  travelsWith: null,
  otherParentStatus: null,
  otherParentSince: null,
  ownJourneys: [],
};
const spain = { departureDate: '2024-07-01', returnDate: '2024-07-14', destination: 'Spain' };
const added = (dependantId: number, dependant = son): ImmigrationProfileEvent => ({
  type: 'DependantAdded',
  data: { dependantId, ...dependant },
});
const changed = (dependantId: number, dependant: Dependant): ImmigrationProfileEvent => ({
  type: 'DependantChanged',
  data: { dependantId, ...dependant },
});
const removed = (dependantId: number): ImmigrationProfileEvent => ({
  type: 'DependantRemoved',
  data: { dependantId },
});
const notThere = { refusal: 'notFound', code: 'dependant_not_found' } as const;

const unsound: readonly (readonly [string, Partial<Dependant>, string, string])[] = [
  ['a birth in the future', { dateOfBirth: '2026-11-22' }, 'date_in_future', 'dateOfBirth'],
  [
    'a visa that expires before it starts',
    { visaExpiryDate: '2021-05-03' },
    'expiry_before_start',
    'visaExpiryDate',
  ],
  ['an entry in the future', { ukEntryDate: '2026-11-22' }, 'date_in_future', 'ukEntryDate'],
  ['an entry before birth', { ukEntryDate: '2019-07-29' }, 'before_birth', 'ukEntryDate'],
  ['a settlement in the future', { settledSince: '2026-11-22' }, 'date_in_future', 'settledSince'],
  [
    'an other parent who is British from a day in the future',
    { otherParentStatus: 'british', otherParentSince: '2026-11-22' },
    'date_in_future',
    'otherParentSince',
  ],
  [
    'a day for an other parent who is neither British nor settled',
    { otherParentStatus: 'neither', otherParentSince: '2020-05-04' },
    'other_parent_not_settled',
    'otherParentSince',
  ],
  ['a settlement before birth', { settledSince: '2019-07-29' }, 'before_birth', 'settledSince'],
  ['a first visa before birth', { visaHeldSince: '2019-07-29' }, 'before_birth', 'visaHeldSince'],
  [
    'a first visa after the one of now',
    { visaHeldSince: '2021-05-05' },
    'first_visa_after_current',
    'visaHeldSince',
  ],
  [
    'journeys of their own for somebody who always travels with the person',
    { travelsWith: 'me', ownJourneys: [spain] },
    'journeys_not_own',
    'ownJourneys',
  ],
  [
    'a return before the departure',
    { travelsWith: 'own', ownJourneys: [spain, { ...spain, returnDate: '2024-06-30' }] },
    'return_before_departure',
    'ownJourneys.1.returnDate',
  ],
  [
    'a journey before birth',
    { travelsWith: 'own', ownJourneys: [{ ...spain, departureDate: '2019-07-29' }] },
    'before_birth',
    'ownJourneys.0.departureDate',
  ],
  [
    'more journeys than a life has',
    { travelsWith: 'own', ownJourneys: Array.from({ length: mostOwnJourneys + 1 }, () => spain) },
    'too_many_journeys',
    'ownJourneys',
  ],
];

describe('adding a dependant', () => {
  const add = (dependant: Dependant) => ({ type: 'AddDependant', dependant, today }) as const;

  it('gives the first dependant id 1, and increments it', () => {
    given().when(add(son)).then(added(1));
    given(added(1)).when(add(son)).then(added(2));
  });
  it('never reuses the id of a removed dependant', () =>
    given(added(1), added(2), removed(2)).when(add(son)).then(added(3)));
  it('accepts a birth today and a visa of one day', () => {
    const newborn = {
      ...son,
      dateOfBirth: today,
      visaExpiryDate: '2021-05-04',
      ukEntryDate: today,
      settledSince: today,
    };
    given().when(add(newborn)).then(added(1, newborn));
  });
  it.each(unsound)('refuses %s', (_, wrong, code, field) =>
    given()
      .when(add({ ...son, ...wrong }))
      .thenRefused({ refusal: 'invalid', code, field }),
  );
  it('refuses more dependants than the limit', () => {
    const many = Array.from({ length: mostDependants }, (_, index) => added(index + 1));
    given(...many)
      .when(add(son))
      .thenRefused({ refusal: 'invalid', code: 'too_many_dependants' });
    given(...many, removed(1))
      .when(add(son))
      .then(added(mostDependants + 1));
  });
});

describe('changing a dependant', () => {
  const older = { ...son, notes: 'Goes to school' };
  const change = (dependant: Dependant) =>
    ({ type: 'ChangeDependant', dependantId: 1, dependant, today }) as const;

  it('records the whole dependant', () => given(added(1)).when(change(older)).then(changed(1, older)));
  it('does nothing if nothing changes', () => given(added(1)).when(change(son)).thenNothing());
  it('detects a changed journey', () => {
    const travels = (...ownJourneys: Dependant['ownJourneys']): Dependant => ({
      ...son,
      travelsWith: 'own',
      ownJourneys,
    });
    const before = added(1, travels(spain));
    given(before)
      .when(change(travels({ ...spain })))
      .thenNothing();
    for (const after of [travels(), travels(spain, spain), travels({ ...spain, destination: null })])
      given(before).when(change(after)).then(changed(1, after));
  });
  it.each(unsound)('refuses %s', (_, wrong, code, field) =>
    given(added(1))
      .when(change({ ...son, ...wrong }))
      .thenRefused({ refusal: 'invalid', code, field }),
  );
  it('refuses an unknown or removed dependant', () => {
    given(added(2)).when(change(son)).thenRefused(notThere);
    given(added(1), removed(1)).when(change(son)).thenRefused(notThere);
  });
});

describe('removing a dependant', () => {
  const remove = { type: 'RemoveDependant', dependantId: 1 } as const;

  it('removes them from the record', () => given(added(1)).when(remove).then(removed(1)));
  it('refuses an unknown or removed dependant', () => {
    given().when(remove).thenRefused(notThere);
    given(added(1), removed(1)).when(remove).thenRefused(notThere);
  });
});

describe('the dependants of a person', () => {
  it('are the added dependants with their changes, without removed ones', () => {
    const renamed = { ...son, lastName: 'Ruiz' };
    const state = stateAfter(immigrationProfileDecider, added(1), added(2), changed(1, renamed), removed(2));
    expect([...state.dependants]).toStrictEqual([[1, renamed]]);
    expect(state.lastDependantId).toBe(2);
  });

  it.each([
    ['a number below one', { dependantId: 0 }],
    ['a relationship that no list offers', { relationship: 'cousin' }],
    ['an empty note instead of none', { notes: '' }],
  ])('never hold %s', (_, wrong) => {
    expect(() => dependantAdded.parse({ dependantId: 1, ...son, ...wrong })).toThrow();
  });
});
