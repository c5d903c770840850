import { describe, expect, it } from 'vitest';
import { nextOfDependant, type ClockOfDependant } from './ofDependant';

const today = '2026-11-26';
const born = { adult: '1990-05-01', child: '2019-05-01' };

/** A person who can settle from 16 February 2028, one month before their years are complete. */
const record = (hasILR = false) => ({
  ilr: {
    hasILR,
    needsNoIlr: false,
    ilrApplicationEarliestDate: '2028-02-16',
    ilrEligibilityDate: '2028-03-15',
  },
  citizenship: { citizenshipEligibilityDate: '2027-01-10' },
});

const clock = (
  status: string,
  { registration = null, ...days }: Partial<ClockOfDependant> & Partial<ClockOfDependant['settlement']> = {},
): ClockOfDependant => ({ settlement: { status, settledSince: null, ...days }, registration });
const bornHere = (
  way: Partial<NonNullable<ClockOfDependant['registration']>['ways'][number]>,
): ClockOfDependant['registration'] => ({
  verdict: 'not_yet',
  ways: [{ section: '1(3)', form: 'MN1', status: 'later', opensOn: null, lastDay: null, ...way }],
});
const next = (
  of: ClockOfDependant,
  who: keyof typeof born = 'adult',
  hasILR = false,
  firstDay: string | null = null,
) => {
  const found = nextOfDependant(of, record(hasILR), { dateOfBirth: born[who], today, firstDay });
  return found && [found.form, found.day];
};

describe('The next application of a dependant', () => {
  it("follows their own years, never only the person's day", () => {
    const own = (firstDay: string) => next(clock('own_clock'), 'adult', false, firstDay);
    expect(own('2029-09-03')).toEqual([null, '2029-09-03']);
    expect(own('2027-09-03')).toEqual([null, '2027-09-03']);
    expect(own('2026-09-03')).toEqual([null, today]);
  });

  it('is settlement too if the person is settled and they are not', () => {
    expect(next(clock('own_clock'), 'adult', true, '2029-09-03')).toEqual([null, '2029-09-03']);
    expect(next(clock('with_family'), 'child', true)).toEqual([null, today]);
  });

  it('is on the day of the family if they settle with it', () => {
    expect(next(clock('with_family'), 'child')).toEqual([null, '2028-02-16']);
    expect(next(clock('not_enough'))).toEqual([null, '2028-02-16']);
    // A child waits for the other parent, and gets no earlier day.
    expect(next(clock('with_family'), 'child', false, '2029-09-03')).toEqual([null, '2029-09-03']);
    expect(next(clock('with_family'), 'child', false, '2027-09-03')).toEqual([null, '2028-02-16']);
  });

  it('is citizenship for a settled dependant: twelve months later, and immediately for a child', () => {
    expect(next(clock('settled', { settledSince: '2026-06-01' }))).toEqual(['AN', '2027-06-01']);
    expect(next(clock('settled', { settledSince: '2020-06-01' }))).toEqual(['AN', today]);
    expect(next(clock('settled', { settledSince: '2026-06-01' }), 'child')).toEqual(['MN1', today]);
  });

  it('is registration for a child born in the UK once a parent counts as settled, without ILR before', () => {
    const withSection1of3 = clock('with_family', { registration: bornHere({}) });
    expect(next(withSection1of3, 'child')).toEqual(['MN1', '2028-03-15']);
    const open = clock('with_family', { registration: bornHere({ status: 'open' }) });
    expect(next(open, 'child', true)).toEqual(['MN1', today]);
    // At the age of ten, if that comes first; after the family's settlement it would only be a wait.
    const atTen = (opensOn: string) =>
      clock('with_family', { registration: bornHere({ section: '1(4)', form: 'T', opensOn }) });
    expect(next(atTen('2027-05-01'), 'child')).toEqual(['T', '2027-05-01']);
    expect(next(atTen('2029-05-01'), 'child')).toEqual([null, '2028-02-16']);
    // Too late by then, or not available to them.
    const late = clock('with_family', { registration: bornHere({ lastDay: '2028-01-01' }) });
    expect(next(late, 'child')).toEqual([null, '2028-02-16']);
  });

  it('does not exist for a British dependant', () => {
    expect(next(clock('british'))).toBeNull();
    expect(next(clock('ask', { registration: { verdict: 'may_be_british', ways: [] } }), 'child')).toBeNull();
  });
});
