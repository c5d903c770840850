import { always, dated, row } from './parameter';
import { sources } from './sources';
import { aLength, inYears } from './units';

/** Members of HM Armed Forces. */
export const serviceRules = {
  /** By the day of discharge, unless it is a medical one because of service. */
  serviceForSettlement: always(
    'HM Armed Forces: years of service for settlement',
    inYears,
    4,
    sources.armedForces,
  ),
  timeBeforeDischarge: always(
    'HM Armed Forces: application for settlement, before the discharge at most',
    aLength,
    { number: 18, of: 'weeks' },
    sources.armedForces,
  ),
  yearsAfterDischarge: always(
    'HM Armed Forces: application for settlement, after the discharge at most',
    inYears,
    2,
    sources.armedForces,
  ),
  /** By the day of discharge. */
  serviceWithoutFee: dated(
    'HM Armed Forces: years of service for settlement without a fee',
    inYears,
    row(6, '2022-04-06', sources.armedForces),
  ),
} as const;
