import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { createTestDatabase } from '../../../testing/database';
import { startEventStoreDbDouble } from '../../../testing/eventStoreDbDouble';
import { waitUntilReadable } from '../../../testing/eventStoreContract/builders';
import { createFolderBlobStore } from '../../blobs';
import { createDatabase, runExclusive } from '../../database';
import {
  createEventStoreDbEventStore,
  createPostgresEventStore,
  type EventStore,
  type NewEvent,
} from '../../eventStore';
import { createCodec } from '../../eventStore/codec';
import {
  context,
  testKey,
  createTestKeys,
  maria,
  createRegistry,
} from '../../eventStore/codec/testing/fixtures';
import {
  createTreeHeadStore,
  createTreeHeadSigner,
  createTreeHeadWriter,
  createLastSigned,
  verifyLog,
  type TreeHeadStore,
  type TreeHeadSigner,
  type TreeHeadWriterOptions,
  type LastSigned,
  type VerifyLogOptions,
} from '..';

const notedDefinition = {
  type: 'Noted',
  version: 1,
  parse: (data: unknown) => Object(data) as object,
  upcasters: {},
  confidentiality: 'person',
} as const;

/** A log of chained, encrypted notes, with a store of tree heads. */
export interface ProofBench {
  readonly database: Knex;
  readonly store: EventStore;
  readonly place: TreeHeadStore;
  readonly signer: TreeHeadSigner;
  readonly lastSigned: LastSigned;
  /** Folder of the tree heads. */
  readonly folder: string;
  /** Appends notes to a stream with this time. Resolves when they are readable. */
  note(stream: string, count?: number, now?: Date): Promise<void>;
  writeTreeHeads(options?: Partial<TreeHeadWriterOptions>): Promise<number>;
  verify(options?: Partial<VerifyLogOptions>): ReturnType<typeof verifyLog>;
  /** Runs a statement that the log's trigger would refuse. PostgreSQL only. */
  tamper(statement: string, values: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export type Engine = 'PostgreSQL' | 'EventStoreDB’s test double';

export async function openProofBench(engine: Engine = 'PostgreSQL'): Promise<ProofBench> {
  const testDatabase = await createTestDatabase();
  const database = createDatabase(testDatabase.url);
  const double = engine === 'PostgreSQL' ? null : await startEventStoreDbDouble();
  const store =
    double === null
      ? await createPostgresEventStore({ connectionString: testDatabase.url })
      : await createEventStoreDbEventStore({
          connectionString: double.connectionString,
          allowTestDouble: true,
        });
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-heads-'));
  const place = createTreeHeadStore(createFolderBlobStore(folder));
  const signer = createTreeHeadSigner(randomBytes(32));
  const lastSigned = createLastSigned(database);
  const codec = createCodec({
    registry: createRegistry(notedDefinition),
    personKeys: createTestKeys({ [maria]: testKey(1) }),
  });
  const ends = new Map<string, { readonly revision: bigint; readonly hash: string | null }>();

  return {
    database,
    store,
    place,
    signer,
    lastSigned,
    folder,

    async note(stream, count = 1, now = new Date('2026-11-21T09:15:00Z')) {
      const end = ends.get(stream) ?? { revision: -1n, hash: null };
      const { events, lastHash } = await codec.encode({
        stream,
        firstRevision: end.revision + 1n,
        previousHash: end.hash,
        commandId: randomUUID(),
        commandFingerprint: 'fingerprint',
        context: context({ now }),
        events: Array.from({ length: count }, (_, number) => ({
          id: randomUUID(),
          event: { type: 'Noted', data: { number } },
        })),
      });
      const appended = await store.append(
        stream,
        requireNonEmpty(events),
        end.revision < 0n ? 'no_stream' : end.revision,
      );
      ends.set(stream, { revision: appended.revision, hash: lastHash });
      await waitUntilReadable(store, appended.position);
    },

    writeTreeHeads: (options = {}) =>
      createTreeHeadWriter({
        store,
        place,
        signer,
        lastSigned,
        clock: () => new Date('2026-11-21T12:00:00Z'),
        runExclusive: (work) => runExclusive(database, `heads ${folder}`, work),
        ...options,
      }).write(),

    verify: (options = {}) =>
      verifyLog({ store, treeHeads: { place, publicKey: signer.publicKey, lastSigned }, ...options }),

    async tamper(statement, values) {
      await database.transaction(async (transaction) => {
        await transaction.raw('ALTER TABLE events DISABLE TRIGGER events_are_append_only');
        await transaction.raw(statement, [...values]);
        await transaction.raw('ALTER TABLE events ENABLE TRIGGER events_are_append_only');
      });
    },

    async close() {
      await store.close();
      await double?.close();
      await database.destroy();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function requireNonEmpty([first, ...others]: readonly NewEvent[]): [NewEvent, ...NewEvent[]] {
  if (first === undefined) throw new RangeError('At least one event');
  return [first, ...others];
}
