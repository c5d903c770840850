import type { EventStore } from '../../src/eventStore';

/** An engine under test, empty at the start. */
export interface ContractEngine {
  /** Opens a store on this engine, as another process would. The suite closes it. */
  connect(options?: { callTimeoutMs?: number }): Promise<EventStore>;
  /** Breaks the network between the stores and the server; undefined if tests cannot. */
  readonly disrupt?: { drop(): Promise<void>; stall(): Promise<void>; resume(): Promise<void> };
  close(): Promise<void>;
}

/** A running engine with a store, for the parts of the contract. */
export interface TestedEngine {
  readonly store: EventStore;
  connect(options?: { callTimeoutMs?: number }): Promise<EventStore>;
  readonly disrupt: NonNullable<ContractEngine['disrupt']>;
}
