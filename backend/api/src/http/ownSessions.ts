import { mostSessions } from '@settlewise/contract';
import type { Knex } from 'knex';
import type { ApiContext } from './context';
import { sessionHash } from './sessionHash';

/** One of a person's sessions, as it is shown to them. */
export interface OwnSession {
  /** Identifies the session, but does not open it. */
  readonly id: string;
  /** Two coarse words, null where they are not known. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
}

type Asking = Pick<ApiContext, 'session'>;

export interface OwnSessions {
  /** The open sessions: first the current one, then by last use. */
  list(ctx: Asking, userId: string): Promise<readonly (OwnSession & { readonly current: boolean })[]>;
  /** Whether the password was right in this session within the last ten minutes. */
  isFresh(ctx: Asking): Promise<boolean>;
  /** The password was right just now. */
  refresh(ctx: Asking): Promise<void>;
  /** Ends one of the person's. @returns whether there was one */
  end(userId: string, id: string): Promise<boolean>;
  /** Ends all of the person's sessions but the current one. */
  endOthers(ctx: Asking, userId: string): Promise<void>;
}

const freshFor = '10 minutes';

interface Row {
  readonly id: string;
  readonly id_hash: Buffer;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

const openOf = (database: Knex, userId: string) =>
  database('sessions')
    .where({ user_id: userId })
    .andWhere('expires_at', '>', database.fn.now())
    .orderBy([{ column: 'last_used_at', order: 'desc' }, { column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostSessions)
    .select<Row[]>('id', 'id_hash', 'browser', 'system', 'created_at', 'last_used_at');

const told = (row: Row): OwnSession => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  startedAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

/** The stored data of a person's open sessions, without the secrets. */
export async function listSessionsOf(database: Knex, userId: string): Promise<readonly OwnSession[]> {
  return (await openOf(database, userId)).map(told);
}

/** A person's own sessions, on all their devices. */
export function createOwnSessions(database: Knex): OwnSessions {
  const hashIn = ({ session }: Asking) => sessionHash(session?.externalKey ?? '');
  return {
    async list(ctx, userId) {
      const own = hashIn(ctx);
      const rows = await openOf(database, userId);
      const all = rows.map((row) => ({ ...told(row), current: own.equals(row.id_hash) }));
      return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
    },

    async isFresh(ctx) {
      const row = await database('sessions')
        .where({ id_hash: hashIn(ctx) })
        .andWhere('authenticated_at', '>', database.raw('now() - ?::interval', [freshFor]))
        .first<{ id: string } | undefined>('id');
      return row !== undefined;
    },

    async refresh(ctx) {
      await database('sessions')
        .where({ id_hash: hashIn(ctx) })
        .update({ authenticated_at: database.fn.now() });
    },

    async end(userId, id) {
      return (await database('sessions').where({ user_id: userId, id }).delete()) > 0;
    },

    async endOthers(ctx, userId) {
      await database('sessions')
        .where({ user_id: userId })
        .andWhereNot({ id_hash: hashIn(ctx) })
        .delete();
    },
  };
}
