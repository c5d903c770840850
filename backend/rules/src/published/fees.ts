import type { CivilDate } from '../calendar/civilDate';
import { fees, type Fee, type FeeKey, type FeeRange } from '../parameters/feeTable';
import { penceOf } from '../parameters/units';
import { sources } from '../parameters/sources';
import type { RouteKey } from '../routes/routes';
import { publishedRows, type PublishedRow } from './row';

/** What tells rows of one item apart. */
interface FeeName {
  readonly item: string;
  readonly route: RouteKey | null;
  readonly where: 'inside' | 'outside' | null;
  /** Of permission: the most that the fee is for, where it differs by length. */
  readonly months: number | null;
  /** For whom, where it is not for everybody. */
  readonly who: string | null;
}

/** What is charged; null pence where nobody knows how much. */
export interface PublishedFee extends PublishedRow, FeeName {
  readonly title: string;
  readonly unit: Fee['unit']['key'];
  readonly pence: number | null;
  /** Between which sums it lies where it is not one, or not a certain one; null elsewhere. */
  readonly lowestPence: number | null;
  readonly highestPence: number | null;
}

const name = (item: string, rest: Partial<FeeName> = {}): FeeName => ({
  item,
  route: null,
  where: null,
  months: null,
  who: null,
  ...rest,
});
const skilledWorker = { route: 'skilled_worker' } as const;
const healthAndCare = { route: 'health_and_care_worker' } as const;
const bno = { route: 'hk_bno' } as const;
const family = ['partner', 'parent_of_child'] as const;
/** Permission of more than three years; it is granted for five at most. */
const long = { months: 60 } as const;
const short = { months: 36 } as const;
const abroad = { where: 'outside' } as const;
const here = { where: 'inside' } as const;

const names: Readonly<Record<FeeKey, readonly FeeName[]>> = {
  settlement: [name('ilr')],
  settlement_protection: [
    name('ilr', { route: 'refugee' }),
    name('ilr', { route: 'humanitarian_protection' }),
  ],
  eu_settlement: [name('ilr', { route: 'eu_settled_status' })],
  naturalisation: [name('naturalisation')],
  ceremony: [name('ceremony')],
  child_registration: [name('registration_child')],
  adult_registration: [name('registration_adult')],
  skilled_worker_outside_short: [name('visa', { ...skilledWorker, ...abroad, ...short })],
  skilled_worker_outside_long: [name('visa', { ...skilledWorker, ...abroad, ...long })],
  skilled_worker_inside_short: [name('extension', { ...skilledWorker, ...here, ...short })],
  skilled_worker_inside_long: [name('extension', { ...skilledWorker, ...here, ...long })],
  skilled_worker_salary_list: [
    name('visa', { ...skilledWorker, ...abroad, ...short, who: 'immigration_salary_list' }),
  ],
  health_and_care_short: [name('visa', { ...healthAndCare, ...short })],
  health_and_care_long: [name('visa', { ...healthAndCare, ...long })],
  global_talent_endorsement: [name('endorsement', { route: 'global_talent' })],
  global_talent_visa: [name('visa', { route: 'global_talent' })],
  ancestry: [name('visa', { route: 'uk_ancestry' })],
  graduate: [name('extension', { route: 'graduate', ...here })],
  youth_mobility: [name('visa', { route: 'youth_mobility', ...abroad })],
  partner_outside: family.map((route) => name('visa', { route, ...abroad })),
  partner_inside: ([...family, 'private_life'] as const).map((route) =>
    name('extension', { route, ...here }),
  ),
  adult_dependent_relative: [name('visa', { route: 'adult_dependent_relative', ...abroad })],
  bno_short: [name('visa', { ...bno, months: 30 })],
  bno_long: [name('visa', { ...bno, ...long })],
  student: [name('visa', { route: 'student', ...abroad })],
  student_inside: [name('extension', { route: 'student', ...here })],
  visitor: [name('visitor', { route: 'visitor', ...abroad, months: 6 })],
  visitor_two_years: [name('visitor', { route: 'visitor', ...abroad, months: 24 })],
  visitor_five_years: [name('visitor', { route: 'visitor', ...abroad, months: 60 })],
  visitor_ten_years: [name('visitor', { route: 'visitor', ...abroad, months: 120 })],
  travel_authorisation: [name('eta')],
  administrative_review: [name('administrative_review')],
  first_passport: [name('first_passport')],
  priority: [name('priority')],
  super_priority: [name('super_priority')],
  life_in_the_uk_test: [name('life_in_the_uk_test')],
  english_test: [name('english_test')],
  appointment: [name('appointment')],
  biometrics: [name('biometrics')],
  health_surcharge: [name('surcharge', { months: 12 })],
  health_surcharge_reduced: [
    name('surcharge', { months: 12, route: 'student' }),
    name('surcharge', { months: 12, route: 'youth_mobility' }),
    name('surcharge', { months: 12, who: 'under_18' }),
  ],
};

const rangeInPence = (range?: FeeRange) => ({
  lowestPence: range === undefined ? null : penceOf(range.lowest),
  highestPence: range === undefined ? null : penceOf(range.highest),
});

const isFeeKey = (key: string): key is FeeKey => Object.hasOwn(names, key);

/** Every fee with what it was when, in whole pence, as it stands on a day. */
export const feesOn = (day: CivilDate): readonly PublishedFee[] =>
  Object.keys(names)
    .filter(isFeeKey)
    .flatMap((key) => names[key].flatMap((named) => rowsOf(key, named, day)));

function rowsOf(key: FeeKey, named: FeeName, day: CivilDate): readonly PublishedFee[] {
  const { title, rows, notKnownFrom, notKnownRange } = fees[key];
  const unit = fees[key].unit.key;
  const known = publishedRows(fees[key], day).map(({ value, ...row }, index): PublishedFee => ({
    ...named,
    title,
    unit,
    pence: penceOf(value),
    ...rangeInPence(rows[index]?.range),
    ...row,
  }));
  if (notKnownFrom === undefined) return known;
  return [
    ...known,
    {
      ...named,
      title,
      unit,
      pence: null,
      from: notKnownFrom,
      to: null,
      ...rangeInPence(notKnownRange),
      source: sources.feeTable,
      standing: 'not_confirmed',
      confidence: 'unknown',
    },
  ];
}
