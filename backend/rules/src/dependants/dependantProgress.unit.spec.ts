import { describe, expect, it } from 'vitest';
import type { DependantOnRecord, MainPerson } from './dependantOnRecord';
import { dependantProgress } from './dependantProgress';

const today = '2026-11-23';
const zainab: DependantOnRecord = {
  firstName: 'Zainab',
  dateOfBirth: '1992-04-12',
  relationship: 'spouse',
  nationality: 'pakistan',
  currentVisaType: 'dependent',
  visaStartDate: '2023-02-01',
  visaExpiryDate: '2028-01-31',
  visaHeldSince: null,
  ukEntryDate: '2023-02-01',
  bornInUk: false,
  british: false,
  settledSince: null,
  travelsWith: 'me',
  ownJourneys: [],
};
const leila: DependantOnRecord = {
  ...zainab,
  firstName: 'Leila',
  dateOfBirth: '2024-03-04',
  relationship: 'child',
  bornInUk: true,
  ukEntryDate: null,
  visaStartDate: '2024-05-01',
};
/** A Skilled Worker whose own years began two years before Zainab's. */
const worker: MainPerson = {
  visaType: 'skilled_worker',
  british: false,
  settled: false,
  settledSince: null,
  journeys: [],
};
const progressOf = (dependant: DependantOnRecord, main = worker, family = [zainab, leila]) =>
  dependantProgress(dependant, family, main, today);
const assessSettlement = (change: Partial<DependantOnRecord>, main: Partial<MainPerson> = {}) =>
  progressOf({ ...zainab, ...change }, { ...worker, ...main }).settlement;
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

