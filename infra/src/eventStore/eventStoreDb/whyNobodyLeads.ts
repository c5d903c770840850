import type { EndPoint } from '@eventstore/db-client';
import { pause } from '../../waiting';
import type { Address } from './address';
import { createNodeClient } from './nodeClient';
import { refusalOf } from './refusals';

/** Milliseconds. A node that is silent for so long has not refused us. */
const patience = 1_000;

/**
 * Why no node names the leader: the reason, if a node refuses us. The package hides such a reason, so one node is asked
 * directly. Null when it does not refuse, or does not answer.
 */
export async function whyNobodyLeads(address: Address): Promise<Error | null> {
  const { servers } = address;
  const node: EndPoint | undefined =
    'endpoints' in servers ? servers.endpoints[0] : 'discover' in servers ? servers.discover : undefined;
  if (node === undefined || address.channel.insecure === true) return null;

  const client = createNodeClient(address, node);
  await client.connect();
  const answered = new AbortController();
  let refusal: Error | null = null;
  const asked = client.readAll({ maxCount: 1 });
  asked.on('error', (error) => {
    refusal = refusalOf(error, 'read the log');
    answered.abort();
  });
  asked.on('data', () => answered.abort());
  await pause(patience, answered.signal);
  await asked.cancel();
  await client.disconnect();
  return refusal;
}
