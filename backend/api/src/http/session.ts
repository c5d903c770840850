import { randomBytes } from 'node:crypto';
import { mostSessions } from '@settlewise/contract/accountSettings';
import { createSessionRows } from '@settlewise/infra/sessions';
import type { Knex } from 'knex';
import { createSession } from 'koa-session';
import { z } from 'zod';
import type { ApiApplication, ApiContext, ApiMiddleware, ApiState, OpenSession } from './context';
import { cookieName } from './cookieName';
import { deviceOf, type Device } from './deviceOf';
import { signInFirst } from './requestRefusedError';

export interface SignedIn {
  readonly userId: string;
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
export function createSessions({
  koa,
  database,
  overTls,
  createPseudonym,
}: {
  readonly koa: ApiApplication;
  readonly database: Knex;
  readonly overTls: boolean;
  readonly createPseudonym: (userId: string) => string;
}): Sessions {
  const cookie = sessionCookieName(overTls);
  const beginning = new WeakMap<object, Device>();
  const rows = createSessionRows(database);
  const store = {
    async get(
      id: string,
      _ageMs: number,
      { ctx }: { ctx?: { readonly state: Partial<ApiState> } },
    ): Promise<unknown> {
      const found = await rows.find(id);
      if (ctx !== undefined && found !== null && found.lastWrite !== null)
        ctx.state.lastWrite = found.lastWrite;
      return found?.data;
    },
    async set(id: string, data: unknown, ageMs: number, { ctx }: { ctx?: object }): Promise<void> {
      const written = JSON.stringify(data);
      const device = ctx === undefined ? undefined : beginning.get(ctx);
      if (device === undefined) await rows.renew(id, written, ageMs, longest);
      else {
        const { userId } = content.parse(data);
        await rows.add(id, { userId, ...device, data: written, ageMs }, mostSessions);
      }
    },
    destroy: (id: string) => rows.end(id),
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
    koa,
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
        if (person !== null) ctx.state.actor = createPseudonym(person.userId);
        await next();
      },
    ],

    async begin(ctx, userId) {
      beginning.set(ctx, deviceOf(ctx.get('User-Agent')));
      ctx.state.actor = createPseudonym(userId);
      ctx.session = { userId };
      await ctx.session?.regenerate();
    },

    async end(ctx) {
      const session = ctx.session;
      ctx.session = null;
      await session?.manuallyCommit();
    },

    endAllOf: (userId) => rows.endAll(userId),
    countOpenOf: (userIds) => rows.countOpenByUser(userIds),
    countOpen: () => rows.countOpen(),
    purgeExpired: () => rows.purgeExpired(),
  };
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
