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
import { withinTime } from './failures';
import type { NodeClient } from './nodeClient';
import { readStream } from './read';

/** See `EventStore.append`. The server itself knows a repeated append by its event ids. */
export async function append(
  connection: Connection,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: ExpectedRevision,
): Promise<Appended> {
  checkAppend(stream, events, expectedRevision);
  // With an exact expectation the server recognises a repeated append; otherwise only an append that was certainly not
  // carried out may be repeated, as by a node that is no longer the leader.
  const recognised = expectedRevision !== 'any' && expectedRevision !== 'stream_exists';
  const result = await withinTime(
    connection,
    `append to ${stream}`,
    (client) => sendAppend(client, connection, stream, events, expectedRevision),
    (error) => recognised || error instanceof NotLeaderError,
  );
  const revision = result.nextExpectedRevision;
  return { revision, position: result.position ?? (await positionOf(connection, stream, revision)) };
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

/** A server may leave out the position when it recognises an earlier append. */
async function positionOf(
  connection: Connection,
  stream: string,
  revision: bigint,
): Promise<Appended['position']> {
  for await (const event of readStream(connection, stream, { from: revision, limit: 1 })) {
    return event.position;
  }
  throw new EventStoreUnavailableError(`find what was appended to ${stream}`);
}
