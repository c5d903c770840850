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
import { amir, context, idOf, keyNumber, keysOf, maria, registryOf, written } from './testing/madeUp';

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

const mariasKeys = () => keysOf({ [maria]: keyNumber(4) });
const codecWith = (personKeys: CodecOptions['personKeys'] = mariasKeys(), known = definitions) =>
  createCodec({ registry: registryOf(...known), personKeys });

const write = (codec: Codec, ...events: readonly DomainEvent[]) => written(codec, events, { stream });

async function recorded(codec = codecWith()): Promise<readonly [RecordedEvent, RecordedEvent]> {
  const [first, second] = await write(codec, arrived, opened);
  if (first === undefined || second === undefined) throw new Error('Two events were to be written');
  return [first, second];
}

async function recordedAlone(codec: Codec, event: DomainEvent): Promise<RecordedEvent> {
  const [only] = await write(codec, event);
  if (only === undefined) throw new Error('An event was to be written');
  return only;
}

describe('an event that is written', () => {
  it('is read back as it was, with who did it and when', async () => {
    const codec = codecWith();
    const [first, second] = await recorded(codec);
    expect(await codec.decode(first)).toMatchObject({
      stream,
      revision: 0n,
      id: idOf(0),
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

  it('tells nothing about a person to whoever reads the log, and everything that is not about one', async () => {
    const [first, second] = await recorded();
    // No shorter word: one of two letters turns up in a ciphertext by chance.
    expect(JSON.stringify(first.data)).not.toMatch(/Zoë|bags|guest/);
    expect(Object.keys(first.data)).toEqual(['nonce', 'ciphertext']);
    expect(second.data).toEqual(opened.data);
  });

  it.each([
    ['a field of the wrong kind', { ...arrived, data: { guest: 'Zoë', bags: 'two' } }],
    ['a field that nobody knows', { ...arrived, data: { ...arrived.data, passport: '1' } }],
    ['a type that nobody knows', { type: 'GuestVanished', data: {} }],
  ])('is refused with %s', async (_, event) => {
    const refused = write(codecWith(), arrived, event);
    await expect(refused).rejects.toThrow(CodecError);
    await expect(refused).rejects.toMatchObject({ stream, revision: 1n, type: event.type });
  });

  it('is refused when what stands beside it could not be read back', async () => {
    const nobody = { stream, context: context({ userId: '' }) };
    await expect(written(codecWith(), [opened], nobody)).rejects.toThrow(CodecError);
    const unchained = { stream, previousHash: 'not a hash' };
    await expect(written(codecWith(), [opened], unchained)).rejects.toThrow(CodecError);
  });

  it('names the field that does not fit, never what stood in it', async () => {
    const refused = write(codecWith(), { ...arrived, data: { guest: 'Zoë', bags: 'a secret' } });
    await expect(refused).rejects.toThrow(/bags/);
    await expect(refused).rejects.not.toThrow(/secret|Zoë/);
  });

  it('is encrypted under the key of the person whom it is about, not of who did it', async () => {
    const keys = keysOf({ [maria]: keyNumber(4), [amir]: keyNumber(5) });
    const byAmir = { stream, context: context({ actorId: amir, actorRole: 'lawyer' }) };
    const [event] = await written(codecWith(keys), [arrived], byAmir);
    if (event === undefined) throw new Error('An event was to be written');
    keys.erase(amir);
    expect((await codecWith(keys).decode(event)).event).toEqual(arrived);
    keys.erase(maria);
    expect((await codecWith(keys).decode(event)).event).toBeNull();
  });

  it('is refused when the person has been erased, unless it is not about them', async () => {
    const keys = mariasKeys();
    keys.erase(maria);
    await expect(write(codecWith(keys), arrived)).rejects.toThrow(PersonErasedError);
    expect(await write(codecWith(keys), opened)).toHaveLength(1);
  });
});

describe('an event that is read', () => {
  it('has no content once the person has been erased', async () => {
    const keys = mariasKeys();
    const codec = codecWith(keys);
    const events = await recorded(codec);
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
    ['was given another id', (event) => ({ ...event, id: idOf(1) })],
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
    const codec = codecWith(keysOf({ [maria]: keyNumber(4), [amir]: keyNumber(5) }));
    const [event] = await recorded(codec);
    const changed = change(event);
    const refused = codec.decode(changed);
    await expect(refused).rejects.toThrow(CodecError);
    await expect(refused).rejects.toMatchObject({ stream: changed.stream, revision: 0n, type: changed.type });
    await expect(refused).rejects.not.toThrow(/Zoë/);
  });

  it('is refused under another key', async () => {
    const [event] = await recorded();
    const other = codecWith(keysOf({ [maria]: keyNumber(9) }));
    await expect(other.decode(event)).rejects.toThrow(CodecError);
  });

  it('lets a failure of the keys’ database pass as it is, which says nothing about the event', async () => {
    const [event] = await recorded();
    const away = new Error('the database is away');
    const codec = codecWith({
      forReading: () => Promise.reject(away),
      forWriting: () => Promise.reject(away),
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
    const keys = mariasKeys();
    const event = await recordedAlone(codecWith(keys, writtenAs(version, anything)), { ...arrived, data });
    expect((await codecWith(keys).decode(event)).event?.data).toEqual(today);
  });

  it('is refused where a step is missing', async () => {
    const keys = mariasKeys();
    const event = await recordedAlone(codecWith(keys, writtenAs(1, anything)), { ...arrived, data: {} });
    const withoutSteps = definitions.map((definition) => ({ ...definition, upcasters: {} }));
    await expect(codecWith(keys, withoutSteps).decode(event)).rejects.toThrow('no way from version 1 to 2');
  });
});
