import { describe, expect, it } from 'vitest';
import { aClock } from '../../../record/dependants/testing/dependantsTesting';
import { aDependant } from '../../../testing/aDependant';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { personal, visa } from '../../immigrationProfile/testing/immigrationProfileTesting';
import { planFromRecord, type KnownOfRecord } from './fromRecord';

/** The first day to settle is 20 December 2026 for the person, and 4 January 2028 for a dependant with a clock. */
const known = (dependants: KnownOfRecord['dependants'], clocks: KnownOfRecord['clocks']): KnownOfRecord => ({
  ...{ today: '2026-11-26', personal, dependants, clocks },
  visa: { ...visa, visaExpiryDate: '2027-01-01' },
  ilr: anIlrProgress({ ilrApplicationEarliestDate: '2026-12-20' }),
  citizenship: aCitizenshipAnswer(),
});

const stepsOf = (record: KnownOfRecord) => {
  const { people, steps } = planFromRecord(record);
  return steps.map(({ item, on, without, lifeInUk }) => {
    const who = people.filter(({ id }) => !without.includes(id)).map(({ name }) => name);
    return [on, item, who.join(' and '), lifeInUk ? 'test' : ''].filter((word) => word !== '').join(' ');
  });
};

describe('the plan of fees from a record', () => {
  it('has everybody on one day where nobody has a later one of their own', () => {
    expect(stepsOf(known([aDependant()], [])).map((step) => step.slice(11))).toEqual([
      expect.stringMatching(/^ilr You and Zainab/),
      'naturalisation You and Zainab',
      'first_passport You and Zainab',
    ]);
  });

  it('counts what an adult pays who settles later: more permission, settlement with the test, citizenship', () => {
    const steps = stepsOf(known([aDependant({ visaExpiryDate: '2027-06-30' })], [aClock()]));
    expect(steps.filter((step) => step.includes('Zainab'))).toEqual([
      '2027-06-30 extension Zainab',
      '2028-01-04 ilr Zainab test',
      '2029-01-04 naturalisation Zainab',
      '2029-07-04 first_passport Zainab',
    ]);
    expect(steps.filter((step) => step.includes('You')).map((step) => step.slice(11))).toEqual([
      expect.stringMatching(/^ilr You/),
      'naturalisation You',
      'first_passport You',
    ]);
    expect(steps).toEqual(steps.toSorted());
  });

  it('registers a child who settles later on the day of their settlement, without a test', () => {
    const child = aDependant({ dateOfBirth: '2016-05-01', relationship: 'child', visaExpiryDate: null });
    expect(stepsOf(known([child], [aClock()])).filter((step) => step.includes('Zainab'))).toEqual([
      '2028-01-04 ilr Zainab',
      '2028-01-04 registration_child Zainab',
      '2028-07-04 first_passport Zainab',
    ]);
  });
});
