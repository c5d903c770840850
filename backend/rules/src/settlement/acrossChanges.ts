import type { SettlementAnswer } from '../assessment/answer';
import { addDays, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';
import type { Obstacle } from './absenceRule';
import type { Gap } from './judgeGap';
import { toKnow } from './reasonFactories';

/** An answer with its gaps between permissions and the obstacles to an earlier day. */
export interface Settled {
  readonly answer: SettlementAnswer;
  readonly gaps: readonly Gap[];
  readonly obstacles: readonly Obstacle[];
}

/** The first application day to assess: the day of the question, or a later day on which the law changes. */
export interface Applications {
  readonly from: DayNumber;
  /** The obstacles to an application before that day. */
  readonly before: readonly Obstacle[];
}

/**
 * Applies the law of the application's own day. Searches the first day to apply from one known change of law to the
 * next.
 * @param changes the first days of future law, in order
 * @param source of the rule that changes
 */
export function settleAcrossChanges(
  asOf: DayNumber,
  changes: readonly CivilDate[],
  source: Source,
  settleFrom: (applications: Applications) => Settled,
): Settled {
  let settled = settleFrom({ from: asOf, before: [] });
  for (const change of changes) {
    const { earliestApplicationDate: earliest } = settled.answer;
    if (earliest === null) return settled;
    const next = settleFrom({ from: toDayNumber(change), before: settled.obstacles });
    if (earliest < change)
      return { ...settled, answer: addLastDayBeforeChange(change, settled.answer, next.answer, source) };
    settled = next;
  }
  return settled;
}

/** Adds the last day to apply if a later law does not allow the application, or only allows it later. */
function addLastDayBeforeChange(
  change: CivilDate,
  answer: SettlementAnswer,
  { earliestApplicationDate: earliestAfterChange }: SettlementAnswer,
  source: Source,
): SettlementAnswer {
  if (earliestAfterChange !== null && earliestAfterChange <= change) return answer;
  return {
    ...answer,
    reasons: [
      ...answer.reasons,
      toKnow('rules_change', { change, applyBy: addDays(change, -1), again: earliestAfterChange }, source, {
        last: toDayNumber(change) - 1,
      }),
    ],
  };
}
