import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SealBrokenError } from '../../crypto';
import { openChunks, sealChunks } from './sealedChunks';

const key = createSecretKey(randomBytes(32));
const place = Buffer.from('person and key');
/** Sizes of the stored format: the header, and a full chunk with its tag. */
const header = 33;
const chunk = 64 * 1024 + 16;

async function* streamInSteps(content: Buffer, step: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += step) {
    yield await Promise.resolve(content.subarray(start, start + step));
  }
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const bytes of source) all.push(bytes);
  return Buffer.concat(all);
}

const sealAll = (content: Buffer, step = 50_000) =>
  collect(sealChunks(key, place, streamInSteps(content, step)));
const openAll = (stored: Buffer, { using = key, at = place, step = 70_000 } = {}) =>
  collect(openChunks(using, at, streamInSteps(stored, step)));

describe('sealed bytes', () => {
  test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 3 * 64 * 1024, 1_000_003])(
    'are decrypted unchanged, all %i of them',
    async (size) => {
      const content = randomBytes(size);
      expect((await openAll(await sealAll(content))).equals(content)).toBe(true);
    },
  );

  test.each([1, 32, 33, 34, 65_536, 65_552, 1_000_000])(
    'are decrypted from chunks of any size (%i bytes at a time)',
    async (step) => {
      const content = randomBytes(step < 100 ? 3_000 : 200_000);
      expect((await openAll(await sealAll(content, step), { step })).equals(content)).toBe(true);
    },
  );

  test('are not readable in the store, and are different each time', async () => {
    const content = Buffer.alloc(1_000, 'passport number 123456789 ');
    const [one, two] = [await sealAll(content), await sealAll(content)];
    expect(one.includes('passport')).toBe(false);
    expect(one.subarray(header).equals(two.subarray(header))).toBe(false);
  });
});

describe('the seal is broken', () => {
  const content = randomBytes(4 * 64 * 1024 + 100);
  const expectBroken = (stored: Buffer, options = {}) =>
    expect(openAll(stored, options)).rejects.toBeInstanceOf(SealBrokenError);
  const getChunk = (stored: Buffer, number: number) =>
    stored.subarray(header + number * chunk, header + (number + 1) * chunk);

  test('by another key, and by another place', async () => {
    const stored = await sealAll(content);
    await expectBroken(stored, { using: createSecretKey(randomBytes(32)) });
    await expectBroken(stored, { at: Buffer.from('another person and key') });
  });

  test('by a missing end', async () => {
    const stored = await sealAll(content);
    for (const length of [0, 1, header - 1, header, header + 15, header + chunk, header + 4 * chunk]) {
      await expectBroken(stored.subarray(0, length));
    }
    await expectBroken(stored.subarray(0, stored.length - 1));
  });

  test('by additional bytes at the end', async () => {
    const stored = await sealAll(content);
    await expectBroken(Buffer.concat([stored, Buffer.of(0)]));
    await expectBroken(Buffer.concat([stored, stored.subarray(header)]));
  });

  test('by moved, missing or duplicate chunks', async () => {
    const stored = await sealAll(content);
    const head = stored.subarray(0, header);
    const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((number) => getChunk(stored, number));
    const all = [a, b, c, d, e].map((bytes) => bytes ?? Buffer.alloc(0));
    const order = (...numbers: number[]) =>
      Buffer.concat([head, ...numbers.map((number) => all[number] ?? Buffer.alloc(0))]);
    expect((await openAll(order(0, 1, 2, 3, 4))).equals(content)).toBe(true);
    await expectBroken(order(1, 0, 2, 3, 4));
    await expectBroken(order(0, 2, 3, 4));
    await expectBroken(order(0, 1, 1, 2, 3, 4));
    await expectBroken(order(0, 1, 2, 4));
  });

  test('by a chunk of another blob of the same person', async () => {
    const [one, two] = [await sealAll(content), await sealAll(content)];
    await expectBroken(
      Buffer.concat([one.subarray(0, header + chunk), getChunk(two, 1), one.subarray(header + 2 * chunk)]),
    );
  });

  test('by a single changed bit', async () => {
    const stored = await sealAll(randomBytes(70_000));
    for (const at of [
      0,
      1,
      20,
      header,
      header + 100,
      header + chunk - 1,
      header + chunk,
      stored.length - 1,
    ]) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expectBroken(changed);
    }
  });

  test('before a byte of the broken chunk is delivered', async () => {
    const stored = await sealAll(content);
    const changed = Buffer.from(stored);
    changed.writeUInt8(changed.readUInt8(header + 2 * chunk) ^ 1, header + 2 * chunk);
    const seen: Buffer[] = [];
    await expect(
      (async () => {
        for await (const bytes of openChunks(key, place, streamInSteps(changed, 70_000))) seen.push(bytes);
      })(),
    ).rejects.toBeInstanceOf(SealBrokenError);
    expect(Buffer.concat(seen).equals(content.subarray(0, 2 * 64 * 1024))).toBe(true);
  });
});
