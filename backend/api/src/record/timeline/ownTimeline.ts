import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import type { DeepReadonly } from '../../http/deepReadonly';
import type { ImmigrationRecord } from '../progress/record';
import { triggersInLife } from './readLife';
import { applicationsOf, timelineOf, type Life } from './timelineOf';
import { wayAhead } from './wayAhead';

/** A person's own timeline: the entries that a lawyer is shown, with what is ahead first, their applications and the way on. */
export async function ownTimelineOf(
  life: Life,
  record: ImmigrationRecord,
): Promise<DeepReadonly<OwnTimelineResponse>> {
  const applications = applicationsOf(life);
  return {
    asOf: life.today,
    entries: await timelineOf(life, await triggersInLife(life), applications),
    applications: applications.map(
      ({ applicationId: id, dependantId, recorded, stage, answer: waiting }) => ({
        id,
        dependantId,
        appliedFor: recorded.appliedFor,
        stage,
        waiting,
      }),
    ),
    wayAhead: wayAhead(record, applications),
  };
}
