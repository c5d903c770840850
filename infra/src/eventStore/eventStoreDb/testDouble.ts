import type { Connection } from './connection';
import { readStream } from './read';

/**
 * A stream that exists only in the test double of EventStoreDB, so that ordinary calls can recognise it.
 */
export const testDoubleStream = '$settlewise-test-double';

export class TestDoubleRefusedError extends Error {
  override readonly name = 'TestDoubleRefusedError';
  constructor() {
    super('This is the test double of EventStoreDB: it keeps nothing, and may be used in tests only');
  }
}

/** @throws TestDoubleRefusedError · EventStoreUnavailableError */
export async function refuseTestDouble(connection: Connection): Promise<void> {
  // Operators see the name of the operation, so it does not mention the test double.
  const markers = readStream(connection, testDoubleStream, { limit: 1 }, 'read a stream');
  for await (const marker of markers) {
    if (marker.stream === testDoubleStream) throw new TestDoubleRefusedError();
  }
}
