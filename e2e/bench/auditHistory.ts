import { randomBytes, randomUUID } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { asPlain } from '@settlewise/domain/history';
import { type JourneyDetails, type JourneyEvent, journeysStream } from '@settlewise/domain/journeys';
import { findStreamKind } from '@settlewise/domain/streams';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import { createPostgresEventStore, type EventStore } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { readAsOf } from '@settlewise/projections';
import type { BenchmarkResults } from './results';
import { check, Runs, type Measurement } from './measure';

const begun = new Date('2024-11-21T00:00:00Z').getTime();
const minute = 60_000;
const batch = 500;
const mostJourneys = 400;

/** Measures how long it takes to read the state of a long stream at past moments, with the real store and codec. */
export async function benchAuditHistory(
  results: BenchmarkResults,
  connectionString: string,
  events: number,
): Promise<Measurement> {
  const database = createDatabase(connectionString);
  const store = await createPostgresEventStore({ connectionString });
  try {
    const codec = createCodec({
      registry: eventRegistry,
      personKeys: createPersonKeys({ database, masterKey: randomBytes(32) }),
    });
    const userId = randomUUID();
    const stream = journeysStream(userId);
    const kind = findStreamKind(stream);
    if (kind === null) throw new Error(`${stream} is of an unknown kind`);
    const history = aLife(events);
    await write(store, codec, userId, history);

    const stateAt = (revision: number) =>
      readAsOf({ eventStore: store, codec }, kind, stream, new Date(begun + revision * minute));
    for (const revision of [0, 1, Math.floor(events / 3), events - 2, events - 1]) {
      const found = await stateAt(revision);
      const plainly = JSON.stringify(asPlain(plainFold(history.slice(0, revision + 1))));
      check(JSON.stringify(found.asOf.state) === plainly, `the state as of event ${revision}`);
      check(found.asOf.revision === revision, `revision ${found.asOf.revision} instead of ${revision}`);
      const now = JSON.stringify(asPlain(plainFold(history)));
      check(JSON.stringify(found.now.state) === now, 'the state now');
    }
    const runs = new Runs();
    await runs.add(40, 1, (_, turn) => stateAt(Math.floor((turn * events) / 40)));
    const measured = runs.measurement();
    results.report(`as-of state of a stream of ${events.toLocaleString('en-GB')} events`, measured);
    const reading = new Runs();
    await reading.add(10, 1, async () => {
      let count = 0;
      for await (const recorded of store.readStream(stream)) {
        if ((await codec.decode(recorded)).event !== null) count += 1;
      }
      check(count === events, `${count} of ${events} events were read`);
    });
    results.report('its events only read and decrypted', reading.measurement(), { peer: true });
    return measured;
  } finally {
    await store.close();
    await database.destroy();
  }
}

/** Events that record, change and remove journeys. */
function aLife(events: number): readonly JourneyEvent[] {
  const ids: string[] = [];
  return Array.from({ length: events }, (_, index): JourneyEvent => {
    const journey: JourneyDetails = {
      departureDate: '2025-03-01',
      returnDate: '2025-03-10',
      destination: `Place ${index}`,
      reason: 'holiday',
    };
    const existing = ids[index % Math.max(1, ids.length)];
    if (existing === undefined || (ids.length < mostJourneys && index % 3 === 0)) {
      const journeyId = randomUUID();
      ids.push(journeyId);
      return { type: 'JourneyRecorded', data: { journeyId, ...journey } };
    }
    if (index % 17 === 0) {
      ids.splice(ids.indexOf(existing), 1);
      return { type: 'JourneyRemoved', data: { journeyId: existing } };
    }
    return { type: 'JourneyChanged', data: { journeyId: existing, ...journey } };
  });
}

/** The state after these events, calculated independently of the program's code. */
function plainFold(events: readonly JourneyEvent[]): ReadonlyMap<string, JourneyDetails> {
  const journeys = new Map<string, JourneyDetails>();
  for (const { type, data } of events) {
    if (type === 'JourneyRemoved') {
      journeys.delete(data.journeyId);
    } else {
      const { journeyId, ...journey } = data;
      journeys.set(journeyId, journey);
    }
  }
  return journeys;
}

/** Appends the events, recorded one minute apart. */
async function write(
  store: EventStore,
  codec: Codec,
  userId: string,
  history: readonly JourneyEvent[],
): Promise<void> {
  const stream = journeysStream(userId);
  let previousHash: string | null = null;
  const encoded = [];
  for (const [index, event] of history.entries()) {
    const commandId = randomUUID();
    const written = await codec.encode({
      stream,
      firstRevision: BigInt(index),
      previousHash,
      commandId,
      commandFingerprint: commandId,
      context: {
        userId,
        actorId: userId,
        actorRole: 'user',
        correlationId: commandId,
        causationId: commandId,
        now: new Date(begun + index * minute),
      },
      events: [{ id: randomUUID(), event }],
    });
    previousHash = written.lastHash;
    encoded.push(...written.events);
  }
  for (let from = 0; from < encoded.length; from += batch) {
    const [first, ...others] = encoded.slice(from, from + batch);
    if (first === undefined) return;
    await store.append(stream, [first, ...others], from === 0 ? 'no_stream' : BigInt(from - 1));
  }
}
