import { countRows, type RowCount } from '@settlewise/infra/database';
import type { Position } from '@settlewise/infra/eventStore';
import type { ActorRole } from '@settlewise/infra/eventStore/codec';
import type { Knex } from 'knex';
import { inOrderFrom, type Fitting } from './filter';

/** The metadata of an event. */
export interface AuditEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Date;
  /** The person whose data it is. */
  readonly userId: string;
  /** Null for a person who was erased or never had an account. */
  readonly username: string | null;
  /** Whether its person's key has been destroyed. */
  readonly erased: boolean;
  readonly actorId: string;
  readonly actorName: string | null;
  readonly actorRole: ActorRole;
  readonly correlationId: string;
  readonly causationId: string;
  readonly commandId: string;
}

export interface AuditEventsWanted {
  readonly fits: Fitting;
  /** Default: the order of the log. */
  readonly orderedBy?: 'log' | 'id' | undefined;
  /** The newest first. */
  readonly descending: boolean;
  readonly limit: number;
  /** How many to skip. Default 0. */
  readonly offset?: number;
  /** Only events after this position, in the direction of the list. */
  readonly past?: Position | undefined;
  /** Only events up to this position. */
  readonly upTo?: Position | undefined;
}

/** A part of the events. */
export async function listAuditEvents(
  database: Knex,
  { fits, orderedBy = 'log', descending, limit, offset = 0, past, upTo }: AuditEventsWanted,
): Promise<readonly AuditEvent[]> {
  const places = sortEvents(database('audit_events').select(place), descending, orderedBy)
    .limit(limit)
    .offset(offset);
  fits(places);
  if (past !== undefined) inOrderFrom(places, descending ? '<' : '>', past);
  if (upTo !== undefined) inOrderFrom(places, '<=', upTo);
  // Skipped rows are not read: the index has the positions.
  const page = database('audit_events').select('*').whereIn(place, places);
  return addUsernames(database, page, descending, orderedBy);
}

const place = ['commit_position', 'prepare_position'];

/** The number of events; with `more`, there are at least as many. @param most counting stops there */
export async function countAuditEvents(database: Knex, fits: Fitting, most: number): Promise<RowCount> {
  // In the order of the list, so that the same index is used.
  const rows = sortEvents(database('audit_events'), true);
  fits(rows);
  return countRows(database, rows, most);
}

/** One event, or null. @param id a UUID */
export async function findAuditEvent(database: Knex, id: string): Promise<AuditEvent | null> {
  const page = database('audit_events').select('*').where({ event_id: id }).limit(1);
  const [event] = await addUsernames(database, page, true);
  return event ?? null;
}

const sortColumns = { log: place, id: ['event_id'] } as const;

function sortEvents(
  query: Knex.QueryBuilder,
  descending: boolean,
  orderedBy: 'log' | 'id' = 'log',
): Knex.QueryBuilder {
  const order = descending ? 'desc' : 'asc';
  return query.orderBy(sortColumns[orderedBy].map((column) => ({ column, order })));
}

interface NamedRow extends Omit<AuditEvent, 'position' | 'revision'> {
  readonly commit: string;
  readonly prepare: string;
  readonly revision: string;
}

/** The rows of a query with the present usernames. */
export async function addUsernames(
  database: Knex,
  page: Knex.QueryBuilder,
  descending: boolean,
  orderedBy: 'log' | 'id' = 'log',
): Promise<readonly AuditEvent[]> {
  const order = descending ? 'desc' : 'asc';
  const rows = await database
    .from(page.as('page'))
    .leftJoin('person_keys as key', 'key.user_id', 'page.user_id')
    .leftJoin('person_keys as actor_key', 'actor_key.user_id', 'page.actor_id')
    // The account row of a just erased person may still exist.
    .leftJoin('accounts as person', (join) => {
      join.on('person.user_id', 'page.user_id').andOnNull('key.destroyed_at');
    })
    .leftJoin('accounts as actor', (join) => {
      join.on('actor.user_id', 'page.actor_id').andOnNull('actor_key.destroyed_at');
    })
    .orderBy(sortColumns[orderedBy].map((column) => ({ column: `page.${column}`, order })))
    .select<NamedRow[]>(
      'page.event_id as id',
      'page.type',
      'page.stream',
      'page.revision',
      'page.commit_position as commit',
      'page.prepare_position as prepare',
      'page.recorded_at as recordedAt',
      'page.user_id as userId',
      'person.username',
      database.raw('key.destroyed_at IS NOT NULL AS erased'),
      'page.actor_id as actorId',
      'actor.username as actorName',
      'page.actor_role as actorRole',
      'page.correlation_id as correlationId',
      'page.causation_id as causationId',
      'page.command_id as commandId',
    );
  return rows.map(({ commit, prepare, revision, ...rest }) => ({
    ...rest,
    revision: Number(revision),
    position: { commit: BigInt(commit), prepare: BigInt(prepare) },
  }));
}
