import type { EventStore, Position, RecordedEvent } from '@settlewise/infra/eventStore';
import type { Logger } from '@settlewise/infra/telemetry';
import { BackOff, pause } from '@settlewise/infra/waiting';
import { prepareEvents, writeEvents, type ApplyOptions, type PreparedEvents } from './applyEvents';
import { isAboutTheStatement, LeaseLostError, describeError, UnreadableEventError } from './errors';
import { recordFailure } from './failure';
import type { TableVersion } from './tableVersion';
import { prefetch } from './prefetch';
import { trySwap } from './swap';

export interface FillOptions extends ApplyOptions {
  readonly store: EventStore;
  readonly log: Logger;
  readonly batchSize: number;
  /** The table version at the time its lease was taken. */
  readonly tableVersion: TableVersion;
  /** Ends the run after the batch under way. */
  readonly signal: AbortSignal;
}

const swapEveryMs = 200;

/* * Fills one table version from its checkpoint while its lease holds. Returns when the signal ends it, when
 * the lease is lost, or when it stops at an event that cannot be applied, after recording that.
 */
export async function fillTableVersion(options: FillOptions): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const swapping =
    options.tableVersion.state === 'building' ? swapWhenReady({ ...options, signal }) : Promise.resolve();
  try {
    await follow({ ...options, signal });
  } catch (error) {
    if (options.signal.aborted) return;
    if (!(error instanceof LeaseLostError)) throw error;
    options.log.info(
      { projection: options.lease.name, tableVersion: options.lease.versionNumber },
      error.message,
    );
  } finally {
    ending.abort();
    await swapping;
  }
}

async function follow(options: FillOptions): Promise<void> {
  const reading = new AbortController();
  const signal = AbortSignal.any([options.signal, reading.signal]);
  let position = options.tableVersion.position;
  try {
    // The next batch is read and decoded while the database writes the one before.
    for await (const batch of prefetch(batches({ ...options, signal }))) {
      const reached = await applyBatch(options, batch, position);
      if (reached === 'stopped') return;
      position = reached;
    }
  } finally {
    reading.abort();
  }
}

interface Batch {
  readonly events: readonly [RecordedEvent, ...RecordedEvent[]];
  /** Null if preparing failed; it is tried again when the batch is applied. */
  readonly prepared: PreparedEvents | null;
}

async function* batches(options: FillOptions): AsyncGenerator<Batch, void, undefined> {
  const { store, batchSize, signal, tableVersion } = options;
  for await (const { events } of store.subscribe({ after: tableVersion.position, batchSize, signal })) {
    const [first, ...others] = events;
    if (first === undefined) continue;
    const some = [first, ...others] as const;
    yield { events: some, prepared: await prepareEvents(options, some).catch(() => null) };
  }
}

/** @returns the new checkpoint, or `stopped` if an event cannot be applied or the signal came */
async function applyBatch(
  options: FillOptions,
  { events, prepared }: Batch,
  after: Position | null,
): Promise<Position | 'stopped'> {
  const failure = await applyWithRetry(options, events, after, prepared);
  if (failure === null) return (events.at(-1) ?? events[0]).position;

  // One of the events causes the failure. Those before it take effect.
  let position = after;
  for (const event of events) {
    if (options.signal.aborted) return 'stopped';
    const failure = await applyWithRetry(options, [event], position);
    if (failure !== null) {
      await stopAt(options, event, failure.error);
      return 'stopped';
    }
    position = event.position;
  }
  return position ?? 'stopped';
}

/**
 * Applies events, and retries while the database or the event store is unavailable.
 * @returns null when they are applied, or why these events cannot be applied
 * @throws LeaseLostError · the signal's reason when it ends the retries
 */
async function applyWithRetry(
  options: FillOptions,
  events: readonly [RecordedEvent, ...RecordedEvent[]],
  after: Position | null,
  prepared: PreparedEvents | null = null,
): Promise<{ readonly error: unknown } | null> {
  const backOff = new BackOff(100, 5_000);
  for (;;) {
    try {
      await writeEvents(options, prepared ?? (await prepareEvents(options, events)), after);
      return null;
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      if (error instanceof UnreadableEventError || isAboutTheStatement(error)) return { error };
      options.log.warn(
        { reason: describeError(error), projection: options.lease.name },
        'A batch failed and is retried',
      );
      await backOff.wait(options.signal);
      options.signal.throwIfAborted();
    }
  }
}

async function stopAt(
  { database, lease, log, signal }: FillOptions,
  event: RecordedEvent,
  error: unknown,
): Promise<void> {
  const { name: projection, versionNumber } = lease;
  log.error(
    {
      reason: describeError(error),
      projection,
      tableVersion: versionNumber,
      eventId: event.id,
      eventType: event.type,
      stream: event.stream,
    },
    'A read model stopped at an event that it cannot apply',
  );
  const backOff = new BackOff(100, 5_000);
  while (!signal.aborted) {
    try {
      return await recordFailure(database, lease, event, error);
    } catch (failure) {
      log.warn(
        { reason: describeError(failure), projection },
        'The stop of a read model could not be recorded; it is retried',
      );
      await backOff.wait(signal);
    }
  }
}

/** While the table version is being built, checks regularly whether it can replace the live one. */
async function swapWhenReady({
  database,
  projection,
  lease,
  log,
  signal,
  after,
}: FillOptions): Promise<void> {
  const { name, versionNumber } = lease;
  while (!signal.aborted) {
    try {
      const outcome = await trySwap(database, projection, lease, after);
      if (outcome === 'swapped')
        log.info({ projection: name, tableVersion: versionNumber }, 'A rebuilt read model is live');
      if (outcome !== 'behind') return;
    } catch (error) {
      log.info(
        { reason: describeError(error), projection: name, tableVersion: versionNumber },
        'A rebuilt read model could not replace the live one yet; it is retried',
      );
    }
    await pause(swapEveryMs, signal);
  }
}
