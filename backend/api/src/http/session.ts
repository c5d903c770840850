import { randomBytes } from 'node:crypto';
import { mostSessions } from '@settlewise/contract/accountSettings';
import { createSessionRows } from '@settlewise/infra/sessions';
import type { Knex } from 'knex';
import { createSession } from 'koa-session';
import { z } from 'zod';
import type { ApiApplication, ApiContext, ApiMiddleware, ApiState, OpenSession } from './context';
import { createCookieName } from './createCookieName';
import { readDevice, type Device } from './readDevice';
import { signInFirst } from './requestRefusedError';

export interface SignedIn {
  readonly userId: string;
}

export interface Sessions {
  /** Loads the session of a request's cookie. Runs before the routes. */
  readonly middleware: readonly ApiMiddleware[];
  /** Starts a session with a new id and ends the previous one. */
  begin(ctx: ApiContext, userId: string): Promise<void>;
  end(ctx: ApiContext): Promise<void>;
  /** Ends all sessions of a person on all their devices. */
  endAll(userId: string): Promise<void>;
  /** Open sessions of each of these people. The map contains all of them. */
  countOpenByUser(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Open sessions of all people. */
  countOpen(): Promise<number>;
  /** Deletes the rows of expired sessions. */
  purgeExpired(): Promise<void>;
}

const days = 24 * 60 * 60 * 1000;
/** An unused session expires after this time. It is renewed after half of it. */
const maxIdleMs = 14 * days;
/** Every session expires after this time (infra/security/decisions.md). */
const maxAgeMs = 30 * days;

const sessionContent = z.object({ userId: z.uuid() });

/** The name of the session's cookie. */
export const sessionCookieName = (overTls: boolean) => createCookieName('settlewise_session', overTls);

/** Sign-in sessions in PostgreSQL. The table holds only hashes of ids. Visitors have no row. */
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
  const newDevices = new WeakMap<object, Device>();
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
      const text = JSON.stringify(data);
      const device = ctx === undefined ? undefined : newDevices.get(ctx);
      if (device === undefined) await rows.renew(id, text, ageMs, maxAgeMs);
      else {
        const { userId } = sessionContent.parse(data);
        await rows.add(id, { userId, ...device, data: text, ageMs }, mostSessions);
      }
    },
    destroy: (id: string) => rows.end(id),
  };

  const loadSession = createSession(
    {
      key: cookie,
      store,
      genid: () => randomBytes(32).toString('base64url'),
      maxAge: maxIdleMs,
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
        // A proxy may terminate TLS; the cookie must be secure in that case too.
        if (overTls) ctx.cookies.secure = true;
        await next();
      },
      loadSession,
      async (ctx, next) => {
        // Renews the session before the route runs. Afterwards, a failure would make a successful change look failed.
        await ctx.session?.manuallyCommit();
        const person = readPerson(ctx.session);
        if (person !== null) ctx.state.actor = createPseudonym(person.userId);
        await next();
      },
    ],

    async begin(ctx, userId) {
      newDevices.set(ctx, readDevice(ctx.get('User-Agent')));
      ctx.state.actor = createPseudonym(userId);
      ctx.session = { userId };
      await ctx.session?.regenerate();
    },

    async end(ctx) {
      const session = ctx.session;
      ctx.session = null;
      await session?.manuallyCommit();
    },

    endAll: (userId) => rows.endAll(userId),
    countOpenByUser: (userIds) => rows.countOpenByUser(userIds),
    countOpen: () => rows.countOpen(),
    purgeExpired: () => rows.purgeExpired(),
  };
}

/** The signed-in person of a session, or null. */
export function readPerson(session: OpenSession | null): SignedIn | null {
  return sessionContent.safeParse(session).data ?? null;
}

/** The signed-in person. @throws RequestRefusedError 401 */
export const signedIn = (ctx: Pick<ApiContext, 'session'>): SignedIn => {
  const person = readPerson(ctx.session);
  if (person === null) throw signInFirst();
  return person;
};
