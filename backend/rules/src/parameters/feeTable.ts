import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from './confidence';
import { rowOn, type Parameter, type ParameterRow, type Source } from './parameter';
import { sources } from './sources';
import { addition, perAttempt, perPerson, perYear, type Unit } from './units';

/** Pounds between which a fee lies, both included. */
export interface FeeRange {
  readonly lowest: number;
  readonly highest: number;
}

/** Pounds from a day on. */
export interface FeeRow extends ParameterRow<number> {
  readonly from: CivilDate;
  /** False where the sources name the year or the month alone, or no more than that it was so before the next row. */
  readonly dayKnown: boolean;
  /** Where it is not one sum, or not a certain one. */
  readonly range?: FeeRange;
}

/** How a fee is paid: by each person, for each attempt, for each year, or on top of another fee. */
export const feeUnits = ['person', 'attempt', 'year', 'addition'] as const;

/** What a fee is charged for, as GET /api/rules names it. */
export interface ChargedFor {
  readonly item: string;
  /** The key of a route. */
  readonly route?: string;
  readonly where?: 'inside' | 'outside';
  /** The longest permission that the fee is for, where it differs by length. */
  readonly months?: number;
  /** For whom, where it is not for everybody. */
  readonly who?: 'immigration_salary_list' | 'under_18';
}

/** Something that is paid for, with what it cost when. */
export interface Fee extends Parameter<number, FeeRow> {
  readonly unit: Unit<number, (typeof feeUnits)[number]>;
  readonly chargedFor: readonly ChargedFor[];
  /** Between which pounds it lies since it is not known any more. */
  readonly notKnownRange?: FeeRange;
}

/** An edition of the fees: its first day, its document, and how well it is known. */
type Edition = Omit<FeeRow, 'value'>;

const edition = (from: CivilDate, source: Source, confidence: Confidence, dayKnown = true): Edition => ({
  from,
  source,
  confidence,
  dayKnown,
});
const throughOthers = (from: CivilDate, dayKnown = true) =>
  edition(from, sources.feeHistory, 'secondary', dayKnown);

/** A source that names the year alone is taken to mean 6 April, on which the fees of 2018 began. */
const in2015 = throughOthers('2015-04-06', false);
const in2016 = throughOthers('2016-03-18', false);
const mar2016 = throughOthers('2016-03-18');
const in2017 = throughOthers('2017-04-06', false);
const apr2018 = throughOthers('2018-04-06');
const in2018 = throughOthers('2018-04-06', false);
const in2022 = throughOthers('2022-04-06', false);
const oct2023 = throughOthers('2023-10-04');
const apr2024 = throughOthers('2024-04-10');
const jul2024 = edition('2024-07-24', sources.feeRegulations2024, 'official');
const apr2025 = edition('2025-04-09', sources.feeRegulations2025, 'quoted');
const apr2026 = edition('2026-04-08', sources.feeTable, 'quoted');
/** The fees of today; their first day is not known. */
const today = edition('2023-10-04', sources.feeTable, 'quoted', false);

const surcharge2015 = throughOthers('2015-04-06');
const surcharge2019 = edition('2019-01-08', sources.healthCharge2018, 'official');
const surcharge2020 = throughOthers('2020-10-27');
const surcharge2024 = throughOthers('2024-02-06');

const row = (value: number, of: Edition, confidence = of.confidence, range?: FeeRange): FeeRow => ({
  value,
  ...of,
  confidence,
  ...(range === undefined ? {} : { range }),
});
const fee =
  (unit: Fee['unit']) =>
  (title: string, chargedFor: ChargedFor | readonly ChargedFor[], ...rows: readonly FeeRow[]): Fee => ({
    title,
    unit,
    chargedFor: [chargedFor].flat(),
    rows,
  });
const person = fee(perPerson);
const attempt = fee(perAttempt);
const onTop = fee(addition);
const yearly = fee(perYear);
const since2026 = (title: string, chargedFor: ChargedFor, value: number, confidence: Confidence = 'quoted') =>
  person(title, chargedFor, row(value, apr2026, confidence));
/** Its value since 8 April 2026 is not known, and the sources are not certain of earlier ones. */
const notKnownSince2026 = (
  title: string,
  chargedFor: ChargedFor,
  range?: FeeRange,
  ...before: readonly FeeRow[]
): Fee => ({
  ...person(title, chargedFor, ...before.map((each): FeeRow => ({ ...each, confidence: 'unknown' }))),
  notKnownFrom: apr2026.from,
  ...(range === undefined ? {} : { notKnownRange: range }),
});
/** Either it stayed as it was in April 2026, or it rose as most fees did, by 6.5 % to the next whole pound. */
const perhapsRaised = (before: number): FeeRange => ({
  lowest: before,
  highest: Math.ceil((before * 1_065) / 1_000),
});

