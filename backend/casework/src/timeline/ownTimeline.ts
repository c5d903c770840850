import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { CivilDate } from '@settlewise/rules/calendar';
import { triggersInTurns } from '../alerts/listReminders';
import { type AlertRecord, recordOn } from '../record/recordOn';
import { listSentApplications, buildTimeline } from './buildTimeline';
import type { TimelineSource } from './timelineSource';
import { calculateWayAhead } from './wayAhead';

/**
 * A person's own timeline: what is ahead first, then the past, their applications and the way to a passport.
 * @param today in London
 */
export async function buildOwnTimeline(
  record: AlertRecord,
  today: CivilDate,
): Promise<DeepReadonly<OwnTimelineResponse>> {
  const source: TimelineSource = { ...record, reader: 'owner', today };
  const applications = listSentApplications(source);
  return {
    asOf: today,
    entries: await buildTimeline(source, await triggersInTurns(record, today), applications),
    applications: applications.map(
      ({ applicationId: id, dependantId, recorded, stage, answer: waiting }) => ({
        id,
        dependantId,
        appliedFor: recorded.appliedFor,
        stage,
        waiting,
      }),
    ),
    wayAhead: calculateWayAhead(recordOn(record, today), applications),
  };
}
