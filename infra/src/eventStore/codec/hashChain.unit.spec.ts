import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RecordedEvent } from '../port';
import { createCodec } from './createCodec';
import { hashEvent, verifyChain } from './hashChain';
import { testKey, createTestKeys, maria, createRegistry, recordEvents } from './testing/fixtures';

const notedDefinition = {
  type: 'Noted',
  version: 1,
  parse: (data: unknown) => Object(data) as object,
  upcasters: {},
  confidentiality: 'person',
} as const;

const personKeys = () => createTestKeys({ [maria]: testKey(1) });
const codec = createCodec({ registry: createRegistry(notedDefinition), personKeys: personKeys() });
const note = (text: string) => ({ type: 'Noted', data: { text } });
const stream = await recordEvents(codec, ['first', 'second', 'third', 'fourth'].map(note));

/** The stream with one of its events changed. */
const alterEvent = (at: number, change: (event: RecordedEvent) => Partial<RecordedEvent>) =>
  stream.map((event, index) => (index === at ? { ...event, ...change(event) } : event));
const createBreak = (revision: bigint, fault: string) => ({ stream: stream[0]?.stream, revision, fault });

const otherLetter = (letter: string) => (letter === 'A' ? 'B' : 'A');

/** A forger who does not know the hash: new metadata with the old hash. */
const withMetadata = (change: RecordedEvent['metadata']) => (event: RecordedEvent) => ({
  metadata: { ...event.metadata, ...change },
});

/** A forger who knows the hash: it fits the altered event. */
const rehash = (event: RecordedEvent): RecordedEvent => ({
  ...event,
  metadata: { ...event.metadata, hash: hashEvent(event) },
});

describe('the chain of a stream', () => {
  it('is valid for an unchanged stream and for an empty one', async () => {
    expect(await verifyChain(stream)).toBeNull();
    expect(await verifyChain([])).toBeNull();
  });

  it('is valid across several appends', async () => {
    const hash = stream.at(-1)?.metadata['hash'];
    const more = await recordEvents(codec, [note('fifth')], {
      firstRevision: 4n,
      previousHash: typeof hash === 'string' ? hash : null,
    });
    expect(await verifyChain([...stream, ...more])).toBeNull();
  });

  it('is valid for an erased person, because it covers the stored ciphertext', async () => {
    const keys = personKeys();
    const reading = createCodec({ registry: createRegistry(notedDefinition), personKeys: keys });
    keys.erase(maria);
    expect(await Promise.all(stream.map(async (event) => (await reading.decode(event)).event))).toStrictEqual(
      [null, null, null, null],
    );
    expect(await verifyChain(stream)).toBeNull();
  });

  it('does not depend on the order of the fields', async () => {
    const reordered = stream.map((event) => ({
      ...event,
      data: Object.fromEntries(Object.entries(event.data).reverse()),
      metadata: Object.fromEntries(Object.entries(event.metadata).reverse()),
    }));
    expect(await verifyChain(reordered)).toBeNull();
  });
});

describe('the chain names the first event that', () => {
  it('had a byte of its data altered', async () => {
    const change = (event: RecordedEvent) => ({
      data: {
        ...event.data,
        ciphertext: z.string().parse(event.data['ciphertext']).replace(/^./, otherLetter),
      },
    });
    const alteredTwice = alterEvent(1, change).map((event, index) =>
      index === 3 ? { ...event, ...change(event) } : event,
    );
    expect(await verifyChain(alteredTwice)).toStrictEqual(createBreak(1n, 'content'));
  });

  it.each([
    ['actor', { actorId: 'somebody else' }],
    ['role', { actorRole: 'admin' }],
    ['person', { userId: '7a2d3e1f-9b5c-4d2e-8f30-4b6c8d0e2f1a' }],
    ['time', { recordedAt: '2020-01-01T00:00:00.000Z' }],
    ['version', { schemaVersion: 2 }],
    ['command', { commandFingerprint: 'another' }],
    ['an added field', { added: true }],
    ['hash', { hash: '0'.repeat(64) }],
  ])('had its metadata altered: %s', async (_, change) => {
    expect(await verifyChain(alterEvent(2, withMetadata(change)))).toStrictEqual(createBreak(2n, 'content'));
  });

  it('had its type, its id or its stream altered', async () => {
    for (const change of [{ type: 'Removed' }, { id: '2b6a8f10-0b7e-4a57-9d33-999999999999' }]) {
      expect(await verifyChain(alterEvent(2, () => change))).toStrictEqual(createBreak(2n, 'content'));
    }
    const moved = stream.map((event) => ({ ...event, stream: 'absences-of-somebody-else' }));
    expect(await verifyChain(moved)).toMatchObject({ revision: 0n, fault: 'content' });
  });

  it('follows an event that was removed', async () => {
    expect(await verifyChain(stream.filter(({ revision }) => revision !== 1n))).toStrictEqual(
      createBreak(2n, 'missing'),
    );
    expect(await verifyChain(stream.slice(1))).toStrictEqual(createBreak(1n, 'missing'));
  });

  it('follows an event that was removed, when the others were renumbered', async () => {
    const renumbered = stream
      .filter(({ revision }) => revision !== 1n)
      .map((event, index) => rehash({ ...event, revision: BigInt(index) }));
    expect(await verifyChain(renumbered)).toStrictEqual(createBreak(1n, 'order'));
  });

  it('was swapped with another', async () => {
    const [first, second, third, fourth] = stream;
    if (!first || !second || !third || !fourth) throw new Error('Four events were written');
    expect(await verifyChain([first, third, second, fourth])).toStrictEqual(createBreak(2n, 'missing'));
    const swapped = [first, { ...third, revision: 1n }, { ...second, revision: 2n }, fourth];
    expect(await verifyChain(swapped)).toStrictEqual(createBreak(1n, 'order'));
  });

  it('follows an event that was altered by a forger who knows the hash', async () => {
    const forged = alterEvent(1, (event) => rehash({ ...event, type: 'Removed' }));
    expect(await verifyChain(forged)).toStrictEqual(createBreak(2n, 'order'));
  });

  it('has no hash at all', async () => {
    const { hash: _, ...unhashed } = stream[1]?.metadata ?? {};
    expect(await verifyChain(alterEvent(1, () => ({ metadata: unhashed })))).toStrictEqual(
      createBreak(1n, 'content'),
    );
  });
});
