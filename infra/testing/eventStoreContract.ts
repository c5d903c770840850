import { afterAll, beforeAll, describe } from 'vitest';
import type { EventStore } from '../src/eventStore';
import { appendingContract } from './eventStoreContract/appending';
import { disruptionContract } from './eventStoreContract/disruption';
import { readingContract } from './eventStoreContract/reading';
import { subscribingContract } from './eventStoreContract/subscribing';
import type { ContractEngine, TestedEngine } from './eventStoreContract/testedEngine';

/** The contract of every event store engine. */
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

    const underTest: TestedEngine = {
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
