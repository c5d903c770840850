import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  open,
  PersonErasedError,
  PersonKeyMissingError,
  seal,
  SealBrokenError,
  type PersonKeys,
} from '../../crypto';
import { isDatabaseUnavailable } from '../../database';
import { loggedReason, type Logger } from '../../telemetry';
import type { Snapshot } from './snapshot';

/** Snapshots of long streams, stored outside of the process. */
export interface StreamSnapshots {
  /** The latest stored snapshot; null if there is none that this code can use. */
  find<State>(decider: AnyDecider<State>, stream: string): Promise<Snapshot<State> | null>;
  /** Starts to store it and returns at once, because a snapshot only saves time later. */
  save<State>(decider: AnyDecider<State>, stream: string, snapshot: Snapshot<State>): void;
  /** Resolves when all pending snapshots are stored. */
  flush(): Promise<void>;
}

interface AnyDecider<State> {
  readonly initialState: State;
  readonly decide: object;
  readonly evolve: object;
}

export interface StreamSnapshotsOptions {
  readonly database: Knex;
  readonly personKeys: PersonKeys;
  /** Each program has its own snapshots. Their code differs, so shared ones would be replaced again and again. */
  readonly storedBy: 'api' | 'worker';
  /** Fingerprint of this code. Other code may have another state for the same events. */
  readonly programFingerprint: string;
  readonly log: Logger;
}

type StoredSnapshot<State> = Omit<Snapshot<State>, 'decider'>;

const rowShape = z.object({
  user_id: z.string(),
  revision: z.string(),
  nonce: z.instanceof(Buffer),
  ciphertext: z.instanceof(Buffer),
});
/** Reading a larger snapshot would take longer than it saves. */
const maxBytes = 16 * 1024 * 1024;

export function createStreamSnapshots({
  database,
  personKeys,
  storedBy,
  programFingerprint,
  log,
}: StreamSnapshotsOptions): StreamSnapshots {
  const pending = new Set<Promise<void>>();
  const fingerprints = new WeakMap<object, string>();

  /** Fingerprint of the program and its decider. */
  function fingerprintDecider(decider: AnyDecider<unknown>): string {
    const cachedFingerprint = fingerprints.get(decider);
    if (cachedFingerprint !== undefined) return cachedFingerprint;
    const functions = [decider.decide, decider.evolve].map(String).join('\n');
    const fingerprint = createHash('sha256').update(`${programFingerprint}\n${functions}`).digest('hex');
    fingerprints.set(decider, fingerprint);
    return fingerprint;
  }

  const associatedData = (stream: string, fingerprint: string, revision: bigint) =>
    Buffer.from(JSON.stringify([stream, fingerprint, String(revision)]));

  async function read<State>(decider: AnyDecider<State>, stream: string): Promise<Snapshot<State> | null> {
    const fingerprint = fingerprintDecider(decider);
    const rows: unknown[] = await database('stream_snapshots').where({
      stream,
      kept_by: storedBy,
      made_by: fingerprint,
    });
    const [row] = rowShape.array().parse(rows);
    if (row === undefined) return null;
    const key = await personKeys.readKey(row.user_id);
    if (key === null) return null;
    const content: unknown = deserialize(
      open(key, row, associatedData(stream, fingerprint, BigInt(row.revision))),
    );
    return isStoredSnapshot<State>(content) ? { decider, ...content } : null;
  }

  async function write(
    userId: string,
    stream: string,
    fingerprint: string,
    revision: bigint,
    content: Buffer,
  ) {
    const sealed = seal(
      await personKeys.getOrCreateKey(userId),
      content,
      associatedData(stream, fingerprint, revision),
    );
    // Stores nothing once the key is destroyed, and never replaces a newer snapshot with an older one.
    await database.raw(
      `INSERT INTO stream_snapshots (stream, kept_by, user_id, made_by, revision, nonce, ciphertext, kept_at)
       SELECT ?, ?, user_id, ?, ?::bigint, ?, ?, now() FROM person_keys
       WHERE user_id = ? AND wrapped_key IS NOT NULL FOR SHARE
       ON CONFLICT (stream, kept_by) DO UPDATE SET made_by = excluded.made_by, revision = excluded.revision,
         nonce = excluded.nonce, ciphertext = excluded.ciphertext, kept_at = excluded.kept_at
       WHERE stream_snapshots.made_by <> excluded.made_by OR stream_snapshots.revision < excluded.revision`,
      [stream, storedBy, fingerprint, String(revision), sealed.nonce, sealed.ciphertext, userId],
    );
  }

  return {
    async find(decider, stream) {
      try {
        return await read(decider, stream);
      } catch (error) {
        const isUseless = error instanceof SealBrokenError || error instanceof PersonKeyMissingError;
        if (!isUseless && !isDatabaseUnavailable(error)) throw error;
        log.warn(
          { stream, reason: loggedReason(error) },
          'A stored snapshot could not be used; the stream is read from its beginning',
        );
        return null;
      }
    },

    save(decider, stream, { decider: _decider, ...snapshot }) {
      const { revision, people } = snapshot;
      const [userId, ...others] = people;
      if (revision === null || userId === undefined || others.length > 0) return;
      // Serialised at once, because its maps keep changing.
      const content = serialize(snapshot);
      if (content.length > maxBytes) return;
      const saving = write(userId, stream, fingerprintDecider(decider), revision, content)
        .catch((error: unknown) => {
          if (error instanceof PersonErasedError) return;
          log.warn({ stream, reason: loggedReason(error) }, 'The snapshot of a long stream was not stored');
        })
        .finally(() => pending.delete(saving));
      pending.add(saving);
    },

    async flush() {
      await Promise.all(pending);
    },
  };
}

/** The fingerprint proves that this code sealed the content, so a check of its fields is enough. */
function isStoredSnapshot<State>(content: unknown): content is StoredSnapshot<State> {
  return (
    typeof content === 'object' &&
    content !== null &&
    'state' in content &&
    'revision' in content &&
    'commands' in content &&
    content.commands instanceof Map
  );
}
