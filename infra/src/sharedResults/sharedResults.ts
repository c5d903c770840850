import type { Knex } from 'knex';

export interface NewSharedResult {
  readonly id: string;
  /** Whose it is; null for a visitor’s. */
  readonly userId: string | null;
  /** SHA-256 of what a visitor revokes it with; null for a person’s. */
  readonly revokeHash: string | null;
  readonly sealed: Buffer;
  readonly expiresAt: Date;
}

export type FoundSharedResult =
  { readonly sealed: Buffer; readonly expiresAt: Date } | 'ended' | 'never there';

/** Whether a link works, and until or since when; null where it ended before that was recorded. */
export type StandingOfLink =
  | { readonly ended: false; readonly expiresAt: Date }
  | { readonly ended: true; readonly endedAt: Date | null };

/** Sealed results that are shared by a link, in the table `shared_results`. */
export interface SharedResults {
  /** @returns whether it is new: the same id again changes nothing, also once it has ended */
  add(result: NewSharedResult): Promise<boolean>;
  find(id: string, now: Date): Promise<FoundSharedResult>;
  /** Ends a person’s own. @returns whether that did anything */
  endOwn(id: string, userId: string): Promise<boolean>;
  /** Ends a visitor’s, for whoever has what it is revoked with. @returns whether there is such a one, ended or not */
  endByHash(id: string, revokeHash: string, now: Date): Promise<boolean>;
  /** How a visitor’s stands, for whoever has what it is revoked with; null where there is no such one. */
  standingByHash(id: string, revokeHash: string, now: Date): Promise<StandingOfLink | null>;
  /** Takes one away as if it had never been there: its sharing was refused. */
  remove(id: string): Promise<void>;
  /** Ends all that a person shared. */
  endAllOf(userId: string): Promise<void>;
  /** Erases the content of those whose time is over. @returns how many they were */
  eraseExpired(now: Date): Promise<number>;
}

interface Row {
  readonly sealed: Buffer | null;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

/** What stays of one that has ended: that there was one, and until when. `revoke_hash` stays too, so that revoking twice is no error. */
const ended = { sealed: null, user_id: null };

export function createSharedResults(database: Knex): SharedResults {
  const table = () => database('shared_results');

  return {
    async add({ id, userId, revokeHash, sealed, expiresAt }) {
      const rows = await table()
        .insert({ id, user_id: userId, revoke_hash: revokeHash, sealed, expires_at: expiresAt })
        .onConflict('id')
        .ignore()
        .returning<readonly unknown[]>('id');
      return rows.length > 0;
    },

    async find(id, now) {
      const row = await table()
        .where({ id })
        .first<Pick<Row, 'sealed' | 'expires_at'> | undefined>('sealed', 'expires_at');
      if (row === undefined) return 'never there';
      const { sealed, expires_at: expiresAt } = row;
      return sealed === null || expiresAt <= now ? 'ended' : { sealed, expiresAt };
    },

    async endOwn(id, userId) {
      return (await table().where({ id, user_id: userId }).update(ended)) > 0;
    },

    async endByHash(id, revokeHash, now) {
      const its = () => table().where({ id, revoke_hash: revokeHash });
      const done = await its()
        .whereNotNull('sealed')
        .update({ ...ended, ended_at: database.raw('least(expires_at, ?)', [now]) });
      return done > 0 || (await its().first('id')) !== undefined;
    },

    async standingByHash(id, revokeHash, now) {
      const row = await table()
        .where({ id, revoke_hash: revokeHash })
        .first<(Pick<Row, 'expires_at' | 'ended_at'> & { readonly erased: boolean }) | undefined>(
          'expires_at',
          'ended_at',
          database.raw('sealed IS NULL AS erased'),
        );
      if (row === undefined) return null;
      const { erased, expires_at: expiresAt, ended_at: endedAt } = row;
      if (erased) return { ended: true, endedAt };
      return expiresAt <= now ? { ended: true, endedAt: expiresAt } : { ended: false, expiresAt };
    },

    async remove(id) {
      await table().where({ id }).delete();
    },

    async endAllOf(userId) {
      await table().where({ user_id: userId }).update(ended);
    },

    async eraseExpired(now) {
      return table()
        .whereNotNull('sealed')
        .where('expires_at', '<=', now)
        .update({ ...ended, ended_at: database.ref('expires_at') });
    },
  };
}
