import { always, dated, publishAs, row } from './parameter';
import { sources } from './sources';
import { inJobs, type Unit } from './units';

/** In how many of the last months pay has to be shown. */
export interface PayMonths {
  readonly needed: number;
  readonly of: number;
}

const inPayMonths: Unit<PayMonths> = {
  key: 'pay_months',
  inWords: ({ needed, of }) => `${needed} of the last ${of} months`,
};
/** 0 means no one: before its first day such a rule did not exist. */
const belowAgeIfAny: Unit<number> = {
  key: 'under_age',
  inWords: (age) => (age === 0 ? 'Nobody' : `Under ${age} years`),
  ages: (age) => ({ youngest: null, oldest: age - 1 }),
};

/** What single routes ask. */
export const routeRules = {
  /** SCU 18.3. */
  scaleUpPay: always(
    'Scale-up: months for which the pay is shown',
    inPayMonths,
    { needed: 24, of: 36 },
    sources.scaleUp,
  ),
  /** INNF 17.3: for each founder who relies on the jobs. */
  jobsForEachFounder: always(
    'Innovator Founder: jobs for each founder who relies on them',
    inJobs,
    10,
    sources.innovatorFounder,
  ),
  /** HC 584: children below this age need not complete the years of BN(O); 0 while every child has to. */
  hongKongChildren: publishAs(
    'bno_children_without_years',
    dated(
      'British National (Overseas): children who need not complete the years',
      belowAgeIfAny,
      row(0, null, sources.hongKong),
      row(18, '2026-10-08', sources.statementHc584, 'secondary'),
    ),
  ),
} as const;
