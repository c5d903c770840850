import { NotLeaderError, type Credentials, type EndPoint } from '@eventstore/db-client';
import type { Address } from './address';
import { createNodeClient, type NodeClient } from './nodeClient';
import { diagnoseMissingLeader } from './diagnoseMissingLeader';

export interface ConnectionOptions {
  readonly address: Address;
  /** Timeout of a call in milliseconds. */
  readonly callTimeoutMs: number;
  /** Aborted when the store is closed; no call starts after that. */
  readonly closing: AbortSignal;
}

/** The current client, with the options of every call on it. */
export class Connection {
  readonly callTimeoutMs: number;
  readonly closing: AbortSignal;
  /**
   * Passed to each append. The client then sends appends as separate calls with a deadline. Without credentials it first
   * asks the server for its features, and waits without limit for a silent server.
   */
  readonly credentials: Credentials;
  readonly #address: Address;
  #connecting: Promise<NodeClient> | null = null;
  #connected: NodeClient | null = null;
  /** The leader of the cluster, if another node has named it. */
  #leader: EndPoint | null = null;

  constructor({ address, callTimeoutMs, closing }: ConnectionOptions) {
    this.callTimeoutMs = callTimeoutMs;
    this.closing = closing;
    this.credentials = address.account ?? { username: 'nobody', password: 'nobody' };
    this.#address = address;
  }

  /** A client that is connected to the last known leader. @throws when no node names the leader */
  client(): Promise<NodeClient> {
    this.#connecting ??= this.#connect();
    return this.#connecting;
  }

  /** Discards a client after a call without an answer, or after a node named another leader. */
  discard(client: NodeClient, error: unknown): void {
    if (this.#connected !== client) return;
    this.#connected = null;
    this.#connecting = null;
    this.#leader = error instanceof NotLeaderError ? error.leader : null;
    void client.disconnect();
  }

  /** Ends pending calls; `closing` has been aborted before. */
  async close(): Promise<void> {
    const client = this.#connected;
    if (client === null) return;
    this.#connected = null;
    await client.disconnect();
    await client.dispose();
  }

  async #connect(): Promise<NodeClient> {
    const client = createNodeClient(this.#address, this.#leader);
    this.#leader = null;
    try {
      await client.connect();
    } catch (error) {
      const reason = await diagnoseMissingLeader(this.#address);
      this.#connecting = null;
      throw reason ?? error;
    }
    if (this.closing.aborted) {
      await client.disconnect();
      throw new Error('The store was closed while it looked for the leader');
    }
    this.#connected = client;
    return client;
  }
}
