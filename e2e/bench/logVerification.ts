import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, runExclusive } from '@settlewise/infra/database';
import { createPostgresEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createTreeHeadWriter, openTreeHeads, verifyLog } from '@settlewise/infra/proof';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { BenchmarkResults } from './results';
import { check } from './measure';
import { appendJourneys } from './projections';

export interface LogVerificationResults {
  readonly verifyPerSecond: number;
}

const eventsPerStream = 20;

/**
 * Signs a log of encrypted journeys from the start and verifies all its hashes and signed tree heads. Before a figure is
 * printed, one byte of the log is altered, and the verification must find it.
 */
export async function benchLogVerification(
  results: BenchmarkResults,
  connectionString: string,
  { events }: { readonly events: number },
): Promise<LogVerificationResults> {
  const database = createDatabase(connectionString);
  const store = await createPostgresEventStore({ connectionString });
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-bench-heads-'));
  const masterKey = randomBytes(32);
  const { place, signer, lastSigned, close } = openTreeHeads({ kind: 'folder', folder }, masterKey, database);
  const codec = createCodec({
    registry: eventRegistry,
    personKeys: createPersonKeys({ database, masterKey }),
  });
  const treeHeads = { place, publicKey: signer.publicKey, lastSigned };
  const verify = () => verifyLog({ store, treeHeads, maxUnsignedMs: Infinity });
  try {
    const streams = Math.ceil(events / eventsPerStream);
    const written = streams * eventsPerStream;
    await fillLog(store, codec, streams);

    const reading = await timed(async () => {
      let count = 0;
      for await (const event of store.readAll()) if (event.revision >= 0n) count += 1;
      return count;
    });
    check(reading.result === written, `${reading.result} of ${written} events were read`);
    const signing = await timed(() =>
      createTreeHeadWriter({
        store,
        place,
        signer,
        lastSigned,
        clock: () => new Date(),
        runExclusive: (work) => runExclusive(database, 'bench heads', work),
      }).write(),
    );
    const before = process.memoryUsage().rss;
    const walking = await timed(verify);
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
    const { result: proof } = walking;
    check(proof.broken === null, `an intact log is reported as broken: ${proof.broken?.what}`);
    check(proof.events === written, `${proof.events} of ${written} events were verified`);
    check(proof.streams === streams, `${proof.streams} of ${streams} streams were verified`);
    check(
      proof.heads === signing.result,
      `${proof.heads} of ${signing.result} signed tree heads were compared`,
    );

    const altered = await alterOneByte(database, Math.floor(written * 0.9));
    const { broken } = await verify();
    check(broken?.event?.id === altered, 'the altered byte was not found at its event');

    results.reportRate('the log only read (events)', written / reading.seconds, written, { peer: true });
    results.reportRate('the log signed from its beginning (events)', written / signing.seconds, written, {
      note: `${signing.result} signed tree heads`,
    });
    results.reportRate('the log verified (events)', written / walking.seconds, written, {
      note: `${streams.toLocaleString('en-GB')} streams, ${grown.toFixed(0)} MB more`,
    });
    return { verifyPerSecond: written / walking.seconds };
  } finally {
    close();
    await store.close();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillLog(store: EventStore, codec: Codec, streams: number): Promise<void> {
  const atATime = 16;
  for (let stream = 0; stream < streams; stream += atATime) {
    const some = Array.from({ length: Math.min(atATime, streams - stream) }, () =>
      appendJourneys(store, codec, randomUUID(), eventsPerStream),
    );
    await Promise.all(some);
  }
}

/** Alters an event's data as somebody with write access to the database could. @returns the event's id */
async function alterOneByte(database: Knex, place: number): Promise<string> {
  return database.transaction(async (transaction) => {
    await transaction.raw('ALTER TABLE events DISABLE TRIGGER events_are_append_only');
    const altered: unknown = await transaction.raw(
      `UPDATE events SET data = regexp_replace(data::text, '("ciphertext":".)(.)',
         '\\1' || CASE WHEN substring(data::text from '"ciphertext":".(.)') = 'A' THEN 'B' ELSE 'A' END)::json
       WHERE (transaction_id, number) = (
         SELECT transaction_id, number FROM events ORDER BY transaction_id, number OFFSET ? LIMIT 1)
       RETURNING event_id`,
      [place],
    );
    await transaction.raw('ALTER TABLE events ENABLE TRIGGER events_are_append_only');
    return z.object({ rows: z.tuple([z.object({ event_id: z.string() })]) }).parse(altered).rows[0].event_id;
  });
}

async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1_000 };
}
