import { createSecretKey, type KeyObject } from 'node:crypto';
import { PersonErasedError, PersonKeyMissingError, type PersonKeys } from '../../../crypto';
import type { RecordedEvent } from '../../port';
import type { Codec, EventsToWrite } from '../createCodec';
import type { CommandContext, DomainEvent, EventDefinition, EventRegistry } from '../types';

export const maria = '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f';
export const amir = '7a2d3e1f-9b5c-4d2e-8f30-4b6c8d0e2f1a';

export const registryOf = (...definitions: readonly EventDefinition[]): EventRegistry => ({
  definitionOf(type) {
    const definition = definitions.find((candidate) => candidate.type === type);
    if (definition === undefined) throw new Error(`Unknown event type ${type}`);
    return definition;
  },
});

/** Keys in memory instead of in a database. */
export function keysOf(
  people: Readonly<Record<string, KeyObject>>,
): Pick<PersonKeys, 'forReading' | 'forWriting'> & { erase(userId: string): void } {
  const keys = new Map<string, KeyObject | null>(Object.entries(people));
  const find = (userId: string): KeyObject | null => {
    const key = keys.get(userId);
    if (key === undefined) throw new PersonKeyMissingError(userId);
    return key;
  };
  return {
    forReading: async (userId) => Promise.resolve(userId).then(find),
    async forWriting(userId) {
      const key = await this.forReading(userId);
      if (key === null) throw new PersonErasedError(userId);
      return key;
    },
    erase: (userId) => void keys.set(userId, null),
  };
}

export const keyNumber = (number: number): KeyObject => createSecretKey(Buffer.alloc(32, number));

export const context = (about: Partial<CommandContext> = {}): CommandContext => ({
  userId: maria,
  actorId: maria,
  actorRole: 'user',
  correlationId: 'request 1',
  causationId: 'request 1',
  now: new Date('2026-11-21T09:15:00Z'),
  ...about,
});

/** Ids in order, so that a test can tell events apart. */
export const idOf = (revision: number): string =>
  `2b6a8f10-0b7e-4a57-9d33-${String(revision).padStart(12, '0')}`;

/** What a store gives back after these events were written to a new stream. */
export async function written(
  codec: Codec,
  events: readonly DomainEvent[],
  change: Partial<EventsToWrite> = {},
): Promise<readonly RecordedEvent[]> {
  const stream = change.stream ?? `absences-${maria}`;
  const encoded = await codec.encode({
    stream,
    firstRevision: 0n,
    previousHash: null,
    commandId: 'command 1',
    commandFingerprint: 'fingerprint 1',
    context: context(),
    events: events.map((event, index) => ({ id: idOf(index), event })),
    ...change,
  });
  return encoded.events.map((event, index) => ({
    ...event,
    stream,
    revision: (change.firstRevision ?? 0n) + BigInt(index),
    position: { commit: BigInt(index), prepare: BigInt(index) },
  }));
}
