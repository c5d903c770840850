import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { LogProgress, LogProof } from './verifyLog';

/** A check without progress for this long has died with its process. */
const givenUpAfterMinutes = 2;
const reasonGivenUp = 'The program that looked at the log has stopped. Start the check again.';

const rowShape = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'sound', 'broken', 'failed']),
  started_at: z.date(),
  finished_at: z.date().nullable(),
  events: z.coerce.number(),
  streams: z.coerce.number(),
  heads: z.coerce.number(),
  expected_events: z.coerce.number(),
  unsigned_events: z.coerce.number().nullable(),
  unsigned_since: z.date().nullable(),
  broken: z.unknown(),
  reason: z.string().nullable(),
});

/** A check as the table has it. */
export type StoredCheck = ReturnType<typeof stored>;

/** A check that has come to an end. */
export interface FinishedCheck {
  readonly at: Date;
  readonly sound: boolean;
}

/** Checks of the log, in the table `proof_checks`. Times are the database's. */
export interface CheckRows {
  /** The newest first. */
  list(limit: number): Promise<readonly StoredCheck[]>;
  underWay(): Promise<StoredCheck | null>;
  /** The newest that came to an end and found the log whole or broken. */
  lastFinished(): Promise<FinishedCheck | null>;
  /** Makes one, or answers the one that somebody else made at the same moment. */
  open(): Promise<StoredCheck>;
  /** @returns whether it is still to be carried out */
  begin(id: string): Promise<boolean>;
  progress(id: string, progress: LogProgress): Promise<void>;
  /** @param broken what is told of the first event that does not fit; null when all do */
  finish(id: string, proof: LogProof, broken: object | null): Promise<void>;
  fail(id: string, reason: string): Promise<void>;
}

export function createCheckRows(database: Knex): CheckRows {
  const checks = () => database('proof_checks');
  const open = () => checks().whereIn('state', ['waiting', 'running']);
  const now = database.fn.now();

  async function giveUpDead(): Promise<void> {
    const limit = database.raw('now() - make_interval(mins => ?)', [givenUpAfterMinutes]);
    await open()
      .where('alive_at', '<', limit)
      .update({ state: 'failed', finished_at: now, reason: reasonGivenUp });
  }

  async function underWay(): Promise<StoredCheck | null> {
    await giveUpDead();
    const row: unknown = await open().first();
    return row === undefined ? null : stored(row);
  }

  return {
    underWay,

    async list(limit) {
      await giveUpDead();
      const rows: unknown[] = await checks().orderBy('started_at', 'desc').orderBy('id').limit(limit);
      return rows.map(stored);
    },

    async lastFinished() {
      const row = await checks()
        .whereIn('state', ['sound', 'broken'])
        .orderBy('finished_at', 'desc')
        .first<{ state: string; at: Date } | undefined>('state', { at: 'finished_at' });
      return row === undefined ? null : { at: row.at, sound: row.state === 'sound' };
    },

    async open() {
      for (;;) {
        const existing = await underWay();
        if (existing !== null) return existing;
        // A unique index lets only one of several concurrent requests insert a row.
        const rows: unknown[] = await checks()
          .insert({ id: randomUUID(), state: 'waiting' })
          .onConflict()
          .ignore()
          .returning('*');
        if (rows.length > 0) return stored(rows[0]);
      }
    },

    begin: async (id) => (await open().where({ id }).update({ state: 'running', alive_at: now })) > 0,

    async progress(id, progress) {
      await open()
        .where({ id })
        .update({ ...columns(progress), alive_at: now });
    },

    async finish(id, proof, broken) {
      await open()
        .where({ id })
        .update({
          ...columns(proof),
          unsigned_events: proof.unsigned.events,
          unsigned_since: proof.unsigned.since,
          state: broken === null ? 'sound' : 'broken',
          finished_at: now,
          broken: broken === null ? null : JSON.stringify(broken),
        });
    },

    async fail(id, reason) {
      await open().where({ id }).update({ state: 'failed', finished_at: now, reason });
    },
  };
}

const columns = ({ events, streams, heads, of }: LogProgress) => ({
  events,
  streams,
  heads,
  expected_events: of,
});

function stored(row: unknown) {
  const {
    started_at: startedAt,
    finished_at: finishedAt,
    expected_events: of,
    unsigned_events: events,
    unsigned_since: since,
    ...rest
  } = rowShape.parse(row);
  return { ...rest, startedAt, finishedAt, of, unsigned: events === null ? null : { events, since } };
}
