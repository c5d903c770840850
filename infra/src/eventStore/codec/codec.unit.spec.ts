import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PersonErasedError } from '../../crypto';
import type { RecordedEvent } from '../port';
import {
  CodecError,
  createCodec,
  type Codec,
  type CodecOptions,
  type DomainEvent,
  type EventDefinition,
} from './index';
import {
  amir,
  context,
  eventId,
  testKey,
  createTestKeys,
  maria,
  createRegistry,
  recordEvents,
} from './testing/fixtures';

const guest = z.strictObject({ guest: z.string(), bags: z.int(), note: z.string().optional() });
const door = z.strictObject({ door: z.string(), at: z.int() });
const definitions: readonly EventDefinition[] = [
  {
    type: 'GuestArrived',
    version: 3,
    parse: (data) => guest.parse(data),
    upcasters: {
      1: (data) => ({ name: z.object({ who: z.string() }).parse(data).who, bags: 0 }),
      2: (data) => {
        const { name, bags } = z.looseObject({ name: z.string(), bags: z.int() }).parse(data);
        return { guest: name, bags };
      },
    },
    confidentiality: 'person',
  },
  {
    type: 'DoorOpened',
    version: 1,
    parse: (data) => door.parse(data),
    upcasters: {},
    confidentiality: 'none',
  },
];

const stream = `visits-${maria}`;
const arrived = { type: 'GuestArrived', data: { guest: 'Zoë', bags: 2 } };
const opened = { type: 'DoorOpened', data: { door: 'north', at: 3 } };

const createMariasKeys = () => createTestKeys({ [maria]: testKey(4) });
const createTestCodec = (personKeys: CodecOptions['personKeys'] = createMariasKeys(), known = definitions) =>
  createCodec({ registry: createRegistry(...known), personKeys });

const write = (codec: Codec, ...events: readonly DomainEvent[]) => recordEvents(codec, events, { stream });

async function recordBoth(codec = createTestCodec()): Promise<readonly [RecordedEvent, RecordedEvent]> {
  const [first, second] = await write(codec, arrived, opened);
  if (first === undefined || second === undefined) throw new Error('Two events were to be written');
  return [first, second];
}

async function recordEvent(codec: Codec, event: DomainEvent): Promise<RecordedEvent> {
  const [only] = await write(codec, event);
  if (only === undefined) throw new Error('An event was to be written');
  return only;
}

describe('a written event', () => {
  it('is read back unchanged, with its actor and time', async () => {
    const codec = createTestCodec();
    const [first, second] = await recordBoth(codec);
    expect(await codec.decode(first)).toMatchObject({
      stream,
      revision: 0n,
      id: eventId(0),
      type: 'GuestArrived',
      event: arrived,
      metadata: {
        userId: maria,
        actorRole: 'user',
        recordedAt: '2026-11-21T09:15:00.000Z',
        schemaVersion: 3,
      },
    });
    expect((await codec.decode(second)).event).toEqual(opened);
  });

  it('is stored encrypted when it is about a person, and readable otherwise', async () => {
    const [first, second] = await recordBoth();
    // Shorter words could occur in a ciphertext by chance.
    expect(JSON.stringify(first.data)).not.toMatch(/Zoë|bags|guest/);
    expect(Object.keys(first.data)).toEqual(['nonce', 'ciphertext']);
    expect(second.data).toEqual(opened.data);
  });

  it.each([
    ['a field of the wrong type', { ...arrived, data: { guest: 'Zoë', bags: 'two' } }],
    ['an unknown field', { ...arrived, data: { ...arrived.data, passport: '1' } }],
    ['an unknown event type', { type: 'GuestVanished', data: {} }],
  ])('is refused with %s', async (_, event) => {
    const refused = write(createTestCodec(), arrived, event);
    await expect(refused).rejects.toThrow(CodecError);
    await expect(refused).rejects.toMatchObject({ stream, revision: 1n, type: event.type });
  });

  it('is refused when its metadata could not be read back', async () => {
    const contextWithoutUser = { stream, context: context({ userId: '' }) };
    await expect(recordEvents(createTestCodec(), [opened], contextWithoutUser)).rejects.toThrow(CodecError);
    const invalidHash = { stream, previousHash: 'not a hash' };
    await expect(recordEvents(createTestCodec(), [opened], invalidHash)).rejects.toThrow(CodecError);
  });

  it('is refused with the name of the invalid field, without its value', async () => {
    const refused = write(createTestCodec(), { ...arrived, data: { guest: 'Zoë', bags: 'a secret' } });
    await expect(refused).rejects.toThrow(/bags/);
    await expect(refused).rejects.not.toThrow(/secret|Zoë/);
  });

  it('is encrypted with the key of its subject, not of its actor', async () => {
    const keys = createTestKeys({ [maria]: testKey(4), [amir]: testKey(5) });
    const lawyerCommand = { stream, context: context({ actorId: amir, actorRole: 'lawyer' }) };
    const [event] = await recordEvents(createTestCodec(keys), [arrived], lawyerCommand);
    if (event === undefined) throw new Error('An event was to be written');
    keys.erase(amir);
    expect((await createTestCodec(keys).decode(event)).event).toEqual(arrived);
    keys.erase(maria);
    expect((await createTestCodec(keys).decode(event)).event).toBeNull();
  });

  it('is refused when the person has been erased, unless it is not about them', async () => {
    const keys = createMariasKeys();
    keys.erase(maria);
    await expect(write(createTestCodec(keys), arrived)).rejects.toThrow(PersonErasedError);
    expect(await write(createTestCodec(keys), opened)).toHaveLength(1);
  });
});