const rows = {
  settlement: person(
    'Indefinite leave to remain',
    { item: 'ilr' },
    row(1_500, in2015),
    row(1_875, mar2016),
    row(2_297, in2017),
    row(2_389, apr2018),
    row(2_404, in2022),
    row(2_885, oct2023),
    row(2_885, apr2024),
    row(3_029, apr2025),
    row(3_226, apr2026),
  ),
  settlement_protection: person(
    'Settlement as a refugee or with humanitarian protection',
    [
      { item: 'ilr', route: 'refugee' },
      { item: 'ilr', route: 'humanitarian_protection' },
    ],
    row(0, today),
    row(0, apr2026),
  ),
  eu_settlement: person(
    'EU Settlement Scheme',
    { item: 'ilr', route: 'eu_settled_status' },
    row(0, today),
    row(0, apr2026),
  ),
  // Before 2018 only the total with the ceremony is known; £80 for the ceremony are subtracted.
  naturalisation: person(
    'Naturalisation, without the ceremony',
    { item: 'naturalisation' },
    row(925, in2015, 'derived'),
    row(1_156, in2016, 'derived'),
    row(1_202, in2017, 'derived'),
    row(1_250, in2018),
    row(1_500, oct2023),
    row(1_605, apr2025),
    row(1_709, apr2026),
  ),
  ceremony: person(
    'Citizenship ceremony',
    { item: 'ceremony' },
    row(80, in2015, 'derived'),
    row(80, in2018),
    row(130, apr2024),
    row(130, apr2026),
  ),
  child_registration: person(
    'Registration of a child',
    { item: 'registration_child' },
    row(1_012, in2022),
    row(1_214, oct2023),
    row(1_000, apr2026),
  ),
  adult_registration: person(
    'Registration of an adult, without the ceremony',
    { item: 'registration_adult' },
    row(1_126, in2022),
    row(1_351, oct2023),
    row(1_446, apr2025),
    // Calculated from the rise of most fees.
    row(1_540, apr2026, 'unknown', perhapsRaised(1_446)),
  ),
  skilled_worker_outside_short: person(
    'Skilled Worker from outside the UK, up to three years',
    { item: 'visa', route: 'skilled_worker', where: 'outside', months: 36 },
    row(625, in2022),
    row(719, oct2023),
    row(769, apr2025),
    row(819, apr2026),
  ),
  skilled_worker_outside_long: person(
    'Skilled Worker from outside the UK, more than three years',
    { item: 'visa', route: 'skilled_worker', where: 'outside', months: 60 },
    row(1_235, in2022),
    row(1_420, oct2023),
    row(1_519, apr2025),
    row(1_618, apr2026),
  ),
  skilled_worker_inside_short: person(
    'Skilled Worker in the UK, up to three years',
    { item: 'extension', route: 'skilled_worker', where: 'inside', months: 36 },
    row(719, in2022),
    row(827, oct2023),
    row(885, apr2025, 'derived'),
    row(943, apr2026),
  ),
  skilled_worker_inside_long: person(
    'Skilled Worker in the UK, more than three years',
    { item: 'extension', route: 'skilled_worker', where: 'inside', months: 60 },
    row(1_423, in2022),
    row(1_636, oct2023),
    row(1_751, apr2025, 'derived'),
    row(1_865, apr2026),
  ),
  skilled_worker_salary_list: since2026(
    'Skilled Worker on the immigration salary list, outside the UK, up to three years',
    { item: 'visa', route: 'skilled_worker', where: 'outside', months: 36, who: 'immigration_salary_list' },
    590,
  ),
  health_and_care_short: notKnownSince2026(
    'Health and Care Worker, up to three years',
    { item: 'visa', route: 'health_and_care_worker', months: 36 },
    perhapsRaised(304),
    row(304, apr2025),
  ),
  health_and_care_long: notKnownSince2026(
    'Health and Care Worker, more than three years',
    { item: 'visa', route: 'health_and_care_worker', months: 60 },
    perhapsRaised(590),
    row(590, apr2025),
  ),
  global_talent_endorsement: since2026(
    'Global Talent, the endorsement',
    { item: 'endorsement', route: 'global_talent' },
    561,
    'secondary',
  ),
  global_talent_visa: since2026(
    'Global Talent, the visa',
    { item: 'visa', route: 'global_talent' },
    205,
    'secondary',
  ),
  ancestry: since2026('UK Ancestry', { item: 'visa', route: 'uk_ancestry' }, 726),
  graduate: since2026(
    'Graduate',
    { item: 'extension', route: 'graduate', where: 'inside' },
    937,
    'secondary',
  ),
  youth_mobility: notKnownSince2026('Youth Mobility', {
    item: 'visa',
    route: 'youth_mobility',
    where: 'outside',
  }),
  partner_outside: person(
    'Partner or family, from outside the UK',
    [
      { item: 'visa', route: 'partner', where: 'outside' },
      { item: 'visa', route: 'parent_of_child', where: 'outside' },
    ],
    row(1_538, in2022),
    row(1_846, oct2023),
    row(1_938, apr2025, 'derived'),
    row(2_064, apr2026),
  ),
  partner_inside: person(
    'Partner, in the UK',
    [
      { item: 'extension', route: 'partner', where: 'inside' },
      { item: 'extension', route: 'parent_of_child', where: 'inside' },
      { item: 'extension', route: 'private_life', where: 'inside' },
    ],
    row(1_048, in2022),
    row(1_258, jul2024),
    row(1_321, apr2025, 'unknown'),
    row(1_407, apr2026),
  ),
  adult_dependent_relative: since2026(
    'Adult dependent relative',
    { item: 'visa', route: 'adult_dependent_relative', where: 'outside' },
    3_672,
  ),
  bno_short: since2026(
    'British National (Overseas), 30 months',
    { item: 'visa', route: 'hk_bno', months: 30 },
    206,
  ),
  bno_long: since2026(
    'British National (Overseas), five years',
    { item: 'visa', route: 'hk_bno', months: 60 },
    285,
  ),
  student: person(
    'Student, from outside the UK',
    { item: 'visa', route: 'student', where: 'outside' },
    row(363, in2022),
    row(490, oct2023),
    row(524, apr2025),
    row(558, apr2026),
  ),
  student_inside: person(
    'Student, in the UK',
    { item: 'extension', route: 'student', where: 'inside' },
    row(490, in2022),
    row(490, oct2023),
    row(524, apr2025),
    row(558, apr2026),
  ),
  visitor: since2026(
    'Visitor, six months',
    { item: 'visitor', route: 'visitor', where: 'outside', months: 6 },
    135,
  ),
  visitor_two_years: since2026(
    'Visitor, two years',
    { item: 'visitor', route: 'visitor', where: 'outside', months: 24 },
    506,
  ),
  visitor_five_years: since2026(
    'Visitor, five years',
    { item: 'visitor', route: 'visitor', where: 'outside', months: 60 },
    903,
  ),
  visitor_ten_years: since2026(
    'Visitor, ten years',
    { item: 'visitor', route: 'visitor', where: 'outside', months: 120 },
    1_128,
  ),
  travel_authorisation: since2026('Electronic travel authorisation', { item: 'eta' }, 20),
  administrative_review: since2026(
    'Administrative review',
    { item: 'administrative_review' },
    80,
    'secondary',
  ),
  // The rise of April 2026 is reported as about this much.
  first_passport: person(
    'First adult passport, online',
    { item: 'first_passport' },
    row(94.5, apr2025, 'unknown'),
    row(102, apr2026, 'unknown', { lowest: 94.5, highest: 102 }),
  ),
  priority: onTop(
    'Decision in five working days',
    { item: 'priority' },
    row(573, in2022),
    row(500, oct2023),
    row(500, apr2026),
  ),
  super_priority: onTop(
    'Decision on the next working day',
    { item: 'super_priority' },
    row(800, in2022),
    row(1_000, oct2023),
    row(1_000, apr2026),
  ),
  life_in_the_uk_test: attempt(
    'Life in the UK test',
    { item: 'life_in_the_uk_test' },
    row(50, { ...today, source: sources.lifeInTheUk }),
    row(50, { ...apr2026, source: sources.lifeInTheUk }),
  ),
  // Each provider has its own price. This is the middle of their range.
  english_test: attempt(
    'Approved English test, by provider',
    { item: 'english_test' },
    row(182.5, apr2026, 'secondary', { lowest: 150, highest: 215 }),
  ),
  appointment: person(
    'Paid appointment at a service point',
    { item: 'appointment' },
    row(67, apr2026, 'secondary', { lowest: 67, highest: 200 }),
  ),
  // Free in the UK since this day.
  biometrics: person('Biometrics', { item: 'biometrics' }, row(19.2, in2015), row(0, oct2023)),
  health_surcharge: yearly(
    'Immigration health surcharge, adult',
    { item: 'surcharge', months: 12 },
    row(200, surcharge2015),
    row(400, surcharge2019),
    row(624, surcharge2020),
    row(1_035, surcharge2024),
    row(1_035, apr2026),
  ),
  health_surcharge_reduced: yearly(
    'Immigration health surcharge, students, youth mobility and under 18',
    [
      { item: 'surcharge', months: 12, route: 'student' },
      { item: 'surcharge', months: 12, route: 'youth_mobility' },
      { item: 'surcharge', months: 12, who: 'under_18' },
    ],
    row(150, surcharge2015),
    row(300, surcharge2019),
    row(470, surcharge2020),
    row(776, surcharge2024),
    row(776, apr2026),
  ),
} as const satisfies Record<string, Fee>;

export type FeeKey = keyof typeof rows;

/** Every fee. The row in force on the day of payment is charged. */
export const fees: Readonly<Record<FeeKey, Fee>> = rows;

const isFeeKey = (key: string): key is FeeKey => Object.hasOwn(rows, key);
export const feeKeys: readonly FeeKey[] = Object.keys(rows).filter(isFeeKey);

/** A fee on a day. @throws RangeError before its first row, and where it is no longer known */
export const feeOn = (key: FeeKey, date: CivilDate, known: Readonly<Record<FeeKey, Fee>> = fees): FeeRow =>
  rowOn(known[key], date);
