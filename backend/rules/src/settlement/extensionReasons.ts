import type { Reason } from '../assessment/reason';
import { sources } from '../parameters/sources';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** Reasons while an extension is pending. A later pending ILR application has its own reasons. */
export function extensionReasons({ settlement, extension, verdict }: SettlementFindings): readonly Reason[] {
  if (extension === null || settlement.awaitingDecisionSince !== undefined) return [];
  const { applied, ends, isInTime } = extension;
  if (ends !== null && isInTime === false)
    return [
      against('extension_late', { applied, ends }, sources.permissionByLaw, { first: ends, last: applied }),
    ];
  return [
    (isInTime === true ? met : toKnow)('extension_pending', { applied, ends }, sources.permissionByLaw, {
      first: applied,
      ...(ends === null ? {} : { last: ends }),
    }),
    ...(verdict === 'no_route' || verdict === 'not_enough'
      ? []
      : [toKnow('extension_vary_for_ilr', { isEligible: verdict === 'eligible' }, sources.permissionByLaw)]),
    toKnow('waiting_do_not_travel', {}, sources.immigrationRulesIndex),
  ];
}
