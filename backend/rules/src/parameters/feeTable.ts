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

/** Something that is paid for, with what it cost when. */
export interface Fee extends Parameter<number, FeeRow> {
  readonly unit: Unit<number, 'person' | 'attempt' | 'year' | 'addition'>;
  /** Between which pounds it lies since it is not known any more. */
  readonly notKnownRange?: FeeRange;
}

/** An edition of the fees: since when, from which document, how well known. */
type Edition = Omit<FeeRow, 'value'>;

const edition = (from: CivilDate, source: Source, confidence: Confidence, dayKnown = true): Edition => ({
  from,
  source,
  confidence,
  dayKnown,
});
const throughOthers = (from: CivilDate, dayKnown = true) =>
  edition(from, sources.feeHistory, 'secondary', dayKnown);

/** Where a source names the year alone its 6 April stands, on which the fees of 2018 began. */
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
/** What is asked today; since when is not known. */
const today = edition('2023-10-04', sources.feeTable, 'quoted', false);

const surcharge2015 = throughOthers('2015-04-06');
const surcharge2019 = edition('2019-01-08', sources.healthCharge2018, 'official');
const surcharge2020 = throughOthers('2020-10-27');
const surcharge2024 = throughOthers('2024-02-06');

const row = (
  value: number,
  of: Edition,
  confidence = of.confidence,
  range?: NonNullable<FeeRow['range']>,
): FeeRow => ({ value, ...of, confidence, ...(range === undefined ? {} : { range }) });
const fee =
  (unit: Fee['unit']) =>
  (title: string, ...rows: readonly FeeRow[]): Fee => ({ title, unit, rows });
const person = fee(perPerson);
const onTop = fee(addition);
const yearly = fee(perYear);
const since2026 = (title: string, value: number, confidence: Confidence = 'quoted') =>
  person(title, row(value, apr2026, confidence));
