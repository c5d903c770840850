import type { SettlementAnswer } from '../assessment/answer';
import { addDays, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';
import type { Obstacle } from './absenceRule';
import type { Gap } from './judgeGap';
import { toKnow } from './said';

/** An answer with the gaps between permissions that it rests on, and what stands against an earlier day. */
export interface Settled {
  readonly answer: SettlementAnswer;
  readonly gaps: readonly Gap[];
  readonly obstacles: readonly Obstacle[];
}

/** From which day on applications are looked at: the one asked about, or a later one on which the law changes. */
export interface Applications {
  readonly from: DayNumber;
  /** What stands against an application before it. */
  readonly before: readonly Obstacle[];
}

/**
 * An application is answered by the law of its own day. The days on which the law changes are known, so the first day to
 * apply is looked for from one change to the next.
 * @param changes the first days of what is to come, in order @param source of the rule that changes
 */
export function acrossChanges(
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
      return { ...settled, answer: untilChange(change, settled.answer, next.answer, source) };
    settled = next;
  }
  return settled;
}

/** Says by when to apply where the law of a later day does not allow it any more, or only later. */
function untilChange(
  change: CivilDate,
  answer: SettlementAnswer,
  { earliestApplicationDate: again }: SettlementAnswer,
  source: Source,
): SettlementAnswer {
  if (again !== null && again <= change) return answer;
  return {
    ...answer,
    reasons: [
      ...answer.reasons,
      toKnow('rules_change', { change, applyBy: addDays(change, -1), again }, source, {
        last: toDayNumber(change) - 1,
      }),
    ],
  };
}
