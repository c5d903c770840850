import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { CivilDate } from '@settlewise/rules/calendar';
import { triggersInTurns } from '../alerts/remindersOf';
import { type AlertRecord, recordOn } from '../record/recordOn';
import { listSentApplications, timelineOf } from './timelineOf';
import type { TimelineSource } from './timelineSource';
import { calculateWayAhead } from './wayAhead';

/**
 * A person's own timeline: what is ahead first, then the past, their applications and the way to a passport.
 * @param today in London
 */
export async function ownTimelineOf(
  record: AlertRecord,
  today: CivilDate,
): Promise<DeepReadonly<OwnTimelineResponse>> {
  const source: TimelineSource = { ...record, reader: 'owner', today };
  const applications = listSentApplications(source);
  return {
    asOf: today,
    entries: await timelineOf(source, await triggersInTurns(record, today), applications),
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
