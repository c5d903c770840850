import type { EventStore } from '../../src/eventStore';

/** One engine under test, without events of other tests at the start. */
export interface ContractEngine {
  /** Opens a store on this engine, as another process would. The suite closes it. */
  connect(options?: { callTimeoutMs?: number }): Promise<EventStore>;
  /** Breaks the network between the stores and the server; left out where tests cannot. */
  readonly disrupt?: { drop(): Promise<void>; stall(): Promise<void>; resume(): Promise<void> };
  close(): Promise<void>;
}

/** What the parts of the contract test: a running engine, and a store on it. */
export interface UnderTest {
  readonly store: EventStore;
  connect(options?: { callTimeoutMs?: number }): Promise<EventStore>;
  readonly disrupt: NonNullable<ContractEngine['disrupt']>;
}
