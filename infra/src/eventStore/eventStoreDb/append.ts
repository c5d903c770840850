import {
  jsonEvent,
  NotLeaderError,
  WrongExpectedVersionError,
  type AppendResult,
} from '@eventstore/db-client';
import { checkAppend } from '../appendRules';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import type { Appended, ExpectedRevision, NewEvent } from '../port';
import type { Connection } from './connection';
import { callWithTimeout } from './failures';
import type { NodeClient } from './nodeClient';
import { readStream } from './read';

/** See `EventStore.append`. The server recognises a repeated append by its event ids. */
export async function append(
  connection: Connection,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: ExpectedRevision,
): Promise<Appended> {
  checkAppend(stream, events, expectedRevision);
  // With an exact expected revision the server recognises a repeated append. Otherwise only an append that certainly did
  // not happen may be retried, such as one to a node that is no longer the leader.
  const isIdempotent = expectedRevision !== 'any' && expectedRevision !== 'stream_exists';
  const result = await callWithTimeout(
    connection,
    `append to ${stream}`,
    (client) => sendAppend(client, connection, stream, events, expectedRevision),
    (error) => isIdempotent || error instanceof NotLeaderError,
  );
  const revision = result.nextExpectedRevision;
  return { revision, position: result.position ?? (await findPosition(connection, stream, revision)) };
}

async function sendAppend(
  client: NodeClient,
  { credentials, callTimeoutMs }: Connection,
  stream: string,
  events: readonly NewEvent[],
  expectedRevision: ExpectedRevision,
): Promise<AppendResult> {
  try {
    return await client.appendToStream(
      stream,
      events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata })),
      { expectedRevision, credentials, requiresLeader: true, deadline: callTimeoutMs },
    );
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    const actual = error.actualVersion;
    throw new WrongExpectedRevisionError(
      stream,
      expectedRevision,
      typeof actual === 'bigint' ? actual : null,
    );
  }
}

/** Reads the position of an append, which the server may omit for a repeated one. */
async function findPosition(
  connection: Connection,
  stream: string,
  revision: bigint,
): Promise<Appended['position']> {
  for await (const event of readStream(connection, stream, { from: revision, limit: 1 })) {
    return event.position;
  }
  throw new EventStoreUnavailableError(`find what was appended to ${stream}`);
}
