import { toDayNumber } from '../calendar/civilDate';
import type { Reason } from '../assessment/reason';
import { against, met, toKnow, written } from '../assessment/wording';
import { sources } from '../parameters/sources';
import type { SettlementFindings } from './settlementFindings';

/** What holds for somebody who has applied for settlement and waits for the decision. */
export function waitingReasons({ settlement, route, permissions }: SettlementFindings): readonly Reason[] {
  if (settlement.awaitingDecisionSince === undefined) return [];
  const applied = toDayNumber(settlement.awaitingDecisionSince);
  const ends = Math.max(...permissions.map(({ to }) => toDayNumber(to)));
  const isEuScheme = route.absences === 'eu_settlement';
  const reasons: Reason[] = [
    toKnow(
      'waiting_for_decision',
      `This is the answer for your application of ${written(applied)}.`,
      route.source,
      { first: applied },
    ),
  ];
  if (permissions.length > 0 && !isEuScheme)
    reasons.push(
      applied <= ends
        ? met(
            'waiting_permission_goes_on',
            `You applied before your permission ended on ${written(ends)}. It goes on by law, with the same conditions, until the decision and the time for a review.`,
            sources.continuousResidenceGuidance,
            { first: applied, last: ends },
          )
        : against(
            'waiting_applied_late',
            `You applied after your permission had ended on ${written(ends)}. It does not go on while you wait.`,
            sources.continuousResidenceGuidance,
            { first: ends, last: applied },
          ),
    );
  if (!isEuScheme)
    reasons.push(
      toKnow(
        'waiting_do_not_travel',
        'Do not leave the UK, Ireland, the Channel Islands and the Isle of Man before the decision: that withdraws your application.',
        sources.immigrationRulesIndex,
      ),
    );
  reasons.push(
    toKnow(
      'waiting_show_your_rights',
      'Show employers and landlords your status with a share code. If you cannot get one, they can ask the Home Office’s checking service (not confirmed).',
      sources.immigrationRulesIndex,
    ),
  );
  return reasons;
}