/** What it has cost since 8 April 2026 is not known; of what it cost before the sources are not certain. */
const notKnownSince2026 = (title: string, range?: FeeRange, ...before: readonly FeeRow[]): Fee => ({
  ...person(title, ...before.map((each): FeeRow => ({ ...each, confidence: 'unknown' }))),
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
    row(0, today),
    row(0, apr2026),
  ),
  eu_settlement: person('EU Settlement Scheme', row(0, today), row(0, apr2026)),
  // Before 2018 only the sum with the ceremony is known; the ceremony’s £80 are taken off.
  naturalisation: person(
    'Naturalisation, without the ceremony',
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
    row(80, in2015, 'derived'),
    row(80, in2018),
    row(130, apr2024),
    row(130, apr2026),
  ),
  child_registration: person(
    'Registration of a child',
    row(1_012, in2022),
    row(1_214, oct2023),
    row(1_000, apr2026),
  ),
  adult_registration: person(
    'Registration of an adult, without the ceremony',
    row(1_126, in2022),
    row(1_351, oct2023),
    row(1_446, apr2025),
    // Worked out from the rise of most fees.
    row(1_540, apr2026, 'unknown', perhapsRaised(1_446)),
  ),
  skilled_worker_outside_short: person(
    'Skilled Worker from outside the UK, up to three years',
    row(625, in2022),
    row(719, oct2023),
    row(769, apr2025),
    row(819, apr2026),
  ),
  skilled_worker_outside_long: person(
    'Skilled Worker from outside the UK, more than three years',
    row(1_235, in2022),
    row(1_420, oct2023),
    row(1_519, apr2025),
    row(1_618, apr2026),
  ),
  skilled_worker_inside_short: person(
    'Skilled Worker in the UK, up to three years',
    row(719, in2022),
    row(827, oct2023),
    row(885, apr2025, 'derived'),
    row(943, apr2026),
  ),
  skilled_worker_inside_long: person(
    'Skilled Worker in the UK, more than three years',
    row(1_423, in2022),
    row(1_636, oct2023),
    row(1_751, apr2025, 'derived'),
    row(1_865, apr2026),
  ),
  skilled_worker_salary_list: since2026(
    'Skilled Worker on the immigration salary list, outside the UK, up to three years',
    590,
  ),
  health_and_care_short: notKnownSince2026(
    'Health and Care Worker, up to three years',
    perhapsRaised(304),
    row(304, apr2025),
  ),
  health_and_care_long: notKnownSince2026(
    'Health and Care Worker, more than three years',
    perhapsRaised(590),
    row(590, apr2025),
  ),
  global_talent_endorsement: since2026('Global Talent, the endorsement', 561, 'secondary'),
  global_talent_visa: since2026('Global Talent, the visa', 205, 'secondary'),
  ancestry: since2026('UK Ancestry', 726),
  graduate: since2026('Graduate', 937, 'secondary'),
  youth_mobility: notKnownSince2026('Youth Mobility'),
  partner_outside: person(
    'Partner or family, from outside the UK',
    row(1_538, in2022),
    row(1_846, oct2023),
    row(1_938, apr2025, 'derived'),
    row(2_064, apr2026),
  ),
  partner_inside: person(
    'Partner, in the UK',
    row(1_048, in2022),
    row(1_258, jul2024),
    row(1_321, apr2025, 'unknown'),
    row(1_407, apr2026),
  ),
  adult_dependent_relative: since2026('Adult dependent relative', 3_672),
  bno_short: since2026('British National (Overseas), 30 months', 206),
  bno_long: since2026('British National (Overseas), five years', 285),
  student: person(
    'Student, from outside the UK',
    row(363, in2022),
    row(490, oct2023),
    row(524, apr2025),
    row(558, apr2026),
  ),
  student_inside: person(
    'Student, in the UK',
    row(490, in2022),
    row(490, oct2023),
    row(524, apr2025),
    row(558, apr2026),
  ),
  visitor: since2026('Visitor, six months', 135),
  visitor_two_years: since2026('Visitor, two years', 506),
  visitor_five_years: since2026('Visitor, five years', 903),
  visitor_ten_years: since2026('Visitor, ten years', 1_128),
  administrative_review: since2026('Administrative review', 80, 'secondary'),
  // The rise of April 2026 is reported as about this much.
  first_passport: person(
    'First adult passport, online',
    row(94.5, apr2025, 'unknown'),
    row(102, apr2026, 'unknown', { lowest: 94.5, highest: 102 }),
  ),
  travel_authorisation: since2026('Electronic travel authorisation', 20),
  priority: onTop('Decision in five working days', row(573, in2022), row(500, oct2023), row(500, apr2026)),
  super_priority: onTop(
    'Decision on the next working day',
    row(800, in2022),
    row(1_000, oct2023),
    row(1_000, apr2026),
  ),
  life_in_the_uk_test: fee(perAttempt)(
    'Life in the UK test',
    row(50, { ...today, source: sources.lifeInTheUk }),
    row(50, { ...apr2026, source: sources.lifeInTheUk }),
  ),
  // Each provider has its own price: the middle stands for it, which nobody charges.
  english_test: fee(perAttempt)(
    'Approved English test, by provider',
    row(182.5, apr2026, 'secondary', { lowest: 150, highest: 215 }),
  ),
  appointment: person(
    'Paid appointment at a service point',
    row(67, apr2026, 'secondary', { lowest: 67, highest: 200 }),
  ),
  // Since this day nothing is paid for it in the UK.
  biometrics: person('Biometrics', row(19.2, in2015), row(0, oct2023)),
  health_surcharge: yearly(
    'Immigration health surcharge, adult',
    row(200, surcharge2015),
    row(400, surcharge2019),
    row(624, surcharge2020),
    row(1_035, surcharge2024),
    row(1_035, apr2026),
  ),
  health_surcharge_reduced: yearly(
    'Immigration health surcharge, students, youth mobility and under 18',
    row(150, surcharge2015),
    row(300, surcharge2019),
    row(470, surcharge2020),
    row(776, surcharge2024),
    row(776, apr2026),
  ),
} as const satisfies Record<string, Fee>;

/** The name of a fee. */
export type FeeKey = keyof typeof rows;

/** Every fee by name. The one in force on the day of payment is charged. */
export const fees: Readonly<Record<FeeKey, Fee>> = rows;

/** What something costs on a day. @throws RangeError before its first known fee, and where it is no longer known */
export const feeOn = (key: FeeKey, date: CivilDate, known: Readonly<Record<FeeKey, Fee>> = fees): FeeRow =>
  rowOn(known[key], date);
