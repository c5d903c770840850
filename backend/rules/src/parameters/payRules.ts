import { always, dated, row } from './parameter';
import { sources } from './sources';
import { perPerson, perYear, pounds, type Unit } from './units';

/** What shortens the years of an entrepreneur; either is enough. */
export interface Business {
  readonly jobs: number;
  readonly millions: number;
}

/** Years to settlement by the money that was invested. */
export interface Investment {
  readonly years: number;
  readonly millions: number;
}

/** What a student shows for each month. */
export interface MonthlyMoney {
  readonly london: number;
  readonly elsewhere: number;
}

/** `£5 million`. */
export const inMillions = (millions: number): string => `${pounds(millions)} million`;

const business: Unit<Business> = {
  key: 'business',
  inWords: ({ jobs, millions }) => `${jobs} jobs, or ${inMillions(millions)} of income`,
};
const investments: Unit<readonly Investment[]> = {
  key: 'investments',
  inWords: (all) =>
    all.map(({ years, millions }) => `${years} years with ${inMillions(millions)}`).join(', '),
};
const monthlyMoney: Unit<MonthlyMoney> = {
  key: 'monthly_money',
  inWords: ({ london, elsewhere }) =>
    `${pounds(london)} a month in London, ${pounds(elsewhere)} a month elsewhere`,
};

/** What people of a route earn, have or invest. */
export const payRules = {
  /** SW 24.3 A: the least pay of most Skilled Workers, by date of application. */
  skilledWorker: dated(
    'Skilled Worker: the least pay, beside the going rate',
    perYear,
    row(38_700, '2024-04-04', sources.skilledWorker, 'secondary'),
    row(41_700, '2025-07-22', sources.statementHc997),
  ),
  /** SW 24.3 B. */
  onSalaryList: dated(
    'Skilled Worker: the least pay of jobs on the immigration salary list',
    perYear,
    row(33_400, '2025-07-22', sources.skilledWorker),
  ),
  /** SW 24.3 C, with SW 4.2(b). */
  ofEarlierWorkers: dated(
    'Skilled Worker: the least pay of those on the route since before 4 April 2024',
    perYear,
    row(31_300, '2025-07-22', sources.skilledWorker),
  ),
  /** SW 24.3 D. */
  onHealthScale: always(
    'Health and Care Worker: the least pay of health jobs on a national pay scale',
    perYear,
    25_000,
    sources.skilledWorker,
  ),
  /** SCU 18.3, by the day on which the certificate of sponsorship was given. */
  scaleUp: dated(
    'Scale-up: the pay to be shown, for certificates from this day on',
    perYear,
    row(33_000, null, sources.scaleUp),
    row(34_600, '2023-04-12', sources.scaleUp),
    row(36_300, '2024-04-04', sources.scaleUp),
    row(39_100, '2025-07-22', sources.scaleUp),
  ),
  sportsperson: always('International Sportsperson: the least pay', perYear, 35_800, sources.sportsperson),
  /** E-LTRP 3.1, by the first day on the route. */
  partner: dated(
    'Partner: income, for those who began on this day or later',
    perYear,
    row(18_600, null, sources.familyMembers),
    row(29_000, '2024-04-11', sources.familyMembers),
  ),
  /** Appendix FM: savings up to so much count for nothing. */
  savingsNotCounted: always(
    'Partner: savings that do not count in place of income, up to',
    perPerson,
    16_000,
    sources.familyMembers,
  ),
  fastEntrepreneur: always(
    'Tier 1 (Entrepreneur): what makes it three years',
    business,
    { jobs: 10, millions: 5 },
    sources.pointsBasedSystem,
  ),
  investor: always(
    'Tier 1 (Investor): years to settlement by the money invested',
    investments,
    [
      { years: 2, millions: 10 },
      { years: 3, millions: 5 },
      { years: 5, millions: 2 },
    ],
    sources.pointsBasedSystem,
  ),
  studentMaintenance: dated(
    'Student: money to live on',
    monthlyMoney,
    row({ london: 1_570, elsewhere: 1_203 }, '2026-11-30', sources.statementHc584, 'secondary'),
  ),
} as const;
