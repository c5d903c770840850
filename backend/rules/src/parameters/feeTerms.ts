import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from './confidence';
import type { Parameter } from './parameter';
import { sources } from './sources';
import type { Source } from './source';
import { aDay, aRule } from './units';

/** A rule in words, from a day on; null where it has always been so, as far as the data goes. */
const rule = (
  title: string,
  value: string,
  source: Source,
  from: CivilDate | null = null,
  confidence: Confidence = 'secondary',
): Parameter<string> => ({ title, unit: aRule, rows: [{ value, from, source, confidence }] });

/** Refunds, exemptions and waivers, shown next to the sums that they concern. */
export const feeTerms = {
  surcharge_on_refusal: rule(
    'Health surcharge: after a refusal',
    'If the application is refused, the health surcharge is paid back by itself.',
    sources.healthCharge,
  ),
  surcharge_settled_early: rule(
    'Health surcharge: when you settle early',
    'If you settle before your permission ends, the health surcharge for the rest is not paid back.',
    sources.healthCharge,
  ),
  surcharge_of_care_staff: rule(
    'Health surcharge: staff in health and care',
    'If you work in health or care on another visa, you can claim the health surcharge back. You claim for six months at a time.',
    sources.surchargeRefund,
    '2020-03-31',
  ),
  surcharge_not_paid: rule(
    'Health surcharge: who does not pay',
    'Nobody pays the health surcharge for settlement, citizenship, the EU Settlement Scheme or a visit. Health and Care Workers and their dependants pay none. People who ask for protection pay none, nor do victims of trafficking or of domestic abuse under the concession. Dependants of HM Forces and children in local authority care pay none.',
    sources.healthCharge,
  ),
  fee_on_refusal: rule(
    'Fees: after a refusal',
    'If the application is refused, the fee is lost.',
    sources.cancelApplication,
  ),
  fee_on_withdrawal: rule(
    'Fees: an application that is withdrawn',
    'If you withdraw the application before your biometrics are taken, you can get the fee back.',
    sources.cancelApplication,
  ),
  waiver_for_child: rule(
    'Fee waiver: registration of a child',
    'A child who registers can ask to pay no fee, where the fee would take what the child needs to live.',
    sources.childFeeWaiver,
    '2022-06-16',
  ),
  waiver_in_care: rule(
    'Fee waiver: children in local authority care',
    'A child who is looked after by a local authority pays no fee.',
    sources.childFeeWaiver,
    '2022-06-16',
  ),
  waiver_for_human_rights: rule(
    'Fee waiver: human-rights routes',
    'On a human-rights route, such as family or private life, you can ask not to pay the fee if you cannot afford it.',
    sources.feeWaivers,
  ),
  no_fee_for_service: rule(
    'Settlement: HM Armed Forces',
    'After six years of service, or after a medical discharge because of service, you pay no fee for settlement.',
    sources.armedForces,
    '2022-04-06',
    'official',
  ),
  waiver_without_means: rule(
    'Fee waiver: domestic abuse and bereavement',
    'If you cannot pay, you can ask not to pay the fee for settlement.',
    sources.feeWaivers,
  ),
  no_waiver_on_work: rule(
    'Fee waiver: settlement on a work route',
    'There is no fee waiver for settlement on a work route.',
    sources.feeWaivers,
  ),
  no_waiver_for_naturalisation: rule(
    'Fee waiver: naturalisation',
    'There is no fee waiver for naturalisation.',
    sources.feeWaivers,
  ),
} as const satisfies Record<string, Parameter<string>>;

export type FeeTermKey = keyof typeof feeTerms;

/** The last day of the list by which some Skilled Workers pay less. It may be extended. */
export const salaryListEnds: Parameter<CivilDate> = {
  title: 'The last day of the immigration salary list',
  unit: aDay,
  rows: [{ value: '2026-12-31', from: null, source: sources.statementHc997, confidence: 'secondary' }],
};
