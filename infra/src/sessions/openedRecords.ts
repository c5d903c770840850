import type { Knex } from 'knex';
import { sessionHash } from './sessionHash';

/**
 * Which accesses of administrators to records belong to which session, in the table `opened_records`. A session that ends,
 * however that happens, takes its accesses with it.
 */
export interface OpenedRecords {
  /**
   * Binds an access to a session, unless it is bound already, and forgets those that were over a day before.
   * @returns whether it is bound to this session
   */
  bind(secret: string, access: BoundAccess, now: Date): Promise<boolean>;
  isBound(secret: string, lookId: string): Promise<boolean>;
  /** The access of a session to a person's record that lasts longest, also one that is over. */
  lookAt(secret: string, personMark: string): Promise<string | null>;
}

export interface BoundAccess {
  readonly lookId: string;
  /** What stands for the person in the table: the same for the same person, and it does not tell who that is. */
  readonly personMark: string;
  readonly until: Date;
}

/** How long rows are kept once they are over; the log says to the moment when that is. */
const keptMs = 24 * 60 * 60 * 1000;

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
    async bind(secret, { lookId, personMark, until }, now) {
      await table()
        .where('until', '<', new Date(now.getTime() - keptMs))
        .delete();
      await database.raw(
        `INSERT INTO opened_records (look_id, session_id, person_mark, until)
         SELECT ?, id, ?, ? FROM sessions WHERE id_hash = ?
         ON CONFLICT (look_id) DO NOTHING`,
        [lookId, personMark, until, sessionHash(secret)],
      );
      return isBound(secret, lookId);
    },
    isBound,
    async lookAt(secret, personMark) {
      const row = await table()
        .where({ person_mark: personMark })
        .whereIn('session_id', session(secret))
        .orderBy('until', 'desc')
        .first<{ look_id: string } | undefined>('look_id');
      return row?.look_id ?? null;
    },
  };
}
