import { mostPlans, type PlanResponse, plansRequest } from '@settlewise/contract/plans';
import { describe, expect, it } from 'vitest';
import { firstPlans, problemsOf, requestOf, withPlan, type TypedPlan } from './plan';
import { planInWords } from './planInWords';

const typed = (change: Partial<TypedPlan> = {}): TypedPlan => ({
  id: 1,
  route: 'own',
  service: 'standard',
  applyOn: '',
  leaves: '',
  comesBack: '',
  ...change,
});

describe('A plan that is typed', () => {
  it.each<[Partial<TypedPlan>, object]>([
    [{}, {}],
    [{ applyOn: '2027-04-06' }, {}],
    [{ applyOn: 'soon' }, { applyOn: 'Please enter a day, or leave it empty' }],
    [{ leaves: '2027-01-01' }, { comesBack: 'Please enter the day you come back as well' }],
    [{ comesBack: '2027-01-01' }, { leaves: 'Please enter the day you leave as well' }],
    [
      { leaves: '2027-01-02', comesBack: '2027-01-01' },
      { comesBack: 'You cannot come back before you leave' },
    ],
    [{ leaves: '2027-01-01', comesBack: '2027-01-01' }, {}],
  ])('%j has the problems %j', (change, problems) => {
    expect(problemsOf(typed(change))).toEqual(problems);
  });

  it('is asked as the contract has it', () => {
    const request = requestOf([
      typed(),
      typed({
        route: 'long_residence',
        applyOn: '2027-04-06',
        leaves: '2027-01-01',
        comesBack: '2027-01-09',
      }),
    ]);
    expect(plansRequest.parse(request).plans).toEqual([
      { route: 'own', service: 'standard', applyOn: null, journeys: [] },
      {
        route: 'long_residence',
        service: 'standard',
        applyOn: '2027-04-06',
        journeys: [{ departureDate: '2027-01-01', returnDate: '2027-01-09' }],
      },
    ]);
  });

  it('begins with two, has ids of its own, and there are no more than can be asked', () => {
    expect(firstPlans.map(({ service }) => service)).toEqual(['standard', 'priority']);
    let plans = withPlan(firstPlans.slice(1));
    expect(plans.map(({ id }) => id)).toEqual([2, 3]);
    for (let more = 0; more < 9; more += 1) plans = withPlan(plans);
    expect(plans).toHaveLength(mostPlans);
  });
});

describe('A plan that is answered', () => {
  const source = { title: 'A page', url: 'https://www.gov.uk/x', retrievedOn: '2026-04-08' };
  const standard = {
    inWords: '6 months',
    confirmed: true,
    service: 'standard',
    lastDay: '2027-10-06',
    source,
  };
  const answered: PlanResponse = {
    route: { key: 'skilled_worker', title: 'Skilled Worker' },
    ilrStatus: 'In progress',
    note: null,
    firstDay: '2027-04-06',
    applyOn: '2027-05-10',
    isBeforeFirstDay: false,
    isAfterPermission: true,
    permissionByLaw: null,
    reasons: [],
    decision: {
      standard: { ...standard, service: 'standard' },
      faster: null,
      reports: [],
      shareInTime: null,
    },
    citizenshipFrom: '2028-10-06',
  };
  const lines = (plan: PlanResponse) =>
    planInWords(plan).map(({ name, value, note }) => [name, value, note].filter(Boolean).join(' | '));

  it('says each day with what it rests on, and that the standard is no promise', () => {
    expect(lines(answered)).toEqual([
      'Way | Skilled Worker',
      'First day to apply | 6 April 2027',
      'You apply on | 10 May 2027 | Too late: your visa has ended by then',
      'Decision by | 6 October 2027 | 6 months, an aim and no promise',
      'Permission goes on by law | Not needed or not known',
      'Citizenship from | 6 October 2028 | If ILR is granted on that last day',
    ]);
  });

  it('says what is not known, and that a day is too early', () => {
    const early = { ...answered, isBeforeFirstDay: true, applyOn: '2027-01-01' };
    expect(lines(early)[2]).toBe('You apply on | 1 January 2027 | Too early: before your first day');
    const unknown = { ...answered, route: null, firstDay: null };
    const nothing = { ...unknown, decision: null, citizenshipFrom: null };
    expect(lines(nothing).filter((line) => line.endsWith('Not known yet'))).toHaveLength(3);
    expect(lines(nothing)).toContain('Decision by | No standard known');
    const refusal = { code: 'irregular_arrival', standing: 'against' as const, message: '', source };
    expect(lines({ ...nothing, reasons: [refusal] })).toContain(
      'Citizenship from | Normally refused: ask an adviser first',
    );
  });
});
