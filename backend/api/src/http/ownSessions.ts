import { mostSessions } from '@settlewise/contract/accountSettings';
import { createSessionRows, sessionHash, type StoredSession } from '@settlewise/infra/sessions';
import type { Knex } from 'knex';
import type { ApiContext } from './context';

/** One of a person's sessions, as it is shown to them. Its id identifies it, but does not open it. */
export type OwnSession = Omit<StoredSession, 'hash'>;

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

const freshForMs = 10 * 60 * 1000;

const told = ({ hash: _, ...session }: StoredSession): OwnSession => session;

/** The stored data of a person's open sessions, without the secrets. */
export async function listSessionsOf(database: Knex, userId: string): Promise<readonly OwnSession[]> {
  return (await createSessionRows(database).list(userId, mostSessions)).map(told);
}

/** A person's own sessions, on all their devices. */
export function createOwnSessions(database: Knex): OwnSessions {
  const rows = createSessionRows(database);
  const secretIn = ({ session }: Asking) => session?.externalKey ?? '';
  return {
    async list(ctx, userId) {
      const own = sessionHash(secretIn(ctx));
      const stored = await rows.list(userId, mostSessions);
      const all = stored.map((session) => ({ ...told(session), current: own.equals(session.hash) }));
      return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
    },
    isFresh: (ctx) => rows.wasAuthenticated(secretIn(ctx), freshForMs),
    refresh: (ctx) => rows.markAuthenticated(secretIn(ctx)),
    end: (userId, id) => rows.endOne(userId, id),
    endOthers: (ctx, userId) => rows.endOthers(userId, secretIn(ctx)),
  };
}
