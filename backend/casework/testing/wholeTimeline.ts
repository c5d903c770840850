import { triggersOf } from '../src/alerts/remindersOf';
import type { PersonRecord } from '../src/record/personRecord';
import type { ApplicationInLife } from '../src/timeline/runningApplication';
import { applicationsOf, inOrder, partsOfTimeline } from '../src/timeline/timelineOf';
import type { TimelineSource } from '../src/timeline/timelineSource';

/** The timeline in one synchronous run, with the days ahead that `record` leads to. */
export function wholeTimeline(
  { record, ...source }: TimelineSource & { readonly record?: PersonRecord },
  applications: readonly ApplicationInLife[] = applicationsOf(source),
) {
  const triggers = record === undefined ? [] : triggersOf(record, source.today);
  return inOrder(partsOfTimeline(source, triggers, applications).flatMap((part) => part()));
}
