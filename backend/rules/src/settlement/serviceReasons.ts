import type { Reason } from '../assessment/reason';
import type { OpenAnswer } from '../assessment/request';
import { yearsLater } from '../calendar/dayNumbers';
import type { LawOnDay } from '../parameters/law';
import { allowsApplication, type ForcesService } from './forcesService';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** Reasons about the service and the discharge. */
export function serviceReasons({ service, asOf, law: { forces } }: SettlementFindings): readonly Reason[] {
  if (service === null) return [];
  const { start, discharged, complete, isLongEnough, medical, opens, closes } = service;
  const { source, yearsAfter, yearsOfService: years, weeksBefore: weeks } = forces;
  if (asOf > closes)
    return [
      against('discharge_too_long_ago', { on: discharged, last: closes, years: yearsAfter }, source, {
        first: discharged,
        last: closes,
      }),
    ];
  const served = { start, years, complete };
  if (!allowsApplication(service, asOf))
    return [against('service_too_short', served, source, { first: start, last: discharged })];
  return [
    (opens <= asOf ? met : against)(
      'discharge_window',
      { on: discharged, firstDay: opens, weeks, last: closes, years: yearsAfter },
      source,
      { first: opens, last: closes },
    ),
    ...(isLongEnough
      ? [met('service_long_enough', served, source, { first: start, last: discharged })]
      : [met('medical_discharge', {}, source)]),
    ...feeReasons(service, forces, medical),
  ];
}

function feeReasons(
  { start, discharged }: ForcesService,
  { yearsWithoutFee, source }: LawOnDay['forces'],
  medical: OpenAnswer,
): readonly Reason[] {
  if (yearsWithoutFee === null) return [];
  const years = medical === 'yes' ? null : yearsWithoutFee;
  if (years !== null && yearsLater(start, years) > discharged) return [];
  return [toKnow('no_fee_after_service', { years }, source)];
}
