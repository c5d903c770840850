import type { CivilDate } from '../calendar/civilDate';
import { inForceOn, type DatedValue } from './datedValue';
import { sources } from './sources';

/** How well a fee is known: read in a quotation of the official table, from others, worked out, or not sure. */
export type FeeStanding = 'quoted' | 'secondary' | 'derived' | 'unconfirmed';

/** Pounds from a day on. */
export interface FeeRow extends DatedValue<number> {
  readonly standing: FeeStanding;
}

/** Something that is paid for, with what it cost when. */
export interface Fee {
  readonly title: string;
  readonly unit: 'person' | 'attempt' | 'year' | 'addition';
  readonly rows: readonly FeeRow[];
}

const oct2023: CivilDate = '2023-10-04';
const apr2024: CivilDate = '2024-04-10';
const apr2025: CivilDate = '2025-04-09';
const apr2026: CivilDate = '2026-04-08';

const row = (value: number, from: CivilDate, standing: FeeStanding = 'quoted'): FeeRow => ({
  value,
  from,
  standing,
  source: sources.feeTable,
});
const person = (title: string, ...rows: readonly FeeRow[]): Fee => ({ title, unit: 'person', rows });
const since2026 = (title: string, value: number) => person(title, row(value, apr2026));

const rows = {
  settlement: person(
    'Indefinite leave to remain',
    row(1_875, '2016-03-18', 'secondary'),
    row(2_389, '2018-04-06', 'secondary'),
    row(2_404, '2022-04-06', 'secondary'),
    row(2_885, oct2023),
    row(3_029, apr2025),
    row(3_226, apr2026),
  ),
  settlement_protection: person('Settlement as a refugee or with humanitarian protection', row(0, oct2023)),
  eu_settlement: person('EU Settlement Scheme', row(0, oct2023)),
  naturalisation: person(
    'Naturalisation, without the ceremony',
    row(1_250, '2018-04-06', 'unconfirmed'),
    row(1_500, oct2023),
    row(1_605, apr2025),
    row(1_709, apr2026),
  ),
  ceremony: person('Citizenship ceremony', row(80, '2018-04-06', 'unconfirmed'), row(130, apr2024)),
  child_registration: person('Registration of a child', row(1_214, oct2023), row(1_000, apr2026)),
  adult_registration: person('Registration of an adult', row(1_351, oct2023, 'secondary')),
  skilled_worker_outside_short: person(
    'Skilled Worker from outside the UK, up to three years',
    row(719, oct2023),
    row(769, apr2025),
    row(819, apr2026),
  ),
  skilled_worker_outside_long: person(
    'Skilled Worker from outside the UK, more than three years',
    row(1_420, oct2023),
    row(1_519, apr2025),
    row(1_618, apr2026),
  ),
  skilled_worker_inside_short: person(
    'Skilled Worker in the UK, up to three years',
    row(827, oct2023),
    row(885, apr2025, 'derived'),
    row(943, apr2026),
  ),
  skilled_worker_inside_long: person(
    'Skilled Worker in the UK, more than three years',
    row(1_636, oct2023),
    row(1_751, apr2025, 'derived'),
    row(1_865, apr2026),
  ),
  skilled_worker_salary_list: since2026('Skilled Worker on the immigration salary list, outside the UK', 590),
  partner_outside: person(
    'Partner or family, from outside the UK',
    row(1_846, oct2023),
    row(1_938, apr2025, 'derived'),
    row(2_064, apr2026),
  ),
  partner_inside: person(
    'Partner, in the UK',
    row(1_258, oct2023, 'unconfirmed'),
    row(1_321, apr2025, 'unconfirmed'),
    row(1_407, apr2026),
  ),
  adult_dependent_relative: since2026('Adult dependent relative', 3_672),
  bno_short: since2026('British National (Overseas), 30 months', 206),
  bno_long: since2026('British National (Overseas), five years', 285),
  student: person('Student', row(490, oct2023), row(524, apr2025), row(558, apr2026)),
  visitor: since2026('Visitor, six months', 135),
  travel_authorisation: since2026('Electronic travel authorisation', 20),
  priority: { title: 'Decision in five working days', unit: 'addition', rows: [row(500, oct2023)] },
  super_priority: {
    title: 'Decision on the next working day',
    unit: 'addition',
    rows: [row(1_000, oct2023)],
  },
  life_in_the_uk_test: {
    title: 'Life in the UK test',
    unit: 'attempt',
    rows: [{ ...row(50, oct2023), source: sources.lifeInTheUk }],
  },
  biometrics: person('Biometrics', row(19.2, apr2025, 'unconfirmed')),
  health_surcharge: {
    title: 'Immigration health surcharge, adult',
    unit: 'year',
    rows: [
      row(200, '2015-04-06', 'secondary'),
      row(624, '2020-10-27', 'secondary'),
      row(1_035, '2024-02-06', 'secondary'),
    ],
  },
  health_surcharge_reduced: {
    title: 'Immigration health surcharge, students, youth mobility and under 18',
    unit: 'year',
    rows: [
      row(150, '2015-04-06', 'secondary'),
      row(470, '2020-10-27', 'secondary'),
      row(776, '2024-02-06', 'secondary'),
    ],
  },
} as const satisfies Record<string, Fee>;

/** The name of a fee. */
export type FeeKey = keyof typeof rows;

/** Every fee by name. The one in force on the day of payment is charged. */
export const fees: Readonly<Record<FeeKey, Fee>> = rows;

/** What something costs on a day. @throws RangeError before its first known fee */
export function feeOn(key: FeeKey, date: CivilDate): DatedValue<number> {
  return inForceOn(fees[key].rows, date);
}
