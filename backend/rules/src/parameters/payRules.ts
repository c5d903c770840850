import { always, type Parameter } from './parameter';
import { sources } from './sources';
import { perPerson, perYear, pounds, type Unit } from './units';

/** SW 24.3 A: the least pay of most Skilled Workers, by date of application. */
export const skilledWorkerPay: Parameter<number> = {
  title: 'Skilled Worker: the least pay, beside the going rate',
  unit: perYear,
  rows: [
    { value: 38_700, from: '2024-04-04', source: sources.skilledWorker, confidence: 'secondary' },
    { value: 41_700, from: '2025-07-22', source: sources.statementHc997, confidence: 'official' },
  ],
};

/** SW 24.3 B. */
export const payOnSalaryList: Parameter<number> = {
  title: 'Skilled Worker: the least pay of jobs on the immigration salary list',
  unit: perYear,
  rows: [{ value: 33_400, from: '2025-07-22', source: sources.skilledWorker, confidence: 'official' }],
};

/** SW 24.3 C, with SW 4.2(b). */
export const payOfEarlierWorkers: Parameter<number> = {
  title: 'Skilled Worker: the least pay of those on the route since before 4 April 2024',
  unit: perYear,
  rows: [{ value: 31_300, from: '2025-07-22', source: sources.skilledWorker, confidence: 'official' }],
};

/** SW 24.3 D. */
export const payOnHealthScale = always(
  'Health and Care Worker: the least pay of health jobs on a national pay scale',
  perYear,
  25_000,
  sources.skilledWorker,
);

/** SCU 18.3, by the day on which the certificate of sponsorship was given. */
export const scaleUpLeastPay: Parameter<number> = {
  title: 'Scale-up: the pay to be shown, for certificates from this day on',
  unit: perYear,
  rows: [
    { value: 33_000, from: null, source: sources.scaleUp, confidence: 'official' },
    { value: 34_600, from: '2023-04-12', source: sources.scaleUp, confidence: 'official' },
    { value: 36_300, from: '2024-04-04', source: sources.scaleUp, confidence: 'official' },
    { value: 39_100, from: '2025-07-22', source: sources.scaleUp, confidence: 'official' },
  ],
};

export const sportspersonPay = always(
  'International Sportsperson: the least pay',
  perYear,
  35_800,
  sources.sportsperson,
);

/** E-LTRP 3.1, by the day on which somebody began on the route. */
export const partnerIncome: Parameter<number> = {
  title: 'Partner: income, for those who began on this day or later',
  unit: perYear,
  rows: [
    { value: 18_600, from: null, source: sources.familyMembers, confidence: 'official' },
    { value: 29_000, from: '2024-04-11', source: sources.familyMembers, confidence: 'official' },
  ],
};

/** Appendix FM: savings up to so much count for nothing. */
export const savingsNotCounted = always(
  'Partner: savings that do not count in place of income, up to',
  perPerson,
  16_000,
  sources.familyMembers,
);

/** What shortens the years of an entrepreneur; either is enough. */
export interface Business {
  readonly jobs: number;
  readonly millions: number;
}

export const fastEntrepreneur = always<Business>(
  'Tier 1 (Entrepreneur): what makes it three years',
  { key: 'business', inWords: ({ jobs, millions }) => `${jobs} jobs, or ${inMillions(millions)} of income` },
  { jobs: 10, millions: 5 },
  sources.pointsBasedSystem,
);

/** Years to settlement by the money that was invested. */
export interface Investment {
  readonly years: number;
  readonly millions: number;
}

const investments: Unit<readonly Investment[]> = {
  key: 'investments',
  inWords: (all) =>
    all.map(({ years, millions }) => `${years} years with ${inMillions(millions)}`).join(', '),
};

export const investorMoney = always<readonly Investment[]>(
  'Tier 1 (Investor): years to settlement by the money invested',
  investments,
  [
    { years: 2, millions: 10 },
    { years: 3, millions: 5 },
    { years: 5, millions: 2 },
  ],
  sources.pointsBasedSystem,
);

/** What a student shows for each month. */
export interface MonthlyMoney {
  readonly london: number;
  readonly elsewhere: number;
}

export const studentMaintenance: Parameter<MonthlyMoney> = {
  title: 'Student: money to live on',
  unit: {
    key: 'monthly_money',
    inWords: ({ london, elsewhere }) =>
      `${pounds(london)} a month in London, ${pounds(elsewhere)} a month elsewhere`,
  },
  rows: [
    {
      value: { london: 1_570, elsewhere: 1_203 },
      from: '2026-11-30',
      source: sources.statementHc584,
      confidence: 'secondary',
    },
  ],
};

/** `£5 million`. */
export const inMillions = (millions: number): string => `${pounds(millions)} million`;
