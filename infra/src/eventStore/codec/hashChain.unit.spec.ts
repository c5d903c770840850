import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RecordedEvent } from '../port';
import { createCodec } from './createCodec';
import { hashOf, verifyChain } from './hashChain';
import { keyNumber, keysOf, maria, registryOf, written } from './testing/madeUp';

const noted = {
  type: 'Noted',
  version: 1,
  parse: (data: unknown) => Object(data) as object,
  upcasters: {},
  confidentiality: 'person',
} as const;

const personKeys = () => keysOf({ [maria]: keyNumber(1) });
const codec = createCodec({ registry: registryOf(noted), personKeys: personKeys() });
const note = (text: string) => ({ type: 'Noted', data: { text } });
const stream = await written(codec, ['first', 'second', 'third', 'fourth'].map(note));

/** The stream with one of its events changed. */
const altered = (at: number, change: (event: RecordedEvent) => Partial<RecordedEvent>) =>
  stream.map((event, index) => (index === at ? { ...event, ...change(event) } : event));
const brokenAt = (revision: bigint, fault: string) => ({ stream: stream[0]?.stream, revision, fault });

const otherLetter = (letter: string) => (letter === 'A' ? 'B' : 'A');

/** Somebody who can write to the log but does not know how: the content is new, its hash as it was. */
const withMetadata = (change: RecordedEvent['metadata']) => (event: RecordedEvent) => ({
  metadata: { ...event.metadata, ...change },
});

/** Somebody who knows how: the hash fits the altered event again. */
const rehashed = (event: RecordedEvent): RecordedEvent => ({
  ...event,
  metadata: { ...event.metadata, hash: hashOf(event) },
});

describe('the chain of a stream', () => {
  it('holds as it was written, and for a stream without events', async () => {
    expect(await verifyChain(stream)).toBeNull();
    expect(await verifyChain([])).toBeNull();
  });

  it('holds across several writings', async () => {
    const hash = stream.at(-1)?.metadata['hash'];
    const more = await written(codec, [note('fifth')], {
      firstRevision: 4n,
      previousHash: typeof hash === 'string' ? hash : null,
    });
    expect(await verifyChain([...stream, ...more])).toBeNull();
  });

  it('holds for an erased person: it is over what is stored, not over what it says', async () => {
    const keys = personKeys();
    const reading = createCodec({ registry: registryOf(noted), personKeys: keys });
    keys.erase(maria);
    expect(await Promise.all(stream.map(async (event) => (await reading.decode(event)).event))).toStrictEqual(
      [null, null, null, null],
    );
    expect(await verifyChain(stream)).toBeNull();
  });

  it('does not depend on the order in which a store gives the fields back', async () => {
    const turned = stream.map((event) => ({
      ...event,
      data: Object.fromEntries(Object.entries(event.data).reverse()),
      metadata: Object.fromEntries(Object.entries(event.metadata).reverse()),
    }));
    expect(await verifyChain(turned)).toBeNull();
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
    const alteredTwice = altered(1, change).map((event, index) =>
      index === 3 ? { ...event, ...change(event) } : event,
    );
    expect(await verifyChain(alteredTwice)).toStrictEqual(brokenAt(1n, 'content'));
  });

  it.each([
    ['who did it', { actorId: 'somebody else' }],
    ['in which role', { actorRole: 'admin' }],
    ['whose data it is', { userId: '7a2d3e1f-9b5c-4d2e-8f30-4b6c8d0e2f1a' }],
    ['when', { recordedAt: '2020-01-01T00:00:00.000Z' }],
    ['its version', { schemaVersion: 2 }],
    ['the command', { commandFingerprint: 'another' }],
    ['a field that was not there', { added: true }],
    ['its hash', { hash: '0'.repeat(64) }],
  ])('had its metadata altered: %s', async (_, change) => {
    expect(await verifyChain(altered(2, withMetadata(change)))).toStrictEqual(brokenAt(2n, 'content'));
  });

  it('had its type, its id or its stream altered', async () => {
    for (const change of [{ type: 'Removed' }, { id: '2b6a8f10-0b7e-4a57-9d33-999999999999' }]) {
      expect(await verifyChain(altered(2, () => change))).toStrictEqual(brokenAt(2n, 'content'));
    }
    const moved = stream.map((event) => ({ ...event, stream: 'absences-of-somebody-else' }));
    expect(await verifyChain(moved)).toMatchObject({ revision: 0n, fault: 'content' });
  });

  it('follows an event that was removed', async () => {
    expect(await verifyChain(stream.filter(({ revision }) => revision !== 1n))).toStrictEqual(
      brokenAt(2n, 'missing'),
    );
    expect(await verifyChain(stream.slice(1))).toStrictEqual(brokenAt(1n, 'missing'));
  });

  it('follows an event that was removed, when the others were numbered anew', async () => {
    const closed = stream
      .filter(({ revision }) => revision !== 1n)
      .map((event, index) => rehashed({ ...event, revision: BigInt(index) }));
    expect(await verifyChain(closed)).toStrictEqual(brokenAt(1n, 'order'));
  });

  it('was swapped with another', async () => {
    const [first, second, third, fourth] = stream;
    if (!first || !second || !third || !fourth) throw new Error('Four events were written');
    expect(await verifyChain([first, third, second, fourth])).toStrictEqual(brokenAt(2n, 'missing'));
    const swapped = [first, { ...third, revision: 1n }, { ...second, revision: 2n }, fourth];
    expect(await verifyChain(swapped)).toStrictEqual(brokenAt(1n, 'order'));
  });

  it('follows an event that was altered by somebody who knows how the hash is made', async () => {
    const forged = altered(1, (event) => rehashed({ ...event, type: 'Removed' }));
    expect(await verifyChain(forged)).toStrictEqual(brokenAt(2n, 'order'));
  });

  it('has no hash at all', async () => {
    const { hash: _, ...unhashed } = stream[1]?.metadata ?? {};
    expect(await verifyChain(altered(1, () => ({ metadata: unhashed })))).toStrictEqual(
      brokenAt(1n, 'content'),
    );
  });
});
