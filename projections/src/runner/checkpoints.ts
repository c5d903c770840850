import type { Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { formatProgress, progressChannel } from './channels';
import { isAboutTheStatement, LeaseLostError } from './errors';
import type { TableVersionState } from './tableVersion';
import { leaseEnd, leaseSeconds, type Lease } from './lease';

/** A table version's step from one checkpoint to the next. */
export interface CheckpointMove {
  readonly lease: Lease;
  /** Null before the first event. */
  readonly from: Position | null;
  readonly to: Position;
  /** How many events lie between them. */
  readonly events: number;
  /** When the first of them was recorded, if it says so. */
  readonly since: Date | null;
}

/**
 * Moves a checkpoint, if it still is where it was left and the lease's token still is the newest. Comes first in a
 * batch's transaction: a refused worker has then written nothing, and a batch under way delays a swap. It also prolongs the
 * lease, notifies readers (at commit) of the live read model's progress, and sets a time limit after which the server ends
 * the transaction of a holder that hangs.
 * @throws LeaseLostError if another process moved the checkpoint or took the lease · errors of the database
 */
export async function moveCheckpoint(transaction: Knex, move: CheckpointMove): Promise<TableVersionState> {
  return stateAfter(move, await moveAll(transaction, [move]));
}

interface Waiting {
  readonly move: CheckpointMove;
  readonly resolve: (state: TableVersionState) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Moves checkpoints of several table versions in one statement. An event concerns few read models, but every read model
 * moves past it at about the same moment: as single statements, these moves would be most of a worker's load on the
 * database.
 */
export class SharedMoves {
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(private readonly database: Knex) {}

  /** As `moveCheckpoint`, in a transaction of its own that other table versions' moves may share. */
  move(move: CheckpointMove): Promise<TableVersionState> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ move, resolve, reject });
      if (!this.#busy) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#busy = true;
    // After this turn of the event loop, all that waited for the same events have asked, too.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0));
    this.#busy = false;
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    try {
      const moved = await moveAll(
        this.database,
        together.map(({ move }) => move),
      );
      for (const { move, resolve, reject } of together) {
        try {
          resolve(stateAfter(move, moved));
        } catch (error) {
          reject(error);
        }
      }
    } catch (error) {
      if (together.length > 1 && isAboutTheStatement(error)) {
        // A failure of one of them must not stop the others.
        for (const one of together) await this.#write([one]);
      } else {
        for (const { reject } of together) reject(error);
      }
    }
  }
}

type MovedStates = ReadonlyMap<string, TableVersionState>;
const formatKey = ({ name, versionNumber }: Pick<Lease, 'name' | 'versionNumber'>) =>
  `${name}/${versionNumber}`;

function stateAfter({ lease }: CheckpointMove, moved: MovedStates): TableVersionState {
  const state = moved.get(formatKey(lease));
  if (state === undefined) throw new LeaseLostError(lease.name, lease.versionNumber);
  return state;
}

/** @returns the state of each table version whose checkpoint was moved */
async function moveAll(transaction: Knex, moves: readonly CheckpointMove[]): Promise<MovedStates> {
  // Locked in sorted order, so that two processes that both believe to hold the leases do not deadlock.
  const { rows } = await transaction.raw<{
    rows: readonly { name: string; versionNumber: number; state: TableVersionState }[];
  }>(
    `WITH move AS (
       SELECT held.name AS held_name, held.generation AS held_generation, asked.*
       FROM json_to_recordset(?::json) AS asked (
         "ofName" text, "ofVersion" int, "underToken" bigint, events bigint, since timestamptz,
         "toCommit" bigint, "toPrepare" bigint, "fromCommit" bigint, "fromPrepare" bigint, progress text)
       JOIN projection_generations AS held
         ON held.name = "ofName" AND held.generation = "ofVersion" AND held.lease_token = "underToken"
       WHERE held.lease_owner IS NOT NULL AND held.state <> 'retired' AND held.failed_at IS NULL
         AND held.commit_position IS NOT DISTINCT FROM "fromCommit"
         AND held.prepare_position IS NOT DISTINCT FROM "fromPrepare"
       ORDER BY held.name, held.generation
       FOR UPDATE OF held
     )
     UPDATE projection_generations
     SET commit_position = "toCommit", prepare_position = "toPrepare", events_applied = events_applied + events,
       latency_ms = CASE WHEN since IS NOT NULL
         THEN greatest(0, extract(epoch FROM clock_timestamp() - since) * 1000) END,
       updated_at = clock_timestamp(), lease_expires_at = ${leaseEnd}
     FROM move WHERE name = held_name AND generation = held_generation
     RETURNING name, generation AS "versionNumber", state,
       set_config('idle_in_transaction_session_timeout', '${leaseSeconds}s', true),
       CASE WHEN state = 'live' THEN pg_notify('${progressChannel}', progress) END`,
    [JSON.stringify(moves.map(asAsked))],
  );
  return new Map(rows.map((row) => [formatKey(row), row.state]));
}

const asAsked = ({ lease, from, to, events, since }: CheckpointMove) => ({
  ofName: lease.name,
  ofVersion: lease.versionNumber,
  underToken: String(lease.token),
  events,
  since,
  toCommit: String(to.commit),
  toPrepare: String(to.prepare),
  fromCommit: from === null ? null : String(from.commit),
  fromPrepare: from === null ? null : String(from.prepare),
  progress: formatProgress({ projection: lease.name, position: to }),
});
