import type { TimelineResponse } from '@settlewise/contract';
import { describe, expect, it } from 'vitest';
import { lineOfTyped, nothingTyped, problemsOf } from './typedLine';

const answer: TimelineResponse = {
  ...{ visaType: 'skilled_worker', visaStartDate: '2018-03-01', asOf: '2026-11-21', progressPercent: 100 },
  ...{ ilrEligibilityDate: '2023-02-28', ilrApplicationEarliestDate: '2023-01-31' },
  ...{ citizenshipEligibilityDate: '2024-02-28', totalAbsences: 0, absenceLimit: null },
  ...{ absenceStatus: 'within_limit', hasLanguageRequirement: true, hasLifeInUKRequirement: true },
  ...{ notes: [], ruleSet: { version: '1', checkedOn: '2026-11-21' } },
};
const citizenshipOf = (of: TimelineResponse) =>
  lineOfTyped(of, '')
    ?.people.flatMap(({ items }) => items.map(({ entry }) => entry))
    .find(({ title }) => title === 'First day to apply for citizenship');

describe('The line of a typed visa', () => {
  it('supposes a grant of ILR when the years are complete', () => {
    const ahead = {
      ...{ visaStartDate: '2024-03-01', ilrEligibilityDate: '2029-02-28' },
      citizenshipEligibilityDate: '2030-02-28',
    };
    expect(citizenshipOf({ ...answer, ...ahead })).toMatchObject({
      ...{ date: '2030-02-28', detail: 'If ILR is granted on 28 February 2029' },
    });
  });

  it('supposes none on a day that is gone: it is granted today at the earliest', () => {
    expect(citizenshipOf(answer)).toMatchObject({
      ...{ date: '2027-11-21', detail: 'If ILR is granted on 21 November 2026' },
    });
  });

  it('is not asked for before a visa and its first day are there', () => {
    expect(Object.keys(problemsOf(nothingTyped))).toEqual(['visaType', 'begins']);
    const typed = { visaType: 'skilled_worker', begins: '2024-03-01', ends: '' };
    expect(problemsOf(typed)).toEqual({});
    expect(Object.keys(problemsOf({ ...typed, ends: '2024-02-29' }))).toEqual(['ends']);
  });
});
