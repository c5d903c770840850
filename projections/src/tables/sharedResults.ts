import type { Knex } from 'knex';

export interface NewSharedResult {
  readonly id: string;
  /** The owner; null for a visitor. */
  readonly userId: string | null;
  /** SHA-256 of the token with which a visitor revokes it; null if it has an owner. */
  readonly revokeHash: string | null;
  readonly sealed: Buffer;
  readonly expiresAt: Date;
}

export type FoundSharedResult =
  { readonly sealed: Buffer; readonly expiresAt: Date } | 'ended' | 'never there';

/** Whether a link works. `endedAt` is null if it ended before this was recorded. */
export type LinkStatus =
  | { readonly ended: false; readonly expiresAt: Date }
  | { readonly ended: true; readonly endedAt: Date | null };

/** Encrypted results that are shared by a link, in the table `shared_results`. */
export interface SharedResults {
  /** @returns whether it is new. The same id again changes nothing, even after its end */
  add(result: NewSharedResult): Promise<boolean>;
  find(id: string, now: Date): Promise<FoundSharedResult>;
  /** Ends a person’s own result. @returns whether it changed */
  endOwn(id: string, userId: string): Promise<boolean>;
  /** Ends a visitor’s result by its revoke token. @returns whether it exists, ended or not */
  endByHash(id: string, revokeHash: string, now: Date): Promise<boolean>;
  /** The status of a visitor’s result by its revoke token; null if it does not exist. */
  findStatusByHash(id: string, revokeHash: string, now: Date): Promise<LinkStatus | null>;
  /** Deletes a result without a trace, because its sharing was refused. */
  remove(id: string): Promise<void>;
  /** Ends all results of a person. */
  endAll(userId: string): Promise<void>;
  /** Erases the content of expired results. @returns how many */
  eraseExpired(now: Date): Promise<number>;
}

interface Row {
  readonly sealed: Buffer | null;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

/** Columns that are cleared at the end. `revoke_hash` stays, so that revoking twice is no error. */
const endedColumns = { sealed: null, user_id: null };

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
      return (await table().where({ id, user_id: userId }).update(endedColumns)) > 0;
    },

    async endByHash(id, revokeHash, now) {
      const matching = () => table().where({ id, revoke_hash: revokeHash });
      const done = await matching()
        .whereNotNull('sealed')
        .update({ ...endedColumns, ended_at: database.raw('least(expires_at, ?)', [now]) });
      return done > 0 || (await matching().first('id')) !== undefined;
    },

    async findStatusByHash(id, revokeHash, now) {
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

    async endAll(userId) {
      await table().where({ user_id: userId }).update(endedColumns);
    },

    async eraseExpired(now) {
      return table()
        .whereNotNull('sealed')
        .where('expires_at', '<=', now)
        .update({ ...endedColumns, ended_at: database.ref('expires_at') });
    },
  };
}
