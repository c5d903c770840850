import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { sumOfFees } from '@settlewise/rules/fees';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { describe, expect, it } from 'vitest';
import { aDependant as aDependantOnRecord, aRecord } from '../../testing/aRecord';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import { recordOn } from '../record/recordOn';
import { planFamilyFees, type FeePlanSource, planFees } from './feePlan';

const today = '2026-11-26';
const born = '1992-04-12';
const recorded = aRecord({
  visaStartDate: '2022-05-04',
  visaExpiryDate: '2027-01-01',
  ukEntryDate: '2022-05-04',
  dateOfBirth: born,
});
const record = recordOn(recorded, today);

const aDependant = (rest: Parameters<typeof aDependantOnRecord>[0] = {}) =>
  aDependantOnRecord({ currentVisaType: null, ...rest });

/** The first day to settle is 20 December 2026 unless a test sets another one. */
const anIlrProgress = (
  rest: Partial<DeepReadonly<IlrProgressResponse>> = {},
): DeepReadonly<IlrProgressResponse> => ({
  ...calculateIlrProgress(record),
  ilrApplicationEarliestDate: '2026-12-20',
  ilrEligibilityDate: '2027-05-04',
  hasLifeInUK: true,
  hasEnglishLanguage: false,
  english: null,
  ...rest,
});

/** A dependant with their own clock: 4 January 2028 is their first day to settle. */
const aClock = (rest: Partial<DependantProgressResponse> = {}): DependantProgressResponse => ({
  id: 1,
  asOf: today,
  registration: null,
  permissionGoesOn: false,
  settlement: {
    status: 'own_clock',
    verdict: 'not_yet',
    routeTitle: 'Partner of a person on a work route',
    countedFrom: '2023-02-01',
    qualifyingYears: 5,
    earliestApplicationDate: '2028-01-04',
    practicalEarliestApplicationDate: null,
    travelMargin: null,
    applyBy: null,
    daysAway: 0,
    worstTwelveMonths: null,
    percent: 76,
    settledSince: null,
    missing: [],
    reasons: [],
  },
  ...rest,
});

const known = (dependants: FeePlanSource['dependants'], clocks: FeePlanSource['clocks']): FeePlanSource => ({
  ...record,
  dependants,
  clocks,
  ilr: anIlrProgress(),
  citizenship: calculateCitizenshipProgress(record),
});

