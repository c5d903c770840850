import type { FeePlanResponse } from '@settlewise/contract/feePlan';

type Person = FeePlanResponse['people'][number];
type Step = FeePlanResponse['steps'][number];

/** The owner of the record, who has passed the Life in the UK test. */
export const owner: Person = {
  id: 'you',
  name: 'You',
  dateOfBirth: '1992-04-12',
  lifeInUkPassed: true,
  englishPassed: null,
  role: null,
};

export const aPartner = (rest: Partial<Person> = {}): Person => ({
  id: 'dependant-1',
  name: 'Zainab',
  dateOfBirth: '1992-05-01',
  lifeInUkPassed: false,
  englishPassed: null,
  role: 'partner',
  ...rest,
});

export const aStep = (item: Step['item'], on: string, rest: Partial<Step> = {}): Step => ({
  item,
  on,
  visaType: null,
  months: null,
  without: [],
  lifeInUk: false,
  english: false,
  ...rest,
});

export const anExtension = aStep('extension', '2027-01-01', { visaType: 'skilled_worker', months: 36 });

export const aSettlement = (on: string, rest: Partial<Step> = {}): Step =>
  aStep('ilr', on, { visaType: 'skilled_worker', lifeInUk: true, english: true, ...rest });

/** A visa that ends before the first day to settle: more permission, settlement, citizenship, passports. */
const allSteps = [
  anExtension,
  aSettlement('2027-04-06'),
  aStep('naturalisation', '2028-10-06', { lifeInUk: true, english: true }),
  aStep('first_passport', '2029-07-06'),
];

/** A plan of fees as the server answers it. */
export const aFeePlan = (
  people: readonly Person[] = [owner, aPartner()],
  steps: readonly Step[] = allSteps,
): FeePlanResponse => ({ asOf: '2026-11-27', people: [...people], steps: [...steps] });
