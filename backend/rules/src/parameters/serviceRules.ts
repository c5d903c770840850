import { always, type Parameter } from './parameter';
import { sources } from './sources';
import { aLength, inYears } from './units';

/** Members of HM Armed Forces: years of service by the day of discharge, unless it is a medical one because of service. */
export const serviceForSettlement = always(
  'HM Armed Forces: years of service for settlement',
  inYears,
  4,
  sources.armedForces,
);

/** How long before the discharge an application can be made. */
export const timeBeforeDischarge = always(
  'HM Armed Forces: application for settlement, before the discharge at most',
  aLength,
  { number: 18, of: 'weeks' },
  sources.armedForces,
);

/** How long after the discharge an application can be made. */
export const yearsAfterDischarge = always(
  'HM Armed Forces: application for settlement, after the discharge at most',
  inYears,
  2,
  sources.armedForces,
);

/** Years of service by the day of discharge after which no fee for settlement is due. */
export const serviceWithoutFee: Parameter<number> = {
  title: 'HM Armed Forces: years of service for settlement without a fee',
  unit: inYears,
  rows: [{ value: 6, from: '2022-04-06', source: sources.armedForces, confidence: 'official' }],
};
