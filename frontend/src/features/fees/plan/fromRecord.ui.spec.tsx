import { sumOfFees } from '@settlewise/rules/fees';
import { describe, expect, it } from 'vitest';
import { aClock } from '../../../record/dependants/testing/dependantsTesting';
import { aDependant } from '../../../testing/aDependant';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { personal, visa } from '../../immigrationProfile/testing/immigrationProfileTesting';
import { planFromRecord, withOwnBirth } from './fromRecord';
import { newStep } from './plan';
import { questionOf } from './questionOf';
import { whySo } from './whySo';
import type { KnownOfRecord } from './knownOfRecord';

/** The first day to settle is 20 December 2026 for the person, and 4 January 2028 for a dependant with a clock. */
const known = (dependants: KnownOfRecord['dependants'], clocks: KnownOfRecord['clocks']): KnownOfRecord => ({
  today: '2026-11-26',
  personal,
  dependants,
  clocks,
  applications: [],
  visa: { ...visa, visaExpiryDate: '2027-01-01' },
  ilr: anIlrProgress({ ilrApplicationEarliestDate: '2026-12-20' }),
  citizenship: aCitizenshipAnswer(),
});

const bornHere: NonNullable<KnownOfRecord['clocks'][number]['registration']> = {
  verdict: 'not_yet',
  section: '1(4)',
  opensOn: '2031-05-01',
  lastDay: null,
  reasons: [],
  missing: [],
  cost: null,
  ways: [
    {
      section: '1(3)',
      form: 'MN1',
      title: 'A parent became British or settled',
      status: 'later',
      opensOn: null,
      lastDay: '2039-04-30',
      reasons: [],
    },
    {
      section: '1(4)',
      form: 'T',
      title: 'Born here',
      status: 'later',
      opensOn: '2031-05-01',
      lastDay: null,
      reasons: [],
    },
  ],
};

/** The tests that are paid for with each step, by what stands in the bill. */
function testsOf(record: KnownOfRecord) {
  const plan = planFromRecord(record);
  const { question, steps } = questionOf(plan, record.today);
  const { lines } = sumOfFees(question);
  return new Map(
    steps.map((step, place) => [
      step.id,
      lines.flatMap(({ step: of, kind, person, label }) =>
        of === place && kind === 'test' && person !== null
          ? [`${plan.people[person]?.name}: ${label.split(' ')[0]}`]
          : [],
      ),
    ]),
  );
}

