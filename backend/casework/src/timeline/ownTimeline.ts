import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { ImmigrationRecord } from '../record/recordedImmigration';
import { triggersInTurns } from '../alerts/remindersOf';
import type { Trigger } from '../alerts/trigger';
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

/** What the days ahead of a life rest on. It takes long for a full record, so other work of this process has its turn meanwhile. */
const triggersInLife = async ({
  record,
  today,
}: Pick<Life, 'record' | 'today'>): Promise<readonly Trigger[]> =>
  record === null ? [] : triggersInTurns(record, today);
