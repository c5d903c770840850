import { triggersOf } from '../src/alerts/remindersOf';
import type { ApplicationInLife } from '../src/timeline/runningApplication';
import { applicationsOf, inOrder, partsOfTimeline, type Life } from '../src/timeline/timelineOf';

/** The timeline of a life with the days ahead that its record leads to, without a turn for anybody else. */
export function wholeTimeline(life: Life, applications: readonly ApplicationInLife[] = applicationsOf(life)) {
  const triggers = life.record === null ? [] : triggersOf(life.record, life.today);
  return inOrder(partsOfTimeline(life, triggers, applications).flatMap((part) => part()));
}