const stepsOf = (record: KnownOfRecord) => {
  const { people, steps } = planFromRecord(record);
  return steps.map(({ item, on, without }) => {
    const who = people.filter(({ id }) => !without.includes(id)).map(({ name }) => name);
    return [on, item, who.join(' and ')].join(' ');
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

  it('plans no citizenship for a person who would normally be refused, but plans it for their family', () => {
    const refused = (ilr: KnownOfRecord['ilr']) => ({
      ...known([aDependant()], []),
      ilr,
      citizenship: aCitizenshipAnswer({ arrivedWithoutPermission: 'yes' }),
    });
    const settling = refused(known([], []).ilr);
    expect(stepsOf(settling).map((step) => step.slice(11))).toEqual([
      expect.stringMatching(/^ilr You and Zainab/),
      'naturalisation Zainab',
      'first_passport Zainab',
    ]);
    const added = newStep({ item: 'naturalisation', on: '2028-06-20' });
    const plan = planFromRecord(settling);
    expect(whySo(added, plan, settling)).toEqual([expect.stringContaining('normally refuse')]);
    const settled = refused(anIlrProgress({ hasILR: true }));
    expect(stepsOf({ ...settled, dependants: [] })).toEqual([]);
  });

  it('has no settlement and no extension of whoever has applied for settlement', () => {
    const waits = (dependants: KnownOfRecord['dependants']): KnownOfRecord => ({
      ...known(dependants, []),
      visa: { ...visa, visaExpiryDate: '2026-12-01' },
      ilr: anIlrProgress({ ilrApplicationEarliestDate: '2026-12-20', awaitingDecisionSince: '2026-11-10' }),
    });
    const items = (record: KnownOfRecord) => stepsOf(record).map((step) => step.slice(11));
    expect(items(waits([]))).toEqual(['naturalisation You', 'first_passport You']);
    expect(items(waits([aDependant()]))[0]).toBe('ilr Zainab');
    expect(items({ ...waits([]), ilr: known([], []).ilr })[0]).toMatch(/^extension/);
  });

  it('counts what an adult pays who settles later: more permission, settlement with the test, citizenship', () => {
    const steps = stepsOf(known([aDependant({ visaExpiryDate: '2027-06-30' })], [aClock()]));
    expect(steps.filter((step) => step.includes('Zainab'))).toEqual([
      '2027-06-30 extension Zainab',
      '2028-01-04 ilr Zainab',
      '2029-07-04 naturalisation Zainab',
      '2030-04-04 first_passport Zainab',
    ]);
    expect(steps.filter((step) => step.includes('You')).map((step) => step.slice(11))).toEqual([
      expect.stringMatching(/^ilr You/),
      'naturalisation You',
      'first_passport You',
    ]);
    expect(steps).toEqual(steps.toSorted());
  });

  it('registers a child who settles later once they are settled, without a test', () => {
    const child = aDependant({ dateOfBirth: '2016-05-01', relationship: 'child', visaExpiryDate: null });
    expect(stepsOf(known([child], [aClock()])).filter((step) => step.includes('Zainab'))).toEqual([
      '2028-01-04 ilr Zainab',
      '2028-07-04 registration_child Zainab',
      '2029-01-04 first_passport Zainab',
    ]);
  });

  it('lets a child wait for the other parent, and settles a dependant by their own visa', () => {
    const [spouse, child] = [
      aDependant({ visaExpiryDate: null, currentVisaType: 'dependent' }),
      aDependant({ id: 2, firstName: 'Chidi', dateOfBirth: '2016-05-01', relationship: 'child' }),
    ];
    const withFamily = {
      ...aClock().settlement,
      status: 'with_family',
      earliestApplicationDate: null,
    } as const;
    const record = known(
      [spouse, { ...child, visaExpiryDate: '2027-01-05' }],
      [aClock(), aClock({ id: 2, settlement: withFamily })],
    );
    expect(stepsOf(record).filter((step) => step.includes('Chidi'))).toEqual([
      '2027-01-05 extension Chidi',
      '2028-01-04 ilr Chidi',
      '2028-07-04 registration_child Chidi',
      '2029-01-04 first_passport Chidi',
    ]);
    // The level of English hangs on it: a partner of a worker is not asked what the worker is.
    const ofSpouse = planFromRecord(record).steps.find(
      ({ item, on }) => item === 'ilr' && on === '2028-01-04',
    );
    expect(ofSpouse?.visaType).toBe('dependent');
  });

  it('registers a child who was born here once the person is settled, without ILR, and says why', () => {
    const child = aDependant({ dateOfBirth: '2021-05-01', relationship: 'child', bornInUk: true });
    const record = known([child], [aClock({ registration: bornHere })]);
    expect(stepsOf(record)).toEqual([
      '2026-12-20 ilr You',
      // ILR is taken to be granted on the last day of the standard, as on every page.
      '2027-06-20 registration_child Zainab',
      '2027-12-20 first_passport Zainab',
      '2028-06-20 naturalisation You',
      '2029-03-20 first_passport You',
    ]);
    const plan = planFromRecord(record);
    const why = (item: string) =>
      plan.steps.filter((step) => step.item === item).flatMap((step) => whySo(step, plan, record));
    expect(why('registration_child')).toEqual([
      expect.stringMatching(/^Zainab was born in the UK.*once|as soon as you are settled \(section 1\(3\)\)/),
    ]);
    expect(why('registration_child').join()).toContain('Zainab needs no ILR first');
    expect(why('naturalisation').join()).toMatch(
      /12 months after ILR is granted\. We take it that ILR is granted/,
    );
  });

  it('plans nothing for whoever is British, and no ILR for whoever is settled', () => {
    const of = (status: 'british' | 'settled') =>
      known(
        [aDependant()],
        [aClock({ settlement: { ...aClock().settlement, status, earliestApplicationDate: null } })],
      );
    expect(stepsOf(of('british')).join()).not.toContain('Zainab');
    expect(stepsOf(of('settled')).map((step) => step.slice(11))).toEqual([
      'ilr You',
      'naturalisation You and Zainab',
      'first_passport You and Zainab',
    ]);
  });

  const settling = (
    about: Parameters<typeof anIlrProgress>[0],
    born: string | null = personal.dateOfBirth,
  ) => ({
    ...known([aDependant()], []),
    personal: { ...personal, dateOfBirth: born },
    ilr: anIlrProgress({ ilrApplicationEarliestDate: '2027-04-20', ...about }),
  });
  /** Of the whole plan, in the order of the days. */
  const paid = (record: KnownOfRecord) => [...testsOf(record).values()].flat();
  const english: NonNullable<KnownOfRecord['ilr']['english']> = {
    asked: 'B2',
    on: '2027-04-20',
    held: 'B1',
    met: false,
    exempt: null,
    confirmed: true,
    source: { title: 'English', url: 'https://example.org', retrievedOn: '2026-11-22' },
  };

  it('counts for each person the tests that they have not passed: what one has passed is no other’s', () => {
    const none = { hasLifeInUK: false, hasEnglishLanguage: false };
    const ofZainab = ['Zainab: Life', 'Zainab: Approved'];
    expect(paid(settling(none))).toEqual(['You: Life', 'You: Approved', ...ofZainab]);
    expect(paid(settling({ ...none, hasLifeInUK: true }))).toEqual(['You: Approved', ...ofZainab]);
    const passed = { hasLifeInUK: true, hasEnglishLanguage: true };
    expect(paid(settling({ ...passed, english: { ...english, held: 'B2', met: true } }))).toEqual(ofZainab);
  });

  it('counts the test of English where a level was shown that is too low on the day, and none by age', () => {
    const passed = { hasLifeInUK: true, hasEnglishLanguage: true };
    const own = (record: KnownOfRecord) => paid(record).filter((test) => test.startsWith('You'));
    expect(own(settling({ ...passed, english }))).toEqual(['You: Approved']);
    expect(own(settling({ ...passed, ilrApplicationEarliestDate: '2026-12-20', english }))).toEqual([]);
    expect(own(settling({ hasLifeInUK: false, hasEnglishLanguage: false }, '1950-01-01'))).toEqual([]);
  });

  it('counts the English of a partner whose rules ask for it where those of the person do not', () => {
    const record = settling({
      ilrApplicationEarliestDate: '2026-12-20',
      hasLifeInUK: true,
      hasEnglishLanguage: false,
    });
    const { steps } = planFromRecord(record);
    const [settlement] = steps;
    expect(settlement).toMatchObject({ item: 'ilr', on: '2026-12-20', english: true });
    const [ofSettlement] = testsOf(record).values();
    expect(ofSettlement).toEqual(['Zainab: Life', 'Zainab: Approved']);
    // A child is asked for none: no tick says so.
    const child = aDependant({ relationship: 'child', dateOfBirth: '2015-05-01' });
    const [alone] = planFromRecord({ ...record, dependants: [child] }).steps;
    expect(alone).toMatchObject({ item: 'ilr', english: false });
  });

  it('takes over a date of birth that was added to the record after the plan was kept', () => {
    const record = known([], []);
    const kept = planFromRecord({ ...record, personal: { ...personal, dateOfBirth: null } });
    expect(kept.people[0]?.dateOfBirth).toBe('');
    expect(withOwnBirth(kept, record).people[0]?.dateOfBirth).toBe(personal.dateOfBirth);
  });
});
