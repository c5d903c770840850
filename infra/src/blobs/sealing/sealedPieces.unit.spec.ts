import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SealBrokenError } from '../../crypto';
import { openPieces, sealPieces } from './sealedPieces';

const key = createSecretKey(randomBytes(32));
const place = Buffer.from('person and key');
/** Sizes of the stored form: header, and a whole piece with its tag. */
const header = 33;
const piece = 64 * 1024 + 16;

async function* inSteps(content: Buffer, step: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += step) {
    yield await Promise.resolve(content.subarray(start, start + step));
  }
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const bytes of source) all.push(bytes);
  return Buffer.concat(all);
}

const sealed = (content: Buffer, step = 50_000) => collect(sealPieces(key, place, inSteps(content, step)));
const opened = (stored: Buffer, { using = key, at = place, step = 70_000 } = {}) =>
  collect(openPieces(using, at, inSteps(stored, step)));

describe('bytes that were sealed', () => {
  test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 3 * 64 * 1024, 1_000_003])(
    'come back as they were, all %i of them',
    async (size) => {
      const content = randomBytes(size);
      expect((await opened(await sealed(content))).equals(content)).toBe(true);
    },
  );

  test.each([1, 32, 33, 34, 65_536, 65_552, 1_000_000])(
    'come back however they are cut on their way (%i bytes at a time)',
    async (step) => {
      const content = randomBytes(step < 100 ? 3_000 : 200_000);
      expect((await opened(await sealed(content, step), { step })).equals(content)).toBe(true);
    },
  );

  test('cannot be read in what is stored, and look different each time', async () => {
    const content = Buffer.alloc(1_000, 'passport number 123456789 ');
    const [one, two] = [await sealed(content), await sealed(content)];
    expect(one.includes('passport')).toBe(false);
    expect(one.subarray(header).equals(two.subarray(header))).toBe(false);
  });
});

describe('the seal is broken', () => {
  const content = randomBytes(4 * 64 * 1024 + 100);
  const broken = (stored: Buffer, how = {}) =>
    expect(opened(stored, how)).rejects.toBeInstanceOf(SealBrokenError);
  const pieceOf = (stored: Buffer, number: number) =>
    stored.subarray(header + number * piece, header + (number + 1) * piece);

  test('by another key, and by another place', async () => {
    const stored = await sealed(content);
    await broken(stored, { using: createSecretKey(randomBytes(32)) });
    await broken(stored, { at: Buffer.from('another person and key') });
  });

  test('by any end that is missing', async () => {
    const stored = await sealed(content);
    for (const length of [0, 1, header - 1, header, header + 15, header + piece, header + 4 * piece]) {
      await broken(stored.subarray(0, length));
    }
    await broken(stored.subarray(0, stored.length - 1));
  });

  test('by anything that comes after the end', async () => {
    const stored = await sealed(content);
    await broken(Buffer.concat([stored, Buffer.of(0)]));
    await broken(Buffer.concat([stored, stored.subarray(header)]));
  });

  test('by pieces that changed places, are missing from the middle, or are there twice', async () => {
    const stored = await sealed(content);
    const head = stored.subarray(0, header);
    const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((number) => pieceOf(stored, number));
    const all = [a, b, c, d, e].map((bytes) => bytes ?? Buffer.alloc(0));
    const order = (...numbers: number[]) =>
      Buffer.concat([head, ...numbers.map((number) => all[number] ?? Buffer.alloc(0))]);
    expect((await opened(order(0, 1, 2, 3, 4))).equals(content)).toBe(true);
    await broken(order(1, 0, 2, 3, 4));
    await broken(order(0, 2, 3, 4));
    await broken(order(0, 1, 1, 2, 3, 4));
    await broken(order(0, 1, 2, 4));
  });

  test('by a piece of another blob of the same person', async () => {
    const [one, two] = [await sealed(content), await sealed(content)];
    await broken(
      Buffer.concat([one.subarray(0, header + piece), pieceOf(two, 1), one.subarray(header + 2 * piece)]),
    );
  });

  test('by one bit, wherever it is', async () => {
    const stored = await sealed(randomBytes(70_000));
    for (const at of [
      0,
      1,
      20,
      header,
      header + 100,
      header + piece - 1,
      header + piece,
      stored.length - 1,
    ]) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await broken(changed);
    }
  });

  test('before a byte of the broken piece is given away', async () => {
    const stored = await sealed(content);
    const changed = Buffer.from(stored);
    changed.writeUInt8(changed.readUInt8(header + 2 * piece) ^ 1, header + 2 * piece);
    const seen: Buffer[] = [];
    await expect(
      (async () => {
        for await (const bytes of openPieces(key, place, inSteps(changed, 70_000))) seen.push(bytes);
      })(),
    ).rejects.toBeInstanceOf(SealBrokenError);
    expect(Buffer.concat(seen).equals(content.subarray(0, 2 * 64 * 1024))).toBe(true);
  });
});
