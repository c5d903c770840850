import { describe, expect, it } from 'vitest';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { personal, visa } from '../../immigrationProfile/testing/immigrationProfileTesting';
import { nextOn, stepsForCount } from './forCount';
import { planFromRecord } from './fromRecord';
import type { KnownOfRecord } from './knownOfRecord';
import { newStep, type Plan, type PlannedStep } from './plan';

const byHomeOffice = {
  ...{
    ilrStatus: '',
    ilrEligibilityDate: null,
    totalAbsences: 0,
    worstTwelveMonths: null,
    english: null,
    period: null,
  },
  ilrApplicationEarliestDate: '2026-08-30',
};
/** By the Home Office's count one can apply today, with travel days in four years, after the visa has ended. */
const known: KnownOfRecord = {
  ...{ today: '2026-11-26', personal, dependants: [], clocks: [], applications: [] },
  visa: { ...visa, visaExpiryDate: '2028-11-26' },
  ilr: anIlrProgress({ ilrApplicationEarliestDate: '2030-11-14', homeOffice: byHomeOffice }),
  citizenship: aCitizenshipAnswer(),
};
const plan = planFromRecord(known);
const daysOf = (steps: readonly PlannedStep[]) => steps.map(({ item, on }) => `${on} ${item}`);
const withStep = (item: PlannedStep['item'], part: Partial<PlannedStep>): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => (step.item === item ? { ...step, ...part } : step)),
});

describe('A plan of fees where the two counts name two days', () => {
  it('is for the safe day, and for the earlier one where that is chosen, with all that hangs on it', () => {
    const safe = [
      ...['2028-11-26 extension', '2030-11-14 ilr', '2032-05-14 naturalisation', '2033-02-14 first_passport'],
    ];
    const early = ['2026-11-26 ilr', '2028-05-26 naturalisation', '2029-02-26 first_passport'];
    expect(daysOf(plan.steps)).toEqual(safe);
    const earlier = { ...plan, steps: stepsForCount(plan, known, 'homeOffice') };
    expect(daysOf(earlier.steps)).toEqual(early);
    expect([nextOn(plan, known), nextOn(earlier, known)]).toEqual(['2030-11-14', '2026-11-26']);
    expect(daysOf(stepsForCount(earlier, known, 'cautious'))).toEqual(safe);
  });

  it('keeps what the person changed and added, and leaves out what they left out', () => {
    const changed = withStep('ilr', { service: 'priority', lifeInUk: true });
    const own = newStep({ item: 'eta', on: '2027-01-01' });
    const steps = stepsForCount(
      { ...changed, steps: [...changed.steps.filter(({ item }) => item !== 'naturalisation'), own] },
      known,
      'homeOffice',
    );
    expect(daysOf(steps)).toEqual(['2026-11-26 ilr', '2027-01-01 eta', '2029-02-26 first_passport']);
    expect(steps[0]).toMatchObject({ service: 'priority', lifeInUk: true });
  });

  it('leaves a typed day of a later application as it is, and asks for the chosen one alone', () => {
    const later = withStep('naturalisation', { on: '2033-01-01' });
    expect(daysOf(stepsForCount(later, known, 'homeOffice'))).toEqual([
      ...['2026-11-26 ilr', '2029-02-26 first_passport', '2033-01-01 naturalisation'],
    ]);
    const typed = withStep('ilr', { on: '2028-05-01' });
    expect(nextOn(typed, known)).toBe('2028-05-01');
    expect(daysOf(stepsForCount(typed, known, 'homeOffice'))[0]).toBe('2026-11-26 ilr');
  });
});
