import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { type JourneyEvent, journeysStream } from '@settlewise/domain/journeys';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import { createPostgresEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createLogger } from '@settlewise/infra/telemetry';
import { readModels } from '@settlewise/projections/readModels';
import { readTableVersions, rebuild, startProjections } from '@settlewise/projections/runner';
import type { Freshness } from '@settlewise/projections';
import type { Knex } from 'knex';
import { appendNewStream } from './appendNewStream';
import type { BenchmarkResults } from './results';
import { check, percentile } from './measure';

export interface ProjectionResults {
  readonly rebuildPerSecond: number;
  readonly lagP99Ms: number;
}

const eventsPerStream = 50;

/**
 * Fills all read models from a log of encrypted journeys and rebuilds one. Then appends at a steady rate and measures the
 * lag of each event: from the end of its append until a query would show it.
 */
export async function benchProjections(
  results: BenchmarkResults,
  connectionString: string,
  { events, perSecond, seconds }: { events: number; perSecond: number; seconds: number },
): Promise<ProjectionResults> {
  const database = createDatabase(connectionString);
  const store = await createPostgresEventStore({ connectionString });
  const masterKey = randomBytes(32);
  const codec = createCodec({
    registry: eventRegistry,
    personKeys: createPersonKeys({ database, masterKey }),
  });
  const log = createLogger({ level: 'silent', name: 'bench' });
  const journeys = async () => {
    const row = await database('journeys').count<{ count: string }[]>('* as count').first();
    return Number(row?.count ?? 0);
  };
  try {
    await fillLog(store, codec, events);

    const readOnly = await timed(events, () => readEverything(store, codec));
    check(readOnly.result === events, `${readOnly.result} of ${events} events were read`);
    results.reportRate('the log only read and decrypted (events)', readOnly.perSecond, events, {
      peer: true,
    });
    const running = await timed(events, async () => {
      const begun = await startProjections({
        database,
        connectionString,
        store,
        codec,
        projections: readModels,
        log,
      });
      await begun.whenCaughtUp();
      return begun;
    });
    results.reportRate('first filling of all read models (events)', running.perSecond, events, {
      note: `${readModels.length} read models`,
    });
    const rebuilt = await timed(events, () => rebuildAndSwap(database));
    results.reportRate('rebuild of the journeys beside the live ones (events)', rebuilt.perSecond, events);
    const shown = await journeys();
    check(shown === events, `${shown} of ${events} journeys are shown after the rebuild`);

    const lags = await steadyLoad(store, codec, running.result.freshness, { perSecond, seconds });
    const total = events + perSecond * seconds;
    await running.result.whenCaughtUp();
    const shownAfter = await journeys();
    check(shownAfter === total, `${shownAfter} of ${total} journeys are shown after the steady load`);
    await running.result.stop();

    results.reportTimes(`from append to read model, ${perSecond} events/s`, lags);
    return { rebuildPerSecond: rebuilt.perSecond, lagP99Ms: percentile(lags, 99) };
  } finally {
    await store.close();
    await database.destroy();
  }
}

/** Runs the work once. @returns its result and the events per second */
async function timed<Result>(
  events: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly perSecond: number }> {
  const started = performance.now();
  const result = await work();
  return { result, perSecond: events / ((performance.now() - started) / 1_000) };
}

/** @returns how many events could be decrypted */
async function readEverything(store: EventStore, codec: Codec): Promise<number> {
  let count = 0;
  for await (const recorded of store.readAll()) if ((await codec.decode(recorded)).event !== null) count += 1;
  return count;
}

/** Rebuilds the journeys and waits until the new table version is live; readers see the old one until then. */
async function rebuildAndSwap(database: Knex): Promise<void> {
  const journeys = readModels.find(({ name }) => name === 'journeys');
  if (journeys === undefined) throw new Error('There is no read model of journeys');
  const versionNumber = await rebuild(database, journeys);
  for (;;) {
    const tableVersions = await readTableVersions(database, { names: [journeys.name] });
    if (tableVersions.some((one) => one.versionNumber === versionNumber && one.state === 'live')) return;
    await delay(10);
  }
}

async function fillLog(store: EventStore, codec: Codec, count: number): Promise<void> {
  for (let written = 0; written < count; written += eventsPerStream) {
    const userId = randomUUID();
    await appendJourneys(store, codec, userId, Math.min(eventsPerStream, count - written));
  }
}

async function steadyLoad(
  store: EventStore,
  codec: Codec,
  freshness: Pick<Freshness, 'reached'>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const lags: number[] = [];
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = started + (sent * 1_000) / perSecond;
    if (due > performance.now()) await delay(due - performance.now());
    const shown = (async () => {
      const position = await appendJourneys(store, codec, randomUUID(), 1);
      const acknowledged = performance.now();
      const inTime = await freshness.reached('journeys', position, { timeoutMs: 5_000 });
      check(inTime, 'an event was not shown within five seconds');
      lags.push(performance.now() - acknowledged);
    })();
    // Promise.all below reports a failure; without this it would first end the process as an unhandled rejection.
    shown.catch(() => undefined);
    underWay.push(shown);
  }
  await Promise.all(underWay);
  return lags;
}

/** Appends `count` recorded journeys to a new stream at once. @returns the log position of the last one */
export function appendJourneys(store: EventStore, codec: Codec, userId: string, count: number) {
  const events = Array.from({ length: count }, aJourneyRecorded);
  return appendNewStream(store, codec, { stream: journeysStream(userId), userId }, events);
}

export function aJourneyRecorded(): JourneyEvent {
  return {
    type: 'JourneyRecorded',
    data: {
      journeyId: randomUUID(),
      departureDate: '2025-03-01',
      returnDate: '2025-03-10',
      destination: 'Lisbon, Portugal',
      reason: 'family',
    },
  };
}
