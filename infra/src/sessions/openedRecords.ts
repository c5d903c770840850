import type { Knex } from 'knex';
import { sessionHash } from './sessionHash';

/**
 * Binds the accesses of administrators to their sessions, in the table `opened_records`. The accesses end with the
 * session.
 */
export interface OpenedRecords {
  /**
   * Binds an access to a session, unless it is bound already. Deletes accesses that expired more than a day ago.
   * @returns whether it is bound to this session
   */
  bind(secret: string, access: BoundAccess, now: Date): Promise<boolean>;
  isBound(secret: string, lookId: string): Promise<boolean>;
  /** The latest-expiring access of a session to a person's record, even if expired. */
  findLatestAccess(secret: string, personPseudonym: string): Promise<string | null>;
}

export interface BoundAccess {
  readonly lookId: string;
  /** Stable for a person, but does not identify them. */
  readonly personPseudonym: string;
  readonly until: Date;
}

/** How long expired rows are kept. The log holds the exact times. */
const retentionMs = 24 * 60 * 60 * 1000;

export function createOpenedRecords(database: Knex): OpenedRecords {
  const table = () => database('opened_records');
  const session = (secret: string) =>
    database('sessions')
      .where({ id_hash: sessionHash(secret) })
      .select('id');
  const isBound = async (secret: string, lookId: string) => {
    const row = await table()
      .where({ look_id: lookId })
      .whereIn('session_id', session(secret))
      .first<{ look_id: string } | undefined>('look_id');
    return row !== undefined;
  };

  return {
    async bind(secret, { lookId, personPseudonym, until }, now) {
      await table()
        .where('until', '<', new Date(now.getTime() - retentionMs))
        .delete();
      await database.raw(
        `INSERT INTO opened_records (look_id, session_id, person_mark, until)
         SELECT ?, id, ?, ? FROM sessions WHERE id_hash = ?
         ON CONFLICT (look_id) DO NOTHING`,
        [lookId, personPseudonym, until, sessionHash(secret)],
      );
      return isBound(secret, lookId);
    },
    isBound,
    async findLatestAccess(secret, personPseudonym) {
      const row = await table()
        .where({ person_mark: personPseudonym })
        .whereIn('session_id', session(secret))
        .orderBy('until', 'desc')
        .first<{ look_id: string } | undefined>('look_id');
      return row?.look_id ?? null;
    },
  };
}
