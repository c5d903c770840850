import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { forgivenGaps } from '../parameters/forgivenGaps';
import { inWordsOn } from '../parameters/parameter';
import { refusalRules } from '../parameters/personalRules';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import { waitingSentences } from '../sentences/waiting';

/** A person with a pending settlement application. */
export interface Waiting {
  /** The day of the application. */
  readonly appliedOn: CivilDate;
  /** The last day of the current permission; null if unknown. */
  readonly permissionEnds: CivilDate | null;
  readonly absences: Route['absences'];
}

const { against, met, toKnow } = createReasons(waitingSentences);

/** Reasons that apply until a settlement application is decided, each with its source. */
export function whileWaiting(waiting: Waiting, today: CivilDate): readonly Reason[] {
  return [
    permissionReason(waiting),
    toKnow(
      'waiting_travel',
      { euScheme: waiting.absences === 'eu_settlement' },
      sources.immigrationRulesIndex,
    ),
    toKnow('waiting_work_and_rent', {}, sources.immigrationRulesIndex),
    toKnow(
      'waiting_refusal',
      {
        review: inWordsOn(refusalRules.daysForReview, today),
        goodReason: inWordsOn(forgivenGaps.goodReasonDays, today),
      },
      sources.suitability,
    ),
  ];
}

function permissionReason({ appliedOn, permissionEnds: ends }: Waiting): Reason {
  const source = sources.continuousResidenceGuidance;
  if (ends === null) return toKnow('waiting_permission', { ends, inTime: false }, source);
  const inTime = appliedOn <= ends;
  return (inTime ? met : against)('waiting_permission', { ends, inTime }, source, {
    last: toDayNumber(ends),
  });
}
