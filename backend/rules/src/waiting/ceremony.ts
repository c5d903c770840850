import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import type { CivilDate } from '../calendar/civilDate';
import { ceremonyWithin } from '../parameters/decisionTimes';
import { inWordsOn, rowOn } from '../parameters/parameter';
import { waitingSentences } from '../sentences/waiting';
import { findEnd } from './decisionWindow';

const { toKnow } = createReasons(waitingSentences);

/** The last day for the citizenship ceremony, counted from the decision, which comes with the invitation. */
export function ceremonyBy(
  decidedOn: CivilDate,
): { readonly day: CivilDate; readonly reason: Reason } | null {
  const { value, source } = rowOn(ceremonyWithin, decidedOn);
  const day = findEnd(value, decidedOn);
  if (day === null) return null;
  return { day, reason: toKnow('ceremony', { length: inWordsOn(ceremonyWithin, decidedOn) }, source) };
}
