import { NotLeaderError, type Credentials, type EndPoint } from '@eventstore/db-client';
import type { Address } from './address';
import { createNodeClient, type NodeClient } from './nodeClient';
import { whyNobodyLeads } from './whyNobodyLeads';

export interface ConnectionOptions {
  readonly address: Address;
  /** Milliseconds within which the server has to answer. */
  readonly callTimeoutMs: number;
  /** Aborted when the store is closed: no call begins after that. */
  readonly closing: AbortSignal;
}

/** The client that calls go through at the moment, and what every call on it needs. */
export class Connection {
  readonly callTimeoutMs: number;
  readonly closing: AbortSignal;
  /**
   * Given with each append. The client then sends appends as calls of their own, each with its deadline. Without, it
   * first asks the server for its features, and waits for ever for a server that accepts and never answers.
   */
  readonly credentials: Credentials;
  readonly #address: Address;
  #connecting: Promise<NodeClient> | null = null;
  #connected: NodeClient | null = null;
  /** The leader of the cluster, as named by a node that is not the leader. */
  #leader: EndPoint | null = null;

  constructor({ address, callTimeoutMs, closing }: ConnectionOptions) {
    this.callTimeoutMs = callTimeoutMs;
    this.closing = closing;
    this.credentials = address.account ?? { username: 'nobody', password: 'nobody' };
    this.#address = address;
  }

  /** A client that is connected to the leader as far as anybody knows. @throws when nobody says who leads */
  client(): Promise<NodeClient> {
    this.#connecting ??= this.#connect();
    return this.#connecting;
  }

  /** No more calls go through this client: one got no answer, or was told that another node leads. */
  giveUp(client: NodeClient, error: unknown): void {
    if (this.#connected !== client) return;
    this.#connected = null;
    this.#connecting = null;
    this.#leader = error instanceof NotLeaderError ? error.leader : null;
    void client.disconnect();
  }

  /** Ends what is under way; `closing` has been aborted before. */
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
      const reason = await whyNobodyLeads(this.#address);
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
