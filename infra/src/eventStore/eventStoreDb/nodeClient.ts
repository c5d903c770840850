import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventStoreDBClient, type EndPoint } from '@eventstore/db-client';
import type { Address } from './address';
import { omitIpServerNames } from './omitIpServerNames';

/**
 * The package's client, limited to one connection to one node. The original reconnects after a failed call without
 * awaiting it: without a leader the error ends the process, and two failures at once leak a connection. So this class
 * does not reconnect, and the adapter creates a new client instead.
 */
export class NodeClient extends EventStoreDBClient {
  protected override readonly handleError = (): Promise<void> => Promise.resolve();

  /** Finds the node for the calls; nothing is sent to it yet. @throws when no node answers */
  async connect(): Promise<void> {
    await this.getChannel();
  }

  /** No call may start after this. Pending calls are answered, unless their connection is broken. */
  async disconnect(): Promise<void> {
    const channel = await this.getChannel();
    // A call made just now has not started yet, and the package crashes if its channel is closed then.
    await nextTurn();
    channel.close();
  }
}

/** @param leader the leader, if a node has named it; null to ask the nodes of the address */
export function createNodeClient(
  { servers, channel, account }: Address,
  leader: EndPoint | null,
): NodeClient {
  omitIpServerNames();
  const credentials = account ?? undefined;
  if (leader !== null) return new NodeClient({ ...servers, endpoint: leader }, channel, credentials);
  if ('endpoint' in servers) return new NodeClient(servers, channel, credentials);
  return 'endpoints' in servers
    ? new NodeClient(servers, channel, credentials)
    : new NodeClient(servers, channel, credentials);
}