describe('a decoded event', () => {
  it('has no content once the person has been erased', async () => {
    const keys = createMariasKeys();
    const codec = createTestCodec(keys);
    const events = await recordBoth(codec);
    keys.erase(maria);
    expect(await codec.decode(events[0])).toMatchObject({
      event: null,
      type: 'GuestArrived',
      metadata: { userId: maria },
    });
    expect((await codec.decode(events[1])).event).toEqual(opened);
    expect(await codec.isErased(maria)).toBe(true);
  });

  it.each<[string, (event: RecordedEvent) => RecordedEvent]>([
    ['was moved to another stream', (event) => ({ ...event, stream: 'visits-of-somebody-else' })],
    ['was given another id', (event) => ({ ...event, id: eventId(1) })],
    ['was given to another person', (event) => ({ ...event, metadata: { ...event.metadata, userId: amir } })],
    ['lost its ciphertext', ({ data: { nonce = '' }, ...event }) => ({ ...event, data: { nonce } })],
    ['is not encrypted', (event) => ({ ...event, data: arrived.data })],
    ['has no metadata', (event) => ({ ...event, metadata: {} })],
    ['is of an unknown type', (event) => ({ ...event, type: 'GuestVanished' })],
    [
      'was written by a newer program',
      (event) => ({ ...event, metadata: { ...event.metadata, schemaVersion: 4 } }),
    ],
  ])('is refused by name when it %s', async (_, change) => {
    const codec = createTestCodec(createTestKeys({ [maria]: testKey(4), [amir]: testKey(5) }));
    const [event] = await recordBoth(codec);
    const changed = change(event);
    const refused = codec.decode(changed);
    await expect(refused).rejects.toThrow(CodecError);
    await expect(refused).rejects.toMatchObject({ stream: changed.stream, revision: 0n, type: changed.type });
    await expect(refused).rejects.not.toThrow(/Zoë/);
  });

  it('is refused under another key', async () => {
    const [event] = await recordBoth();
    const other = createTestCodec(createTestKeys({ [maria]: testKey(9) }));
    await expect(other.decode(event)).rejects.toThrow(CodecError);
  });

  it('does not wrap a failure of the key database in a codec error', async () => {
    const [event] = await recordBoth();
    const failure = new Error('the database is unavailable');
    const codec = createTestCodec({
      readKey: () => Promise.reject(failure),
      getOrCreateKey: () => Promise.reject(failure),
    });
    await expect(codec.decode(event)).rejects.toBe(failure);
  });
});

describe('an event of an earlier version', () => {
  const createDefinitions = (
    version: number,
    parse: EventDefinition['parse'],
  ): readonly EventDefinition[] => [
    { type: 'GuestArrived', version, parse, upcasters: {}, confidentiality: 'person' },
  ];
  const parseAnything = (data: unknown) => z.looseObject({}).parse(data);

  it.each([
    [1, { who: 'Zoë' }, { guest: 'Zoë', bags: 0 }],
    [2, { name: 'Zoë', bags: 2 }, { guest: 'Zoë', bags: 2 }],
  ])('%i is upcast to the current version', async (version, data, today) => {
    const keys = createMariasKeys();
    const event = await recordEvent(createTestCodec(keys, createDefinitions(version, parseAnything)), {
      ...arrived,
      data,
    });
    expect((await createTestCodec(keys).decode(event)).event?.data).toEqual(today);
  });

  it('is refused when an upcaster is missing', async () => {
    const keys = createMariasKeys();
    const event = await recordEvent(createTestCodec(keys, createDefinitions(1, parseAnything)), {
      ...arrived,
      data: {},
    });
    const definitionsWithoutUpcasters = definitions.map((definition) => ({ ...definition, upcasters: {} }));
    await expect(createTestCodec(keys, definitionsWithoutUpcasters).decode(event)).rejects.toThrow(
      'no way from version 1 to 2',
    );
  });
});
