import type { Knex } from 'knex';
import type { Position } from '../eventStore';
import { positionOf, writtenLately, type LastWriteRow } from './lastWrites';
import { sessionHash } from './sessionHash';

/** A session as its row tells of it: nothing of this opens it. */
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

/** Sign-in sessions, in the table `sessions`: a secret is known by its hash alone. Times are the database's. */
export interface SessionRows {
  /** One that is open, and where the log stood after the person's last write; it is noted as used. */
  find(secret: string): Promise<{ readonly data: unknown; readonly lastWrite: Position | null } | null>;
  /** @param most sessions of the person that stay open: beyond that the oldest end */
  add(secret: string, session: NewSession, most: number): Promise<void>;
  /** One that was ended meanwhile stays so. @param longestMs after its beginning it ends all the same */
  renew(secret: string, data: string, ageMs: number, longestMs: number): Promise<void>;
  end(secret: string): Promise<void>;
  /** The open ones of a person, the newest used first. */
  listOf(userId: string, most: number): Promise<readonly StoredSession[]>;
  /** Ends one by its id. @returns whether there was one */
  endOne(userId: string, id: string): Promise<boolean>;
  endAllOf(userId: string): Promise<void>;
  endOthersOf(userId: string, secret: string): Promise<void>;
  /** Whether the password was right in this session so lately. */
  wasAuthenticated(secret: string, withinMs: number): Promise<boolean>;
  /** The password was right just now. */
  authenticated(secret: string): Promise<void>;
  /** How many sessions each of these people has open; nobody is left out. */
  countOpenOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  countOpen(): Promise<number>;
  /** Removes the rows of sessions that are over. */
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
  const one = (secret: string) => all().where({ id_hash: sessionHash(secret) });
  const after = (ms: number) => database.raw(`now() + ? * interval '1 millisecond'`, [ms]);
  const newestOf = (userId: string, most: number) =>
    open()
      .where({ user_id: userId })
      .orderBy([{ column: 'last_used_at', order: 'desc' }, { column: 'created_at', order: 'desc' }, 'id'])
      .limit(most);

  return {
    async find(secret) {
      const row = await open()
        .leftJoin('last_writes', (join) =>
          join
            .on('last_writes.user_id', 'sessions.user_id')
            .andOn('last_writes.written_at', '>', writtenLately(database)),
        )
        .where({ id_hash: sessionHash(secret) })
        .first<(LastWriteRow & { data: unknown; rested: boolean }) | undefined>(
          'data',
          'commit_position',
          'prepare_position',
          database.raw(`last_used_at < date_trunc('minute', now()) AS rested`),
        );
      if (row === undefined) return null;
      // People are shown the minute, so that is all that is kept.
      if (row.rested) await one(secret).update({ last_used_at: database.raw(`date_trunc('minute', now())`) });
      return { data: row.data, lastWrite: positionOf(row) };
    },

    async add(secret, { userId, browser, system, data, ageMs }, most) {
      await all().insert({
        id_hash: sessionHash(secret),
        user_id: userId,
        browser,
        system,
        data,
        expires_at: after(ageMs),
      });
      // By a statement of its own: of several at the same moment the last one sees them all.
      await all()
        .where({ user_id: userId })
        .whereNotIn('id_hash', newestOf(userId, most).select('id_hash'))
        .delete();
    },

    async renew(secret, data, ageMs, longestMs) {
      // Renewing never inserts: a session that was ended meanwhile must not come back to life.
      await one(secret).update({
        data,
        expires_at: database.raw(
          `LEAST(now() + ? * interval '1 millisecond', created_at + ? * interval '1 millisecond')`,
          [ageMs, longestMs],
        ),
      });
    },

    async end(secret) {
      await one(secret).delete();
    },

    async listOf(userId, most) {
      const rows = await newestOf(userId, most).select<Row[]>(
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

    async endAllOf(userId) {
      await all().where({ user_id: userId }).delete();
    },

    async endOthersOf(userId, secret) {
      await all()
        .where({ user_id: userId })
        .andWhereNot({ id_hash: sessionHash(secret) })
        .delete();
    },

    async wasAuthenticated(secret, withinMs) {
      const row = await one(secret)
        .andWhere('authenticated_at', '>', after(-withinMs))
        .first<{ id: string } | undefined>('id');
      return row !== undefined;
    },

    async authenticated(secret) {
      await one(secret).update({ authenticated_at: database.fn.now() });
    },

    async countOpenOf(userIds) {
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
