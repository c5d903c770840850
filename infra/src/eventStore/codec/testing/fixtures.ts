import { createSecretKey, type KeyObject } from 'node:crypto';
import { PersonErasedError, PersonKeyMissingError, type PersonKeys } from '../../../crypto';
import type { RecordedEvent } from '../../port';
import type { Codec, EventsToWrite } from '../createCodec';
import type { CommandContext, DomainEvent, EventDefinition, EventRegistry } from '../types';

export const maria = '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f';
export const amir = '7a2d3e1f-9b5c-4d2e-8f30-4b6c8d0e2f1a';

export const createRegistry = (...definitions: readonly EventDefinition[]): EventRegistry => ({
  definitionOf(type) {
    const definition = definitions.find((candidate) => candidate.type === type);
    if (definition === undefined) throw new Error(`Unknown event type ${type}`);
    return definition;
  },
});

/** Keys in memory instead of in a database. */
export function createTestKeys(
  people: Readonly<Record<string, KeyObject>>,
): Pick<PersonKeys, 'readKey' | 'getOrCreateKey'> & { erase(userId: string): void } {
  const keys = new Map<string, KeyObject | null>(Object.entries(people));
  const find = (userId: string): KeyObject | null => {
    const key = keys.get(userId);
    if (key === undefined) throw new PersonKeyMissingError(userId);
    return key;
  };
  return {
    readKey: async (userId) => Promise.resolve(userId).then(find),
    async getOrCreateKey(userId) {
      const key = await this.readKey(userId);
      if (key === null) throw new PersonErasedError(userId);
      return key;
    },
    erase: (userId) => void keys.set(userId, null),
  };
}

export const testKey = (number: number): KeyObject => createSecretKey(Buffer.alloc(32, number));

export const context = (overrides: Partial<CommandContext> = {}): CommandContext => ({
  userId: maria,
  actorId: maria,
  actorRole: 'user',
  correlationId: 'request 1',
  causationId: 'request 1',
  now: new Date('2026-11-21T09:15:00Z'),
  ...overrides,
});

/** Ids in order, so that a test can distinguish events. */
export const eventId = (revision: number): string =>
  `2b6a8f10-0b7e-4a57-9d33-${String(revision).padStart(12, '0')}`;

/** The recorded events that a store would return after writing these events to a new stream. */
export async function recordEvents(
  codec: Codec,
  events: readonly DomainEvent[],
  overrides: Partial<EventsToWrite> = {},
): Promise<readonly RecordedEvent[]> {
  const stream = overrides.stream ?? `absences-${maria}`;
  const encoded = await codec.encode({
    stream,
    firstRevision: 0n,
    previousHash: null,
    commandId: 'command 1',
    commandFingerprint: 'fingerprint 1',
    context: context(),
    events: events.map((event, index) => ({ id: eventId(index), event })),
    ...overrides,
  });
  return encoded.events.map((event, index) => ({
    ...event,
    stream,
    revision: (overrides.firstRevision ?? 0n) + BigInt(index),
    position: { commit: BigInt(index), prepare: BigInt(index) },
  }));
}
