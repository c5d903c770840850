import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/reason';
import { sources } from '../parameters/sources';
import { isExtendedByLaw } from './pendingExtension';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** Reasons for a person with a pending settlement application. */
export function waitingReasons({
  settlement,
  route,
  permissions,
  extension,
}: SettlementFindings): readonly Reason[] {
  if (settlement.awaitingDecisionSince === undefined) return [];
  const applied = toDayNumber(settlement.awaitingDecisionSince);
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const isEuScheme = route.absences === 'eu_settlement';
  const reasons: Reason[] = [toKnow('waiting_for_decision', { applied }, route.source, { first: applied })];
  if (permissions.length > 0 && !isEuScheme)
    reasons.push(
      applied <= ends || isExtendedByLaw(extension)
        ? met('waiting_permission_goes_on', { ends }, sources.continuousResidenceGuidance, {
            first: applied,
            last: ends,
          })
        : against('waiting_applied_late', { ends }, sources.continuousResidenceGuidance, {
            first: ends,
            last: applied,
          }),
    );
  if (!isEuScheme) reasons.push(toKnow('waiting_do_not_travel', {}, sources.immigrationRulesIndex));
  reasons.push(toKnow('waiting_show_your_rights', {}, sources.immigrationRulesIndex));
  return reasons;
}

/** CR 1.1: the years of a pending application may be counted to the day of the decision. */
export const completeByDecisionReason = (complete: DayNumber, isComplete: boolean): Reason =>
  (isComplete ? met : toKnow)(
    'waiting_years_by_decision',
    { complete, isComplete },
    sources.continuousResidenceCounting,
    { first: complete },
  );
