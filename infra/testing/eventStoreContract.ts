import { afterAll, beforeAll, describe } from 'vitest';
import type { EventStore } from '../src/eventStore';
import { appendingContract } from './eventStoreContract/appending';
import { disruptionContract } from './eventStoreContract/disruption';
import { readingContract } from './eventStoreContract/reading';
import { subscribingContract } from './eventStoreContract/subscribing';

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

/** The rules that every event store keeps, whatever engine stands behind it. */
export function eventStoreContract(
  name: string,
  start: () => Promise<ContractEngine>,
  { disruptable = true }: { readonly disruptable?: boolean } = {},
): void {
  describe(`event store contract: ${name}`, () => {
    let engine: ContractEngine;
    let store: EventStore;
    const opened: EventStore[] = [];

    const connect = async (options?: { callTimeoutMs?: number }): Promise<EventStore> => {
      const another = await engine.connect(options);
      opened.push(another);
      return another;
    };

    beforeAll(async () => {
      engine = await start();
      store = await connect();
    });
    afterAll(async () => {
      await Promise.all(opened.map((each) => each.close()));
      await engine.close();
    });

    const underTest: UnderTest = {
      get store() {
        return store;
      },
      connect,
      get disrupt() {
        if (engine.disrupt === undefined) throw new Error(`${name} gives no way to disrupt its network`);
        return engine.disrupt;
      },
    };
    describe('appending', () => appendingContract(underTest));
    describe('reading', () => readingContract(underTest));
    describe('subscribing', () => subscribingContract(underTest));
    describe.skipIf(!disruptable)(`a disrupted network (${name})`, () => disruptionContract(underTest));
  });
}
