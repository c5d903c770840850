import type { Knex } from 'knex';
import { addUsernames, type AuditEvent } from './queries';

// The cause of an event is often a request, whose id is not that of an event.
const causeSql = (event: string) =>
  `CASE WHEN ${event}.causation_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${event}.causation_id::uuid END`;

/**
 * All events of one request, the events that they caused, and the events that caused them, in the order of the log.
 * @param most limits how many of each are followed, and how many are returned
 */
export async function listAuditChain(
  database: Knex,
  correlationId: string,
  most: number,
): Promise<readonly AuditEvent[]> {
  const page = database('audit_events')
    .select('*')
    .whereRaw(
      `event_id IN (
         WITH RECURSIVE same AS (
           SELECT event_id, causation_id FROM audit_events WHERE correlation_id = :correlationId
           ORDER BY commit_position, prepare_position LIMIT :most
         ), causes AS (
           SELECT event_id, causation_id FROM same
           UNION
           SELECT cause.event_id, cause.causation_id
           FROM causes JOIN audit_events AS cause ON cause.event_id = ${causeSql('causes')}
         ), effects AS (
           SELECT event_id FROM same
           UNION
           SELECT effect.event_id
           FROM effects JOIN audit_events AS effect ON effect.causation_id = effects.event_id::text
         )
         SELECT event_id FROM (SELECT event_id FROM causes LIMIT :most) AS before
         UNION
         SELECT event_id FROM (SELECT event_id FROM effects LIMIT :most) AS after
       )`,
      { correlationId, most },
    )
    .orderBy(['commit_position', 'prepare_position'])
    .limit(most);
  return addUsernames(database, page, false);
}
