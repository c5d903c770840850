import { streamKindOf } from '@settlewise/domain/streams';
import { defineHeadingsProjection } from '../../runner/projection';
import { toWeek } from './filter';
import { auditEventsTable } from './table';

/** What happened, when and by whom. It has no content, so rows stay when people are erased. */
export const auditEventsProjection = defineHeadingsProjection({
  name: 'audit_events',
  version: 1,
  tables: { audit_events: auditEventsTable },
  everyEvent({ id, type, stream, revision, position, metadata }, { audit_events: events }) {
    events.put({
      commit_position: String(position.commit),
      prepare_position: String(position.prepare),
      event_id: id,
      type,
      stream,
      stream_kind: streamKindOf(stream),
      revision: String(revision),
      user_id: metadata.userId,
      actor_id: metadata.actorId,
      actor_role: metadata.actorRole,
      correlation_id: metadata.correlationId,
      causation_id: metadata.causationId,
      command_id: metadata.commandId,
      recorded_at: metadata.recordedAt,
      recorded_week: toWeek(new Date(metadata.recordedAt)),
    });
  },
});
