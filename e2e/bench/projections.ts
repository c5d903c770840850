import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventRegistry, journeysStream, type JourneyEvent } from '@settlewise/domain';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import { createPostgresEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createLogger } from '@settlewise/infra/telemetry';
import { readModels } from '@settlewise/projections/readModels';
import { startProjections } from '@settlewise/projections/runner';
import type { Freshness } from '@settlewise/projections';
import { check, percentile, report } from './measure';

export interface ProjectionResults {
  readonly rebuildPerSecond: number;
  readonly lagP99Ms: number;
}

const eventsPerStream = 50;

/**
 * Fills all read models from a log of encrypted journeys, then appends at a steady rate and times how long each event
 * takes from the store's answer until a query would show it.
 */
export async function benchProjections(
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

    const started = performance.now();
    const running = await startProjections({
      database,
      connectionString,
      store,
      codec,
      projections: readModels,
      log,
    });
    await running.whenCaughtUp();
    const rebuildPerSecond = events / ((performance.now() - started) / 1_000);
    const shown = await journeys();
    check(shown === events, `${shown} of ${events} journeys are shown after the catch-up`);

    const lags = await steadyLoad(store, codec, running.freshness, { perSecond, seconds });
    const total = events + perSecond * seconds;
    await running.whenCaughtUp();
    const shownAfter = await journeys();
    check(shownAfter === total, `${shownAfter} of ${total} journeys are shown after the steady load`);
    await running.stop();

    report('projection catch-up, decrypting (events)', {
      count: events,
      perSecond: rebuildPerSecond,
      p50: 0,
      p99: 0,
    });
    report(`append to shown, ${perSecond} events/s`, {
      count: lags.length,
      perSecond,
      p50: percentile(lags, 50),
      p99: percentile(lags, 99),
    });
    return { rebuildPerSecond, lagP99Ms: percentile(lags, 99) };
  } finally {
    await store.close();
    await database.destroy();
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
    underWay.push(
      (async () => {
        const position = await appendJourneys(store, codec, randomUUID(), 1);
        const acknowledged = performance.now();
        const shown = await freshness.reached('journeys', position, { timeoutMs: 5_000 });
        check(shown, 'an event was not shown within five seconds');
        lags.push(performance.now() - acknowledged);
      })(),
    );
  }
  await Promise.all(underWay);
  return lags;
}

async function appendJourneys(store: EventStore, codec: Codec, userId: string, count: number) {
  const commandId = randomUUID();
  const stream = journeysStream(userId);
  const encoded = await codec.encode({
    stream,
    firstRevision: 0n,
    previousHash: null,
    commandId,
    commandFingerprint: commandId,
    context: {
      userId,
      actorId: userId,
      actorRole: 'user',
      correlationId: commandId,
      causationId: commandId,
      now: new Date(),
    },
    events: Array.from({ length: count }, () => ({ id: randomUUID(), event: aJourneyRecorded() })),
  });
  const [first, ...others] = encoded.events;
  if (first === undefined) throw new RangeError('There is nothing to append');
  const { position } = await store.append(stream, [first, ...others], 'no_stream');
  return position;
}

function aJourneyRecorded(): JourneyEvent {
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
