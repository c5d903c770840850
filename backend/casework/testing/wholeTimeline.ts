import { listTriggers } from '../src/alerts/listReminders';
import type { PersonRecord } from '../src/record/personRecord';
import type { TimelineApplication } from '../src/timeline/timelineApplication';
import { listSentApplications, sortEntries, timelineParts } from '../src/timeline/buildTimeline';
import type { TimelineSource } from '../src/timeline/timelineSource';

/** The timeline in one synchronous run, with the upcoming days of `record`. */
export function wholeTimeline(
  { record, ...source }: TimelineSource & { readonly record?: PersonRecord },
  applications: readonly TimelineApplication[] = listSentApplications(source),
) {
  const triggers = record === undefined ? [] : listTriggers(record, source.today);
  return sortEntries(timelineParts(source, triggers, applications).flatMap((part) => part()));
}