describe('the partner of a worker', () => {
  it('needs five years of their own, from their own visa', () => {
    const { status, route, answer } = assessSettlement({});
    expect([status, route?.key]).toEqual(['own_clock', 'pbs_dependant']);
    expect(answer).toMatchObject({
      verdict: 'not_yet',
      periodStart: '2023-02-01',
      qualifyingYears: 5,
      earliestApplicationDate: '2028-01-04',
    });
  });

  it('counts the years from the first visa of this kind', () => {
    const { answer } = assessSettlement({ visaHeldSince: '2021-05-15', ukEntryDate: '2021-05-15' });
    expect(answer).toMatchObject({ periodStart: '2021-05-15', earliestApplicationDate: '2026-04-17' });
    expect(answer?.verdict).toBe('eligible');
    expect(codes(assessSettlement({}).reasons)).toContain('earlier_visa_not_known');
  });

  it('counts their own journeys, and not those of the main person', () => {
    const journeys = [{ departureDate: '2024-01-01', returnDate: '2024-08-31' }];
    expect(assessSettlement({}, { journeys }).answer?.verdict).toBe('over_limit');
    const own = assessSettlement({ travelsWith: 'own' }, { journeys });
    expect(own.answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2028-01-04' });
    expect(assessSettlement({ travelsWith: 'own', ownJourneys: journeys }).answer?.verdict).toBe(
      'over_limit',
    );
  });

  it('is assessed by whole days, with a margin if the days of travel would change the result', () => {
    // 1 January to 29 June 2024: 181 days with those of travel, 179 without.
    const journeys = [{ departureDate: '2024-01-01', returnDate: '2024-06-29' }];
    const apart = assessSettlement({ travelsWith: 'own', ownJourneys: journeys });
    expect(apart.answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2028-01-04' });
    expect(apart.travelMargin).toContain('With days of travel the first day is 5 December 2028.');
    // No reason repeats the margin.
    expect(codes(apart.reasons)).not.toContain('other_count_differs');
    // The visa ends after that day.
    expect(codes(apart.reasons)).not.toContain('visa_ends_first');
    const shorter = [{ departureDate: '2024-01-01', returnDate: '2024-06-28' }];
    expect(assessSettlement({ travelsWith: 'own', ownJourneys: shorter }).travelMargin).toBeNull();
  });

  it('settles with the main person or later', () => {
    expect(codes(assessSettlement({}).reasons)).toContain('with_main_person');
    expect(codes(assessSettlement({}, { settled: true }).reasons)).not.toContain('with_main_person');
  });

  it('is warned if the visa ends before the first day', () => {
    const { reasons } = assessSettlement({ visaExpiryDate: '2026-12-31' });
    expect(codes(reasons)).toContain('visa_ends_first');
  });

  it('keeps the years while an extension that was applied for in time is pending', () => {
    const ended = { visaExpiryDate: '2026-10-31' };
    expect(codes(assessSettlement(ended).missing)).toEqual(['visa_ended']);
    expect(assessSettlement({ ...ended, extensionAppliedOn: '2026-11-01' }).status).toBe('not_enough');
    const { status, answer, reasons } = assessSettlement({ ...ended, extensionAppliedOn: '2026-10-31' });
    expect([status, answer?.earliestApplicationDate]).toEqual(['own_clock', '2028-01-04']);
    expect(codes(reasons)).toContain('extension_pending');
    expect(codes(reasons)).not.toContain('visa_ends_first');
  });
});

describe('without enough data', () => {
  it.each([
    ['a visa', { currentVisaType: null }, ['visa_type']],
    ['its first day', { visaStartDate: null }, ['visa_start']],
    ['whose journeys they make', { travelsWith: null }, ['journeys']],
    ['a visa that has not ended', { visaExpiryDate: '2026-11-22' }, ['visa_ended']],
    ['a spouse visa, and the day of entry', { currentVisaType: 'spouse', ukEntryDate: null }, ['uk_entry']],
  ] as const)('no verdict is given without %s', (_, change, missing) => {
    const answer = assessSettlement(change);
    expect([answer.status, answer.answer, codes(answer.missing)]).toEqual(['not_enough', null, missing]);
  });

  it("no verdict is given if it depends on the main person's unknown visa", () => {
    expect(assessSettlement({}, { visaType: null })).toMatchObject({
      status: 'not_enough',
      missing: [{ code: 'main_visa_type' }],
    });
  });
});

describe('the way of a dependant to settlement', () => {
  it.each([
    ['skilled_worker', 'own_clock', 'pbs_dependant'],
    ['global_talent', 'own_clock', 'pbs_dependant'],
    ['rep_overseas_business', 'with_family', 'overseas_business_partner'],
    ['uk_ancestry', 'with_family', 'uk_ancestry_partner'],
    ['bno', 'own_clock', 'hk_bno'],
    ['student', 'no_route', 'student_dependant'],
    ['graduate', 'no_route', 'graduate'],
    ['refugee', 'ask', undefined],
    ['spouse_partner', 'ask', undefined],
    ['other', 'ask', undefined],
  ] as const)('for the partner of a person with %s is %s', (visaType, status, key) => {
    const answer = assessSettlement({}, { visaType });
    expect([answer.status, answer.route?.key]).toEqual([status, key]);
  });

  it.each([
    ['skilled_worker', 'with_family', 'pbs_dependant_child'],
    ['bno', 'with_family', 'child_joining_parents'],
    ['uk_ancestry', 'ask', undefined],
  ] as const)('for the child of a person with %s is %s', (visaType, status, key) => {
    const { settlement } = progressOf(leila, { ...worker, visaType });
    expect([settlement.status, settlement.route?.key]).toEqual([status, key]);
    expect(settlement.answer).toBeNull();
  });

  it('is unknown for a dependent parent', () => {
    expect(assessSettlement({ relationship: 'dependent_parent' }).status).toBe('ask');
  });
});

describe('a settled or British dependant', () => {
  it('waits for nothing', () => {
    expect(assessSettlement({ settledSince: '2025-01-01' })).toMatchObject({
      status: 'settled',
      settledSince: '2025-01-01',
    });
    expect(assessSettlement({ british: true }).status).toBe('british');
    expect(assessSettlement({ british: null, nationality: 'united_kingdom' }).status).toBe('british');
  });

  // Settled status under the EU scheme is indefinite leave; pre-settled status is the way to it.
  it('is also recognised by the permission, and then has no day to wait for', () => {
    for (const currentVisaType of ['eu_settled_status', 'irish_citizen', 'right_of_abode'])
      expect(assessSettlement({ currentVisaType })).toMatchObject({ status: 'settled', answer: null });
    expect(assessSettlement({ currentVisaType: 'eu_pre_settled' }).status).toBe('own_clock');
  });
});

// HC 1691: protection claimed since 2 March 2026 has other rules, which are not known here.
describe('protection granted since 2 March 2026', () => {
  const granted = { currentVisaType: 'refugee', visaStartDate: '2026-04-01', visaExpiryDate: '2031-03-31' };

  it('has no day while nobody has been asked when it was claimed', () => {
    expect(assessSettlement(granted)).toMatchObject({ status: 'ask', answer: null });
  });
  it('granted before uses the last 28 days of the permission', () => {
    const before = { ...granted, visaStartDate: '2025-04-01', visaExpiryDate: '2030-03-31' };
    expect(assessSettlement({ ...before, ukEntryDate: null }).answer?.applyBy).toBe('2030-03-31');
  });
});

describe('the registration of a child as British', () => {
  it('is assessed only for a child', () => {
    expect(progressOf(zainab).registration).toBeNull();
    expect(progressOf(leila).registration?.verdict).toBe('not_yet');
  });

  it('is possible from the day on which the main person or the partner is settled', () => {
    const settled = { ...worker, settled: true, settledSince: '2026-06-01' };
    expect(progressOf(leila, settled).registration).toMatchObject({ section: '1(3)', opensOn: '2026-06-01' });
    const partner = { ...zainab, settledSince: '2025-09-01' };
    expect(progressOf(leila, worker, [partner]).registration).toMatchObject({
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2025-09-01',
    });
  });

  it('treats a partner with settled status as settled, even if the day is unknown', () => {
    const partner = { ...zainab, currentVisaType: 'eu_settled_status', visaExpiryDate: null };
    const { registration } = progressOf(leila, worker, [partner]);
    expect(registration?.verdict).toBe('may_be_british');
    expect(registration?.reasons[0]?.message).toContain(
      'If it was later, the child can be registered under section 1(3)',
    );
  });

  it('says that the other parent is not known, if nobody has answered', () => {
    const { registration } = progressOf(leila, worker, [{ ...zainab, british: null }]);
    const way = registration?.ways.find(({ section }) => section === '1(3)');
    expect(codes(way?.reasons ?? [])).toContain('parent_not_known');
  });

  it('is not answered from missing data', () => {
    expect(progressOf({ ...leila, bornInUk: null }).registration?.verdict).toBe('not_enough');
    expect(progressOf({ ...leila, travelsWith: null }).registration?.verdict).toBe('not_enough');
  });
});

// BNA 1981 s.1(1)(a): born in the UK, a parent is British or settled at the time of the birth.
describe('a child born in the UK whose other parent is no dependant', () => {
  const child = (change: Partial<DependantOnRecord>, main: Partial<MainPerson> = {}) => {
    const { registration } = progressOf({ ...leila, ...change }, { ...worker, ...main }, [leila]);
    if (registration === null) throw new Error('No answer about a child');
    return registration;
  };

  it.each(['british', 'settled'] as const)(
    'is British from birth if that parent was %s then, so nothing is registered or paid',
    (otherParentStatus) => {
      const answer = child({ otherParentStatus, otherParentSince: '2024-03-04' });
      expect(answer).toMatchObject({ verdict: 'may_be_british', cost: null, ways: [], opensOn: null });
      expect(answer.reasons[0]?.message).toContain(
        'So the child is British from birth (section 1(1)), if the other parent is a parent by law. There is nothing to register.',
      );
    },
  );

  // s.1(3): a parent becomes British or settled while the child is a minor.
  it('can be registered if that parent became so after the birth', () => {
    const answer = child({ otherParentStatus: 'british', otherParentSince: '2024-03-05' });
    expect(answer).toMatchObject({
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2024-03-05',
      lastDay: '2042-03-03',
      ways: [{ reasons: [{ message: 'The other parent has been British since 5 March 2024.' }, {}] }, {}, {}],
    });
    expect(answer.cost).not.toBeNull();
  });

  it('has both outcomes if the day, or the status of that parent, is unknown', () => {
    for (const open of [{ otherParentStatus: 'not_sure' }, { otherParentStatus: 'british' }] as const) {
      const answer = child(open);
      expect(answer).toMatchObject({ verdict: 'may_be_british', cost: null });
      expect(answer.reasons[0]?.message).toMatch(/British.*section 1\(3\)/);
    }
  });

  it('has both outcomes while it is unknown whether a British spouse is a parent', () => {
    const married = { marriedToBritishCitizen: true };
    const answer = child({}, married);
    expect(answer.verdict).toBe('may_be_british');
    expect(answer.reasons[0]?.message).toMatch(/^Is your British spouse a parent by law/);
    expect(child({ otherParentStatus: 'neither' }, married).verdict).not.toBe('may_be_british');
  });

  it('gets the question once, unlike a child born abroad', () => {
    expect(codes(child({}).reasons)).toContain('other_parent_not_asked');
    expect(codes(child({ otherParentStatus: 'neither' }).reasons)).not.toContain('other_parent_not_asked');
    expect(codes(child({ bornInUk: false }).reasons)).not.toContain('other_parent_not_asked');
    expect(codes(progressOf(leila).registration?.reasons ?? [])).not.toContain('other_parent_not_asked');
  });
});