const bornHere: NonNullable<DependantProgressResponse['registration']> = {
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

/** The tests that each application pays for, by the bill. */
function testsIn({ people, steps }: ReturnType<typeof planFees>) {
  const { lines } = sumOfFees({
    asOf: today,
    costs: [],
    people: people.flatMap(({ dateOfBirth, englishPassed, role, ...person }) =>
      dateOfBirth === null
        ? []
        : [
            {
              ...person,
              dateOfBirth,
              ...(englishPassed !== null && { englishPassed }),
              ...(role !== null && { role }),
            },
          ],
    ),
    steps: steps.flatMap(({ item, on, without, visaType, lifeInUk, english }) =>
      item === 'ilr'
        ? [
            {
              item,
              on,
              route: routeOfVisaType(visaType ?? '') ?? '',
              people: people.flatMap(({ id }, place) => (without.includes(id) ? [] : [place])),
              tests: [
                ...(lifeInUk ? (['life_in_the_uk'] as const) : []),
                ...(english ? (['english'] as const) : []),
              ],
            },
          ]
        : [],
    ),
  });
  return lines.flatMap(({ kind, person, label }) =>
    kind === 'test' && person !== null ? [`${people[person]?.name}: ${label.split(' ')[0]}`] : [],
  );
}

const stepsOf = (source: FeePlanSource) => {
  const { people, steps } = planFees(source);
  return steps.map(({ item, on, without }) => {
    const who = people.filter(({ id }) => !without.includes(id)).map(({ name }) => name);
    return [on, item, who.join(' and ')].join(' ');
  });
};

describe('the plan of fees from a record', () => {
  it('puts everybody on one day if no dependant has a later day', () => {
    expect(stepsOf(known([aDependant()], [])).map((step) => step.slice(11))).toEqual([
      expect.stringMatching(/^ilr You and Zainab/),
      'naturalisation You and Zainab',
      'first_passport You and Zainab',
    ]);
  });

  it('plans no citizenship for a person who would normally be refused, but plans it for their family', () => {
    const details = { ...record.details, arrivedWithoutPermission: 'yes' } as const;
    const refused = { ...known([aDependant()], []), details };
    expect(stepsOf(refused).map((step) => step.slice(11))).toEqual([
      expect.stringMatching(/^ilr You and Zainab/),
      'naturalisation Zainab',
      'first_passport Zainab',
    ]);
    const settled = anIlrProgress({ hasILR: true });
    expect(stepsOf({ ...refused, ilr: settled, dependants: [] })).toEqual([]);
  });

  it('plans no settlement and no extension for a person who has applied for settlement', () => {
    const waits = (dependants: FeePlanSource['dependants']): FeePlanSource => ({
      ...known(dependants, []),
      details: { ...record.details, visaExpiryDate: '2026-12-01' },
      ilr: anIlrProgress({ awaitingDecisionSince: '2026-11-10' }),
    });
    const items = (source: FeePlanSource) => stepsOf(source).map((step) => step.slice(11));
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
      aDependant({ dependantId: 2, firstName: 'Chidi', dateOfBirth: '2016-05-01', relationship: 'child' }),
    ];
    const withFamily = {
      ...aClock().settlement,
      status: 'with_family',
      earliestApplicationDate: null,
    } as const;
    const source = known(
      [spouse, { ...child, visaExpiryDate: '2027-01-05' }],
      [aClock(), aClock({ id: 2, settlement: withFamily })],
    );
    expect(stepsOf(source).filter((step) => step.includes('Chidi'))).toEqual([
      '2027-01-05 extension Chidi',
      '2028-01-04 ilr Chidi',
      '2028-07-04 registration_child Chidi',
      '2029-01-04 first_passport Chidi',
    ]);
    // The level of English depends on it: a partner of a worker needs another level than the worker.
    const ofSpouse = planFees(source).steps.find(({ item, on }) => item === 'ilr' && on === '2028-01-04');
    expect(ofSpouse?.visaType).toBe('dependent');
  });

  it('registers a child who was born here once the person is settled, without ILR', () => {
    const child = aDependant({ dateOfBirth: '2021-05-01', relationship: 'child', bornInUk: true });
    const source = known([child], [aClock({ registration: bornHere })]);
    expect(stepsOf(source)).toEqual([
      '2026-12-20 ilr You',
      // ILR is assumed to be granted on the last day of the service standard, as on every page.
      '2027-06-20 registration_child Zainab',
      '2027-12-20 first_passport Zainab',
      '2028-06-20 naturalisation You',
      '2029-03-20 first_passport You',
    ]);
  });

  it('plans nothing for a British dependant, and no ILR for a settled one', () => {
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
    dateOfBirth: string | null = born,
  ): FeePlanSource => ({
    ...known([aDependant()], []),
    details: { ...record.details, dateOfBirth },
    ilr: anIlrProgress({ ilrApplicationEarliestDate: '2027-04-20', ...about }),
  });
  const paid = (source: FeePlanSource) => testsIn(planFees(source));
  const english: NonNullable<IlrProgressResponse['english']> = {
    asked: 'B2',
    on: '2027-04-20',
    held: 'B1',
    met: false,
    exempt: null,
    confirmed: true,
    source: { title: 'English', url: 'https://example.org', retrievedOn: '2026-11-22' },
  };

  it('counts for each person the tests that they have not passed themselves', () => {
    const none = { hasLifeInUK: false, hasEnglishLanguage: false };
    const ofZainab = ['Zainab: Life', 'Zainab: Approved'];
    expect(paid(settling(none))).toEqual(['You: Life', 'You: Approved', ...ofZainab]);
    expect(paid(settling({ ...none, hasLifeInUK: true }))).toEqual(['You: Approved', ...ofZainab]);
    const passed = { hasLifeInUK: true, hasEnglishLanguage: true };
    expect(paid(settling({ ...passed, english: { ...english, held: 'B2', met: true } }))).toEqual(ofZainab);
  });

  it('counts the test of English if the held level is too low on the day, and none if exempt by age', () => {
    const passed = { hasLifeInUK: true, hasEnglishLanguage: true };
    const own = (source: FeePlanSource) => paid(source).filter((test) => test.startsWith('You'));
    expect(own(settling({ ...passed, english }))).toEqual(['You: Approved']);
    expect(own(settling({ ...passed, ilrApplicationEarliestDate: '2026-12-20', english }))).toEqual([]);
    expect(own(settling({ hasLifeInUK: false, hasEnglishLanguage: false }, '1950-01-01'))).toEqual([]);
  });

  it('counts the English of a partner who needs it even if the person does not', () => {
    const source = settling({ ilrApplicationEarliestDate: '2026-12-20' });
    expect(planFees(source).steps[0]).toMatchObject({ item: 'ilr', on: '2026-12-20', english: true });
    expect(paid(source)).toEqual(['Zainab: Life', 'Zainab: Approved']);
    // A child needs none, so the step has none.
    const child = aDependant({ relationship: 'child', dateOfBirth: '2015-05-01' });
    const [alone] = planFees({ ...source, dependants: [child] }).steps;
    expect(alone).toMatchObject({ item: 'ilr', english: false });
  });

  it('is made from the record only', () => {
    const { asOf, people, steps } = planFamilyFees(recorded, today);
    expect({ asOf, people: people.map(({ id, dateOfBirth }) => [id, dateOfBirth]) }).toEqual({
      asOf: today,
      people: [['you', born]],
    });
    expect(steps.map(({ item }) => item)).toEqual(['extension', 'ilr', 'naturalisation', 'first_passport']);
  });
});
