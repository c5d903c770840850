import { plannedKinds, timelineRequest, type TimelineResponse } from '@settlewise/contract/timeline';
import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../testing/shared';
import {
  lineOfTyped,
  nothingTyped,
  plannedOptions,
  problemsOf,
  requestOf,
  type TypedVisa,
} from './typedLine';

const answer: TimelineResponse = {
  visaType: 'skilled_worker',
  visaStartDate: '2018-03-01',
  asOf: '2026-11-21',
  progressPercent: 100,
  ilrEligibilityDate: '2023-02-28',
  ilrApplicationEarliestDate: '2023-01-31',
  citizenshipEligibilityDate: '2024-02-28',
  totalAbsences: 0,
  absenceLimit: null,
  absenceStatus: 'within_limit',
  hasLanguageRequirement: true,
  hasLifeInUKRequirement: true,
  notes: [],
  planned: null,
  wayAhead: [],
  ruleSet: { version: '1', checkedOn: '2026-11-21' },
};
const today = answer.asOf;
const typed = (change: Partial<TypedVisa> = {}): TypedVisa => ({
  ...nothingTyped,
  visaType: 'skilled_worker',
  begins: '2024-03-01',
  ends: '2027-03-01',
  ...change,
});
const plans = (change: Partial<TypedVisa>) =>
  typed({ appliedFor: 'ilr', applyOn: '2027-02-01', service: 'priority', ...change });

describe('The line of a typed visa', () => {
  it('has the visa, its last day and its first day for ILR, and the way on as it was answered', () => {
    const wayAhead = [
      anEntry('First day to apply for citizenship', 'settlement', '2027-11-21', {
        id: 'way-citizenship',
        matter: 'supposed_step',
        isAhead: true,
      }),
    ];
    const [you] = lineOfTyped({ ...answer, wayAhead }, '2027-03-01')?.people ?? [];
    expect(you?.items.map(({ entry: { date, title } }) => `${date} ${title}`)).toEqual([
      '2018-03-01 Visa: Skilled Worker',
      '2023-01-31 First day to apply for ILR',
      '2027-03-01 Last day of the visa',
      '2027-11-21 First day to apply for citizenship',
    ]);
    expect(you?.points.at(-1)).toMatchObject({ day: '2027-11-21', isSupposed: true });
  });

  it('is not asked for before a visa and its first day are there', () => {
    expect(Object.keys(problemsOf(nothingTyped, today))).toEqual(['visaType', 'begins']);
    expect(requestOf(nothingTyped, today)).toBeNull();
    expect(problemsOf(typed(), today)).toEqual({});
    expect(Object.keys(problemsOf(typed({ ends: '2024-02-29' }), today))).toEqual(['ends']);
  });

  it.each<[string, Partial<TypedVisa>, string | undefined]>([
    ['none', { applyOn: '' }, 'Please enter the day you plan to apply'],
    ['what is no day', { applyOn: 'soon' }, 'Please enter the day you plan to apply'],
    ['one before the visa', { applyOn: '2024-02-29' }, 'You cannot apply before the visa begins'],
    [
      'one that has passed',
      { applyOn: '2026-11-20' },
      'This day has passed. Please enter today or a later day',
    ],
    ['today', { applyOn: today }, undefined],
    // The answer says what that means.
    ['one after the visa', { applyOn: '2027-03-02' }, undefined],
    ['what was typed for no application', { appliedFor: '', applyOn: 'soon' }, undefined],
  ])('of the day of an application, %s: says what is wrong', (_what, change, message) => {
    expect(problemsOf(plans(change), today)).toEqual(message === undefined ? {} : { applyOn: message });
  });

  it('asks for what is planned as the contract has it, and for no service where there is none', () => {
    expect(requestOf(typed({ ends: '' }), today)).toMatchObject({ visaEndDate: null, planned: null });
    const request = requestOf(plans({}), today);
    expect(timelineRequest.parse(request)).toMatchObject({
      visaType: 'skilled_worker',
      visaStartDate: '2024-03-01',
      visaEndDate: '2027-03-01',
      planned: { appliedFor: 'ilr', service: 'priority', applyOn: '2027-02-01' },
    });
    expect(requestOf(plans({ appliedFor: 'eu_settlement' }), today)?.planned).toMatchObject({
      appliedFor: 'eu_settlement',
      service: 'standard',
    });
    expect(plannedOptions.map(({ value }) => value).toSorted()).toEqual(plannedKinds.toSorted());
  });
});
