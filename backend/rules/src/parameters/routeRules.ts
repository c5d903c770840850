import { always, type Parameter } from './parameter';
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
const underAge: Unit<number> = {
  key: 'under_age',
  inWords: (age) => (age === 0 ? 'Nobody' : `Under ${age} years`),
};

/** SCU 18.3. */
export const scaleUpPay = always(
  'Scale-up: months for which the pay is shown',
  inPayMonths,
  { needed: 24, of: 36 },
  sources.scaleUp,
);

/** INNF 17.3: for each founder who relies on the jobs. */
export const jobsForEachFounder = always(
  'Innovator Founder: jobs for each founder who relies on them',
  inJobs,
  10,
  sources.innovatorFounder,
);

/** HC 584: children below this age need not complete the years of BN(O); 0 while every child has to. */
export const hongKongChildren: Parameter<number> = {
  title: 'British National (Overseas): children who need not complete the years',
  unit: underAge,
  rows: [
    { value: 0, from: null, source: sources.hongKong, confidence: 'official' },
    { value: 18, from: '2026-10-08', source: sources.statementHc584, confidence: 'secondary' },
  ],
};
