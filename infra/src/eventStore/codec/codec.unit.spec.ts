import { createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PersonErasedError, type PersonKeys } from '../../crypto';
import type { NewEvent, RecordedEvent } from '../port';
import { CodecError, createCodec, verifyChain, type CommandContext, type EventDefinition } from '.';

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

const userId = '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f';
const stream = `visits-${userId}`;
const context: CommandContext = {
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: 'a request',
  causationId: 'a request',
  now: new Date('2026-11-21T09:15:00Z'),
};
const ids = ['1d0c7a52-55a5-4d0e-9f0a-0f6d7b1a2c01', '1d0c7a52-55a5-4d0e-9f0a-0f6d7b1a2c02'];
const arrived = { type: 'GuestArrived', data: { guest: 'Zoë', bags: 2 } };
const opened = { type: 'DoorOpened', data: { door: 'north', at: 3 } };

/** Keys of one person, kept in memory: a stand-in for a table. */
function keysInMemory(key = createSecretKey(Buffer.alloc(32, 4))) {
  let kept: KeyObject | null = key;
  const personKeys: Pick<PersonKeys, 'forReading' | 'forWriting'> = {
    forReading: () => Promise.resolve(kept),
    forWriting: () => (kept === null ? Promise.reject(new PersonErasedError(userId)) : Promise.resolve(kept)),
  };
  return { personKeys, erase: () => (kept = null) };
}

const registry = (known = definitions) => ({
  definitionOf(type: string) {
    const definition = known.find((each) => each.type === type);
    if (definition === undefined) throw new Error(`Unknown event type ${type}`);
    return definition;
  },
});

const codecWith = ({ personKeys } = keysInMemory(), known = definitions) =>
  createCodec({ registry: registry(known), personKeys });

const toWrite = (...events: readonly { type: string; data: object }[]) => ({
  stream,
  firstRevision: 0n,
  previousHash: null,
  commandId: 'command',
  commandFingerprint: 'fingerprint',
  context,
  events: events.map((event, index) => ({ id: ids[index] ?? '', event })),
});

const recordedAs = (events: readonly NewEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    ...event,
    stream,
    revision: BigInt(index),
    position: { commit: 1n, prepare: BigInt(index) },
  }));

async function recorded(codec = codecWith()): Promise<[RecordedEvent, RecordedEvent]> {
  const [first, second] = recordedAs((await codec.encode(toWrite(arrived, opened))).events);
  if (first === undefined || second === undefined) throw new Error('Two events were to be written');
  return [first, second];
}

describe('an event that is written', () => {
  it('is read back as it was, with who did it and when', async () => {
    const codec = codecWith();
    const [first, second] = await recorded(codec);
    expect(await codec.decode(first)).toMatchObject({
      ...{ stream, revision: 0n, id: ids[0], type: 'GuestArrived', event: arrived },
      metadata: { userId, actorRole: 'user', recordedAt: '2026-11-21T09:15:00.000Z', schemaVersion: 3 },
    });
    expect((await codec.decode(second)).event).toEqual(opened);
  });

  it('tells nothing about a person to whoever reads the log, and everything that is not about one', async () => {
    const [first, second] = await recorded();
    expect(JSON.stringify(first.data)).not.toMatch(/Zo|bags|guest/);
    expect(Object.keys(first.data)).toEqual(['nonce', 'ciphertext']);
    expect(second.data).toEqual(opened.data);
  });

  it.each([
    ['a field of the wrong kind', { ...arrived, data: { guest: 'Zoë', bags: 'two' } }],
    ['a field that nobody knows', { ...arrived, data: { ...arrived.data, passport: '1' } }],
    ['a type that nobody knows', { type: 'GuestVanished', data: {} }],
  ])('is refused with %s', async (_, event) => {
    const refused = codecWith().encode(toWrite(arrived, event));
    await expect(refused).rejects.toThrow(CodecError);
    await expect(refused).rejects.toMatchObject({ stream, revision: 1n, type: event.type });
  });

  it('is refused when the person has been erased, unless it is not about them', async () => {
    const keys = keysInMemory();
    keys.erase();
    await expect(codecWith(keys).encode(toWrite(arrived))).rejects.toThrow(PersonErasedError);
    expect((await codecWith(keys).encode(toWrite(opened))).events).toHaveLength(1);
  });
});

