import type { Knex } from 'knex';
import type { Position } from '../eventStore';
import { toPosition, lastWriteCutoff, type LastWriteRow } from './lastWrites';
import { sessionHash } from './sessionHash';

/** A session without its secret. */
export interface StoredSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
  readonly hash: Buffer;
}

export interface NewSession {
  readonly userId: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** JSON */
  readonly data: string;
  readonly ageMs: number;
}

/** Sign-in sessions in the table `sessions`, which holds only the hash of each secret. Times come from the database. */
export interface SessionRows {
  /** Finds an open session with the log's position after the person's last write, and updates its time of last use. */
  find(secret: string): Promise<{ readonly data: unknown; readonly lastWrite: Position | null } | null>;
  /** @param limit sessions of the person that stay open; the oldest others end */
  add(secret: string, session: NewSession, limit: number): Promise<void>;
  /** Extends a session. One that has ended stays ended. @param maxAgeMs limit of its whole duration */
  renew(secret: string, data: string, ageMs: number, maxAgeMs: number): Promise<void>;
  end(secret: string): Promise<void>;
  /** Open sessions of a person, the last used first. */
  list(userId: string, limit: number): Promise<readonly StoredSession[]>;
  /** Ends a session by its id. @returns whether it existed */
  endOne(userId: string, id: string): Promise<boolean>;
  endAll(userId: string): Promise<void>;
  endOthers(userId: string, secret: string): Promise<void>;
  /** Whether the correct password was given in this session within this time. */
  wasAuthenticated(secret: string, withinMs: number): Promise<boolean>;
  /** Records that the correct password was given now. */
  markAuthenticated(secret: string): Promise<void>;
  /** The number of open sessions of each of these people, including 0. */
  countOpenByUser(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  countOpen(): Promise<number>;
  /** Deletes expired sessions. */
  purgeExpired(): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly id_hash: Buffer;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

export function createSessionRows(database: Knex): SessionRows {
  const all = () => database('sessions');
  const open = () => all().where('expires_at', '>', database.fn.now());
  const findOne = (secret: string) => all().where({ id_hash: sessionHash(secret) });
  const addToNow = (ms: number) => database.raw(`now() + ? * interval '1 millisecond'`, [ms]);
  const findNewest = (userId: string, limit: number) =>
    open()
      .where({ user_id: userId })
      .orderBy([{ column: 'last_used_at', order: 'desc' }, { column: 'created_at', order: 'desc' }, 'id'])
      .limit(limit);

  return {
    async find(secret) {
      const row = await open()
        .leftJoin('last_writes', (join) =>
          join
            .on('last_writes.user_id', 'sessions.user_id')
            .andOn('last_writes.written_at', '>', lastWriteCutoff(database)),
        )
        .where({ id_hash: sessionHash(secret) })
        .first<(LastWriteRow & { data: unknown; rested: boolean }) | undefined>(
          'data',
          'commit_position',
          'prepare_position',
          database.raw(`last_used_at < date_trunc('minute', now()) AS rested`),
        );
      if (row === undefined) return null;
      // Stored to the minute, which is all that people see.
      if (row.rested)
        await findOne(secret).update({ last_used_at: database.raw(`date_trunc('minute', now())`) });
      return { data: row.data, lastWrite: toPosition(row) };
    },

    async add(secret, { userId, browser, system, data, ageMs }, limit) {
      await all().insert({
        id_hash: sessionHash(secret),
        user_id: userId,
        browser,
        system,
        data,
        expires_at: addToNow(ageMs),
      });
      // A separate statement: of several concurrent ones, the last sees all sessions.
      await all()
        .where({ user_id: userId })
        .whereNotIn('id_hash', findNewest(userId, limit).select('id_hash'))
        .delete();
    },

    async renew(secret, data, ageMs, maxAgeMs) {
      // Never inserts, because a session that has ended must not reopen.
      await findOne(secret).update({
        data,
        expires_at: database.raw(
          `LEAST(now() + ? * interval '1 millisecond', created_at + ? * interval '1 millisecond')`,
          [ageMs, maxAgeMs],
        ),
      });
    },

    async end(secret) {
      await findOne(secret).delete();
    },

    async list(userId, limit) {
      const rows = await findNewest(userId, limit).select<Row[]>(
        'id',
        'id_hash',
        'browser',
        'system',
        'created_at',
        'last_used_at',
      );
      return rows.map(
        ({ id, id_hash: hash, browser, system, created_at: startedAt, last_used_at: lastUsedAt }) => ({
          id,
          hash,
          browser,
          system,
          startedAt,
          lastUsedAt,
        }),
      );
    },

    endOne: async (userId, id) => (await all().where({ user_id: userId, id }).delete()) > 0,

    async endAll(userId) {
      await all().where({ user_id: userId }).delete();
    },

    async endOthers(userId, secret) {
      await all()
        .where({ user_id: userId })
        .andWhereNot({ id_hash: sessionHash(secret) })
        .delete();
    },

    async wasAuthenticated(secret, withinMs) {
      const row = await findOne(secret)
        .andWhere('authenticated_at', '>', addToNow(-withinMs))
        .first<{ id: string } | undefined>('id');
      return row !== undefined;
    },

    async markAuthenticated(secret) {
      await findOne(secret).update({ authenticated_at: database.fn.now() });
    },

    async countOpenByUser(userIds) {
      const rows = await open()
        .whereIn('user_id', [...userIds])
        .groupBy('user_id')
        .select<{ user_id: string; count: string }[]>('user_id', database.raw('count(*)'));
      const counted = new Map(rows.map(({ user_id: userId, count }) => [userId, Number(count)]));
      return new Map(userIds.map((userId) => [userId, counted.get(userId) ?? 0]));
    },

    async countOpen() {
      const row = await open().whereNotNull('user_id').count<{ count: string }[]>({ count: '*' }).first();
      return Number(row?.count ?? 0);
    },

    async purgeExpired() {
      await all().where('expires_at', '<=', database.fn.now()).delete();
    },
  };
}
