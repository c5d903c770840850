import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { LogProgress, LogProof } from './verifyLog';

/** A check without progress for this long has lost its process. */
const stalledAfterMinutes = 2;
const stalledReason = 'The program that looked at the log has stopped. Start the check again.';

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

/** A check of the log as stored. */
export type StoredCheck = ReturnType<typeof toStoredCheck>;

/** A finished check. */
export interface FinishedCheck {
  readonly at: Date;
  readonly sound: boolean;
}

/** Checks of the log, in the table `proof_checks`. Times come from the database. */
export interface CheckRows {
  /** The newest first. */
  list(limit: number): Promise<readonly StoredCheck[]>;
  findPending(): Promise<StoredCheck | null>;
  /** The newest check with a result. */
  lastFinished(): Promise<FinishedCheck | null>;
  /** Creates a check, or returns the pending one. */
  getOrCreate(): Promise<StoredCheck>;
  /** @returns whether the check is still pending */
  start(id: string): Promise<boolean>;
  progress(id: string, progress: LogProgress): Promise<void>;
  /** @param broken the description of the first fault; null if there is none */
  finish(id: string, proof: LogProof, broken: object | null): Promise<void>;
  fail(id: string, reason: string): Promise<void>;
}

export function createCheckRows(database: Knex): CheckRows {
  const checks = () => database('proof_checks');
  const pendingChecks = () => checks().whereIn('state', ['waiting', 'running']);
  const now = database.fn.now();

  async function failStalled(): Promise<void> {
    const limit = database.raw('now() - make_interval(mins => ?)', [stalledAfterMinutes]);
    await pendingChecks()
      .where('alive_at', '<', limit)
      .update({ state: 'failed', finished_at: now, reason: stalledReason });
  }

  async function findPending(): Promise<StoredCheck | null> {
    await failStalled();
    const row: unknown = await pendingChecks().first();
    return row === undefined ? null : toStoredCheck(row);
  }

  return {
    findPending,

    async list(limit) {
      await failStalled();
      const rows: unknown[] = await checks().orderBy('started_at', 'desc').orderBy('id').limit(limit);
      return rows.map(toStoredCheck);
    },

    async lastFinished() {
      const row = await checks()
        .whereIn('state', ['sound', 'broken'])
        .orderBy('finished_at', 'desc')
        .first<{ state: string; at: Date } | undefined>('state', { at: 'finished_at' });
      return row === undefined ? null : { at: row.at, sound: row.state === 'sound' };
    },

    async getOrCreate() {
      for (;;) {
        const existing = await findPending();
        if (existing !== null) return existing;
        // A unique index lets only one of several concurrent requests insert a row.
        const rows: unknown[] = await checks()
          .insert({ id: randomUUID(), state: 'waiting' })
          .onConflict()
          .ignore()
          .returning('*');
        if (rows.length > 0) return toStoredCheck(rows[0]);
      }
    },

    start: async (id) =>
      (await pendingChecks().where({ id }).update({ state: 'running', alive_at: now })) > 0,

    async progress(id, progress) {
      await pendingChecks()
        .where({ id })
        .update({ ...toColumns(progress), alive_at: now });
    },

    async finish(id, proof, broken) {
      await pendingChecks()
        .where({ id })
        .update({
          ...toColumns(proof),
          unsigned_events: proof.unsigned.events,
          unsigned_since: proof.unsigned.since,
          state: broken === null ? 'sound' : 'broken',
          finished_at: now,
          broken: broken === null ? null : JSON.stringify(broken),
        });
    },

    async fail(id, reason) {
      await pendingChecks().where({ id }).update({ state: 'failed', finished_at: now, reason });
    },
  };
}

const toColumns = ({ events, streams, heads, of }: LogProgress) => ({
  events,
  streams,
  heads,
  expected_events: of,
});

function toStoredCheck(row: unknown) {
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
