import { mostSessions } from '@settlewise/contract/accountSettings';
import { createSessionRows, sessionHash, type StoredSession } from '@settlewise/infra/sessions';
import type { Knex } from 'knex';
import type { ApiContext } from './context';

/** A session as its owner sees it. The id identifies the session but does not open it. */
export type OwnSession = Omit<StoredSession, 'hash'>;

type SessionContext = Pick<ApiContext, 'session'>;

export interface OwnSessions {
  /** Open sessions: the current one first, then by last use. */
  list(ctx: SessionContext, userId: string): Promise<readonly (OwnSession & { readonly current: boolean })[]>;
  /** Whether the correct password was typed in this session within the last ten minutes. */
  isFresh(ctx: SessionContext): Promise<boolean>;
  /** Records that the correct password was typed now. */
  refresh(ctx: SessionContext): Promise<void>;
  /** Ends one of the person's sessions. @returns whether it existed */
  end(userId: string, id: string): Promise<boolean>;
  /** Ends all of the person's sessions except the current one. */
  endOthers(ctx: SessionContext, userId: string): Promise<void>;
}

const freshMs = 10 * 60 * 1000;

const withoutHash = ({ hash: _, ...session }: StoredSession): OwnSession => session;

/** Lists a person's open sessions without their hashes. */
export async function listSessions(database: Knex, userId: string): Promise<readonly OwnSession[]> {
  return (await createSessionRows(database).list(userId, mostSessions)).map(withoutHash);
}

/** Manages a person's own sessions on all their devices. */
export function createOwnSessions(database: Knex): OwnSessions {
  const rows = createSessionRows(database);
  const readSecret = ({ session }: SessionContext) => session?.externalKey ?? '';
  return {
    async list(ctx, userId) {
      const own = sessionHash(readSecret(ctx));
      const stored = await rows.list(userId, mostSessions);
      const all = stored.map((session) => ({ ...withoutHash(session), current: own.equals(session.hash) }));
      return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
    },
    isFresh: (ctx) => rows.wasAuthenticated(readSecret(ctx), freshMs),
    refresh: (ctx) => rows.markAuthenticated(readSecret(ctx)),
    end: (userId, id) => rows.endOne(userId, id),
    endOthers: (ctx, userId) => rows.endOthers(userId, readSecret(ctx)),
  };
}
