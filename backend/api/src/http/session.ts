import { randomBytes } from 'node:crypto';
import { mostSessions } from '@settlewise/contract';
import type { Knex } from 'knex';
import { createSession } from 'koa-session';
import { z } from 'zod';
import type { ApiApplication, ApiContext, ApiMiddleware, ApiState, OpenSession } from './context';
import { cookieName } from './cookieName';
import { positionOf, writtenLately, type LastWriteRow } from './lastWrites';
import { deviceOf, type Device } from './deviceOf';
import { signInFirst } from './requestRefusedError';
import { sessionHash } from './sessionHash';

export interface SignedIn {
  readonly userId: string;
}

export interface SessionsOptions {
  readonly app: ApiApplication;
  readonly database: Knex;
  /** Whether people reach the program by https. */
  readonly overTls: boolean;
  /** What stands for a person in the log. */
  readonly pseudonymOf: (userId: string) => string;
}

export interface Sessions {
  /** Finds the session that a request's cookie names. Goes before the routes. */
  readonly middleware: readonly ApiMiddleware[];
  /** Starts a session under a new id; the one before is ended. */
  begin(ctx: ApiContext, userId: string): Promise<void>;
  end(ctx: ApiContext): Promise<void>;
  /** Ends every session of a person, on all their devices. */
  endAllOf(userId: string): Promise<void>;
  /** How many sessions each of these people has open; nobody is left out. */
  countOpenOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many sessions are open, of all people. */
  countOpen(): Promise<number>;
  /** Removes the rows of sessions that are over. */
  purgeExpired(): Promise<void>;
}

const days = 24 * 60 * 60 * 1000;
/** How long a session lasts that nobody uses. Renewed once half of it has passed. */
const idleFor = 14 * days;
/** How long a session lasts, however much it is used; then the person signs in again (infra/security/decisions.md). */
const longest = 30 * days;

const content = z.object({ userId: z.uuid() });

/** The name of the cookie that a session is known by. */
export const sessionCookieName = (overTls: boolean) => cookieName('settlewise_session', overTls);

/** Sign-in sessions in PostgreSQL. The table holds only the hash of an id; visitors who are not signed in have no row. */
export function createSessions({ app, database, overTls, pseudonymOf }: SessionsOptions): Sessions {
  const cookie = sessionCookieName(overTls);
  const beginning = new WeakMap<object, Device>();
  const store = {
    async get(
      id: string,
      _ageMs: number,
      { ctx }: { ctx?: { readonly state: Partial<ApiState> } },
    ): Promise<unknown> {
      const row = await database('sessions')
        .leftJoin('last_writes', (join) =>
          join
            .on('last_writes.user_id', 'sessions.user_id')
            .andOn('last_writes.written_at', '>', writtenLately(database)),
        )
        .where({ id_hash: sessionHash(id) })
        .andWhere('expires_at', '>', database.fn.now())
        .first<(LastWriteRow & { data: unknown; rested: boolean }) | undefined>(
          ...['data', 'commit_position', 'prepare_position'],
          database.raw(`last_used_at < date_trunc('minute', now()) AS rested`),
        );
      const lastWrite = row === undefined ? null : positionOf(row);
      if (ctx !== undefined && lastWrite !== null) ctx.state.lastWrite = lastWrite;
      // People are shown the minute, so that is all that is kept.
      if (row?.rested === true) {
        await database('sessions')
          .where({ id_hash: sessionHash(id) })
          .update({ last_used_at: database.raw(`date_trunc('minute', now())`) });
      }
      return row?.data;
    },
    async set(id: string, data: unknown, ageMs: number, { ctx }: { ctx?: object }): Promise<void> {
      const written = JSON.stringify(data);
      const device = ctx === undefined ? undefined : beginning.get(ctx);
      if (device !== undefined) {
        await database('sessions').insert({
          id_hash: sessionHash(id),
          user_id: content.parse(data).userId,
          ...device,
          data: written,
          expires_at: database.raw(`now() + ? * interval '1 millisecond'`, [ageMs]),
        });
        await endOldest(database, content.parse(data).userId);
      } else {
        // Renewing never inserts: a session that was ended meanwhile must not come back to life.
        await database('sessions')
          .where({ id_hash: sessionHash(id) })
          .update({
            data: written,
            expires_at: database.raw(
              `LEAST(now() + ? * interval '1 millisecond', created_at + ? * interval '1 millisecond')`,
              [ageMs, longest],
            ),
          });
      }
    },
    async destroy(id: string): Promise<void> {
      await database('sessions')
        .where({ id_hash: sessionHash(id) })
        .delete();
    },
  };

  const find = createSession(
    {
      key: cookie,
      store,
      genid: () => randomBytes(32).toString('base64url'),
      maxAge: idleFor,
      renew: true,
      autoCommit: false,
      httpOnly: true,
      sameSite: 'lax',
      secure: overTls,
      signed: true,
    },
    app,
  );

  return {
    middleware: [
      async (ctx, next) => {
        // TLS may end at a proxy in front of us; the cookie is a secure one all the same.
        if (overTls) ctx.cookies.secure = true;
        await next();
      },
      find,
      async (ctx, next) => {
        // Before the route, so that no change is answered as failed because its session could not be renewed.
        await ctx.session?.manuallyCommit();
        const person = personOf(ctx.session);
        if (person !== null) ctx.state.actor = pseudonymOf(person.userId);
        await next();
      },
    ],

    async begin(ctx, userId) {
      beginning.set(ctx, deviceOf(ctx.get('User-Agent')));
      ctx.state.actor = pseudonymOf(userId);
      ctx.session = { userId };
      await ctx.session?.regenerate();
    },

    async end(ctx) {
      const session = ctx.session;
      ctx.session = null;
      await session?.manuallyCommit();
    },

    async endAllOf(userId) {
      await database('sessions').where({ user_id: userId }).delete();
    },

    async countOpenOf(userIds) {
      const rows = await database('sessions')
        .whereIn('user_id', [...userIds])
        .andWhere('expires_at', '>', database.fn.now())
        .groupBy('user_id')
        .select<{ user_id: string; count: string }[]>('user_id', database.raw('count(*)'));
      const counted = new Map(rows.map(({ user_id: userId, count }) => [userId, Number(count)]));
      return new Map(userIds.map((userId) => [userId, counted.get(userId) ?? 0]));
    },

    async countOpen() {
      const row = await database('sessions')
        .where('expires_at', '>', database.fn.now())
        .whereNotNull('user_id')
        .count<{ count: string }[]>({ count: '*' })
        .first();
      return Number(row?.count ?? 0);
    },

    async purgeExpired() {
      await database('sessions').where('expires_at', '<=', database.fn.now()).delete();
    },
  };
}

/** After a session was added, by a statement of its own: of several at the same moment the last one sees them all. */
async function endOldest(database: Knex, userId: string): Promise<void> {
  const newest = database('sessions')
    .where({ user_id: userId })
    .andWhere('expires_at', '>', database.fn.now())
    .orderBy([{ column: 'last_used_at', order: 'desc' }, { column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostSessions)
    .select('id_hash');
  await database('sessions').where({ user_id: userId }).whereNotIn('id_hash', newest).delete();
}

/** Whose session it is; null where nobody is signed in. */
export function personOf(session: OpenSession | null): SignedIn | null {
  return content.safeParse(session).data ?? null;
}

/** Whose session the request belongs to. @throws RequestRefusedError 401 */
export const signedIn = (ctx: Pick<ApiContext, 'session'>): SignedIn => {
  const person = personOf(ctx.session);
  if (person === null) throw signInFirst();
  return person;
};