describe('an event that is read', () => {
  it('has no content once the person has been erased, and is still in its chain', async () => {
    const keys = keysInMemory();
    const codec = codecWith(keys);
    const events = await recorded(codec);
    keys.erase();
    expect(await codec.decode(events[0])).toMatchObject({
      event: null,
      type: 'GuestArrived',
      metadata: { userId },
    });
    expect((await codec.decode(events[1])).event).toEqual(opened);
    expect(await verifyChain(events)).toBeNull();
    expect(await codec.isErased(userId)).toBe(true);
  });

  it.each<[string, (event: RecordedEvent) => RecordedEvent]>([
    ['was moved to another stream', (event) => ({ ...event, stream: 'visits-of-somebody-else' })],
    ['was given another id', (event) => ({ ...event, id: ids[1] ?? '' })],
    ['lost its ciphertext', ({ data: { nonce = '' }, ...event }) => ({ ...event, data: { nonce } })],
    ['is not encrypted', (event) => ({ ...event, data: arrived.data })],
    ['has no metadata', (event) => ({ ...event, metadata: {} })],
    ['is of an unknown type', (event) => ({ ...event, type: 'GuestVanished' })],
    [
      'was written by a newer program',
      (event) => ({ ...event, metadata: { ...event.metadata, schemaVersion: 4 } }),
    ],
  ])('is refused by name when it %s', async (_, change) => {
    const codec = codecWith();
    const [event] = await recorded(codec);
    const changed = change(event);
    const refused = codec.decode(changed);
    await expect(refused).rejects.toThrow(CodecError);
    await expect(refused).rejects.toMatchObject({ stream: changed.stream, revision: 0n, type: changed.type });
    await expect(refused).rejects.not.toThrow(/Zoë/);
  });

  it('is refused under another key', async () => {
    const [event] = await recorded();
    const other = codecWith(keysInMemory(createSecretKey(Buffer.alloc(32, 9))));
    await expect(other.decode(event)).rejects.toThrow(CodecError);
  });

  it('lets a failure of the keys’ database pass as it is, which says nothing about the event', async () => {
    const [event] = await recorded();
    const away = new Error('the database is away');
    const codec = createCodec({
      registry: registry(),
      personKeys: { forReading: () => Promise.reject(away), forWriting: () => Promise.reject(away) },
    });
    await expect(codec.decode(event)).rejects.toBe(away);
  });
});

describe('an event of an earlier version', () => {
  const writtenAs = (version: number, parse: EventDefinition['parse']): readonly EventDefinition[] => [
    { type: 'GuestArrived', version, parse, upcasters: {}, confidentiality: 'person' },
  ];
  const anything = (data: unknown) => z.looseObject({}).parse(data);

  it.each([
    [1, { who: 'Zoë' }, { guest: 'Zoë', bags: 0 }],
    [2, { name: 'Zoë', bags: 2 }, { guest: 'Zoë', bags: 2 }],
  ])('%i is read in today’s shape', async (version, data, today) => {
    const keys = keysInMemory();
    const { events } = await codecWith(keys, writtenAs(version, anything)).encode(
      toWrite({ ...arrived, data }),
    );
    const [event] = recordedAs(events);
    if (event === undefined) throw new Error('An event was to be written');
    expect((await codecWith(keys).decode(event)).event?.data).toEqual(today);
  });

  it('is refused where a step is missing', async () => {
    const keys = keysInMemory();
    const { events } = await codecWith(keys, writtenAs(1, anything)).encode(
      toWrite({ ...arrived, data: {} }),
    );
    const [event] = recordedAs(events);
    if (event === undefined) throw new Error('An event was to be written');
    const withoutSteps = definitions.map((definition) => ({ ...definition, upcasters: {} }));
    await expect(codecWith(keys, withoutSteps).decode(event)).rejects.toThrow('no way from version 1 to 2');
  });
});

describe('the hash chain of a stream', () => {
  it('holds for what was written, whatever order the engine gives fields in', async () => {
    const [first, second] = await recorded();
    expect(await verifyChain([first, second])).toBeNull();
    expect(await verifyChain([])).toBeNull();
    const turned = { ...second, metadata: Object.fromEntries(Object.entries(second.metadata).reverse()) };
    expect(await verifyChain([first, turned])).toBeNull();
  });

  it('shows what was changed, moved, put in or taken out', async () => {
    const [first, second] = await recorded();
    const changed = { ...second, data: { ...opened.data, door: 'south' } };
    expect(await verifyChain([first, changed])).toEqual({ stream, revision: 1n, fault: 'content' });
    const blamed = { ...first, metadata: { ...first.metadata, actorId: 'somebody else' } };
    expect(await verifyChain([blamed, second])).toEqual({ stream, revision: 0n, fault: 'content' });
    expect(await verifyChain([second])).toEqual({ stream, revision: 1n, fault: 'missing' });
    expect(await verifyChain([{ ...second, revision: 0n }])).toEqual({
      stream,
      revision: 0n,
      fault: 'order',
    });
    expect(await verifyChain([first, { ...first, revision: 1n }])).toEqual({
      stream,
      revision: 1n,
      fault: 'order',
    });
  });
});

describe('the stored form of events', () => {
  const file = new URL('./samples/stored.v1.json', import.meta.url);
  const sample = z
    .object({
      personKey: z.base64(),
      events: z.array(
        z.object({
          stream: z.string(),
          revision: z.int(),
          id: z.uuid(),
          type: z.string(),
          data: z.record(z.string(), z.json()),
          metadata: z.record(z.string(), z.json()),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const stored: RecordedEvent[] = sample.events.map((event) => ({
    ...event,
    revision: BigInt(event.revision),
    position: { commit: 0n, prepare: 0n },
  }));

  it('of the first release can be read and checked for ever', async () => {
    const keys = keysInMemory(createSecretKey(Buffer.from(sample.personKey, 'base64')));
    const asWritten = definitions.map((definition) => ({
      ...definition,
      version: 2,
    }));
    const codec = codecWith(keys, asWritten);
    const read = await Promise.all(stored.map((event) => codec.decode(event)));
    expect(read.map(({ event }) => event)).toEqual([
      { type: 'GuestArrived', data: { guest: 'Zoë', bags: 2, note: 'line one\nline “two”' } },
      opened,
    ]);
    expect(await verifyChain(stored)).toBeNull();
  });
});
