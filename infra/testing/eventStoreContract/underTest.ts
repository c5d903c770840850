import type { EventStore } from '../../src/eventStore';

/** One engine under test, with nothing of the tests' own in it at the start. */
export interface ContractEngine {
  /** A store on this engine, as another process would open it. Closed by the suite. */
  connect(options?: { callTimeoutMs?: number }): Promise<EventStore>;
  /** What can happen to the network between the stores and the server; left out where a test cannot reach it. */
  readonly disrupt?: {
    drop(): Promise<void>;
    stall(): Promise<void>;
    resume(): Promise<void>;
  };
  close(): Promise<void>;
}

/** What the contract's parts work with: an engine that is up, and a store on it. */
export interface UnderTest {
  readonly store: EventStore;
  connect(options?: { callTimeoutMs?: number }): Promise<EventStore>;
  readonly disrupt: NonNullable<ContractEngine['disrupt']>;
}
