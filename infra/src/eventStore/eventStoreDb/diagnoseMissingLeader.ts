import type { EndPoint } from '@eventstore/db-client';
import { pause } from '../../waiting';
import type { Address } from './address';
import { createNodeClient } from './nodeClient';
import { toRefusal } from './refusals';

/** A node that is silent for this long has not refused the program. */
const timeoutMs = 1_000;

/**
 * Finds out why no node names the leader. The package hides a refusal, so one node is asked directly. Null if it does not
 * refuse or does not answer.
 */
export async function diagnoseMissingLeader(address: Address): Promise<Error | null> {
  const { servers } = address;
  const node: EndPoint | undefined =
    'endpoints' in servers ? servers.endpoints[0] : 'discover' in servers ? servers.discover : undefined;
  if (node === undefined || address.channel.insecure === true) return null;

  const client = createNodeClient(address, node);
  await client.connect();
  const answered = new AbortController();
  let refusal: Error | null = null;
  const events = client.readAll({ maxCount: 1 });
  events.on('error', (error) => {
    refusal = toRefusal(error, 'read the log');
    answered.abort();
  });
  events.on('data', () => answered.abort());
  await pause(timeoutMs, answered.signal);
  await events.cancel();
  await client.disconnect();
  return refusal;
}
