import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BlobNotFoundError, type BlobStore } from '../../src/blobs';

/** One adapter under test. */
export interface ContractStore {
  /** Opens another store on the same data, as another process would. */
  connect(): BlobStore;
  /** The names of all stored files, complete or not. */
  listStoredNames(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const newKey = (firstPart: string = randomUUID()): string => `${firstPart}/${randomUUID()}`;

async function* streamChunks(...pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function toArray<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The contract of every adapter of the port. */
export function blobStoreContract(name: string, open: () => Promise<ContractStore>): void {
  describe(`a blob store: ${name}`, () => {
    let place: ContractStore;
    let store: BlobStore;
    beforeAll(async () => {
      place = await open();
      store = place.connect();
    });
    afterAll(async () => {
      store.close();
      await place.close();
    });

    const putBlob = async (content: Buffer, key = newKey()) => {
      await store.put(key, streamChunks(content));
      return key;
    };
    const readBlob = async (key: string) => buffer(await store.get(key));

    test('is available', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    test.each([
      ['no bytes', 0],
      ['one byte', 1],
      ['many chunks', 3_000_000],
      ['more than the largest upload', 12_000_000],
    ])('returns %s unchanged, also to another process', async (_what, size) => {
      const content = randomBytes(size);
      const key = newKey();
      const half = Math.floor(size / 2);
      await store.put(key, streamChunks(content.subarray(0, half), content.subarray(half)));
      const other = place.connect();
      const read = await buffer(await other.get(key));
      other.close();
      expect(read.equals(content)).toBe(true);
    });

    test('keeps blobs apart', async () => {
      const [one, two] = [await putBlob(Buffer.from('one')), await putBlob(Buffer.from('two'))];
      expect([String(await readBlob(one)), String(await readBlob(two))]).toEqual(['one', 'two']);
    });

    test('stores many blobs at once', async () => {
      const contents = Array.from({ length: 20 }, (_, number) => Buffer.alloc(50_000, number));
      const keys = await Promise.all(contents.map((content) => putBlob(content)));
      const read = await Promise.all(keys.map(readBlob));
      expect(read.every((content, number) => content.equals(contents[number] ?? Buffer.alloc(0)))).toBe(true);
    });

    test('reports a missing key', async () => {
      await expect(store.get(newKey())).rejects.toBeInstanceOf(BlobNotFoundError);
      expect(await store.exists(newKey())).toBe(false);
    });

    test('deletes a blob, and ignores a missing one', async () => {
      const key = await putBlob(Buffer.from('soon gone'));
      expect(await store.exists(key)).toBe(true);
      await store.delete(key);
      await store.delete(key);
      expect(await store.exists(key)).toBe(false);
      await expect(store.get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
    });

    test('does not show a key before its blob is complete', async () => {
      const key = newKey();
      const results: boolean[] = [];
      async function* sourceWithChecks(): AsyncGenerator<Buffer> {
        yield randomBytes(1_000_000);
        results.push(await store.exists(key));
        yield randomBytes(1_000_000);
        results.push(await store.exists(key));
      }
      await store.put(key, sourceWithChecks());
      expect(results).toEqual([false, false]);
      expect(await store.exists(key)).toBe(true);
    });

    test('stores nothing of a failing source, and throws its error', async () => {
      const key = newKey();
      const broken = new Error('the connection was cut');
      async function* failingSource(): AsyncGenerator<Buffer> {
        yield randomBytes(2_000_000);
        await Promise.resolve();
        throw broken;
      }
      await expect(store.put(key, failingSource())).rejects.toBe(broken);
      expect(await store.exists(key)).toBe(false);
      expect(await place.listStoredNames()).not.toContainEqual(
        expect.stringContaining(key.split('/')[1] ?? ''),
      );
    });

    test('lists the keys of one first part and no others', async () => {
      const [firstPart, other] = [randomUUID(), randomUUID()];
      const keys = [
        await putBlob(Buffer.from('a'), newKey(firstPart)),
        await putBlob(Buffer.from('b'), newKey(firstPart)),
      ];
      const deeper = `${firstPart}/${randomUUID()}/${randomUUID()}`;
      await putBlob(Buffer.from('c'), deeper);
      await putBlob(Buffer.from('d'), newKey(other));
      const found: string[] = [];
      for await (const key of store.list(firstPart)) found.push(key);
      expect(found.sort()).toEqual([...keys, deeper].sort());
      for await (const key of store.list(randomUUID())) expect.unreachable(key);
    });

    test('walks through all keys from any key on, with the time of the last write', async () => {
      const begun = Date.now();
      const keys = [randomUUID(), randomUUID()].flatMap((first) => [newKey(first), newKey(first)]);
      for (const key of keys) await putBlob(Buffer.from('x'), key);
      const entries = await toArray(store.walk(null));
      const walked = entries.map(({ key }) => key);
      expect(walked).toEqual(expect.arrayContaining(keys));
      expect(new Set(walked).size).toBe(walked.length);
      // Some stores report times in whole seconds.
      for (const key of keys) {
        const { writtenAt } = entries.find((each) => each.key === key) ?? {};
        expect(writtenAt?.getTime()).toBeGreaterThan(begun - 2_000);
        expect(writtenAt?.getTime()).toBeLessThan(Date.now() + 2_000);
      }
      for (const [place, key] of walked.entries()) {
        const rest = (await toArray(store.walk(key))).map((each) => each.key);
        expect(rest).toEqual(walked.slice(place + 1));
      }
    });

    test('continues a walk after a deleted key', async () => {
      const firstPart = randomUUID();
      const keys = [newKey(firstPart), newKey(firstPart), newKey(firstPart)];
      for (const key of keys) await putBlob(Buffer.from('x'), key);
      const [first = '', ...others] = (await toArray(store.walk(null)))
        .map(({ key }) => key)
        .filter((key) => keys.includes(key));
      await store.delete(first);
      const rest = (await toArray(store.walk(first))).map(({ key }) => key);
      expect(rest.filter((key) => keys.includes(key))).toEqual(others);
      for await (const { key } of store.walk(null)) {
        expect(key).not.toBe(first);
        break;
      }
    });

    test('allows to stop a read early', async () => {
      const key = await putBlob(randomBytes(3_000_000));
      const stream = await store.get(key);
      for await (const piece of stream) {
        expect(piece).toBeInstanceOf(Buffer);
        break;
      }
      expect(stream.destroyed).toBe(true);
      expect(await store.exists(key)).toBe(true);
    });

    test.each([
      '',
      '..',
      '../x',
      'a/../b',
      '/etc/passwd',
      'a//b',
      'a/b/c/d/e',
      'A',
      'a.part',
      'a\0',
      'ä',
      'a b',
    ])('refuses “%s” as a key', async (key) => {
      await expect(store.put(key, streamChunks(Buffer.from('x')))).rejects.toBeInstanceOf(RangeError);
      await expect(store.get(key)).rejects.toBeInstanceOf(RangeError);
      await expect(store.delete(key)).rejects.toBeInstanceOf(RangeError);
      await expect(store.exists(key)).rejects.toBeInstanceOf(RangeError);
    });
  });
}
