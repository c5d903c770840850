import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventStoreDBClient, type EndPoint } from '@eventstore/db-client';
import type { Address } from './address';
import { omitIpServerNames } from './omitIpServerNames';

/**
 * The package's client for the life of one connection to one node. By itself it reconnects when a call fails, and
 * does not await that: without a leader the error ends the process, and when two calls fail at once a connection is left
 * open. So reconnecting is switched off here, and the adapter makes a new client instead.
 */
export class NodeClient extends EventStoreDBClient {
  protected override readonly handleError = (): Promise<void> => Promise.resolve();

  /** Finds the node to work with. Nothing is sent to it yet. @throws when no node can be asked for it */
  async connect(): Promise<void> {
    await this.getChannel();
  }

  /** No call may begin after this. Those that are under way are answered, unless their connection is broken. */
  async disconnect(): Promise<void> {
    const channel = await this.getChannel();
    // A call that was asked for just now has not begun yet, and the package does not survive a closed channel there.
    await nextTurn();
    channel.close();
  }
}

/** @param leader the leader, if another node has named it; otherwise the nodes of the address are asked */
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
