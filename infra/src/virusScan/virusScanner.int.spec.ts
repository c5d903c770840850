import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findClamd } from '../../testing/clamd/findClamd';
import { startClamd } from '../../testing/clamd/startClamd';
import { startClamdDouble, type ClamdDoubleOptions } from '../../testing/clamd/startClamdDouble';
import {
  createClamdScanner,
  readClamdAddress,
  VirusFoundError,
  VirusScannerUnavailableError,
  type ClamdTimeouts,
} from './index';

const knownVirus = { pattern: Buffer.from('settlewise-made-up-pattern'), signature: 'Settlewise.Made.Up' };
const maxStreamBytes = 1024 * 1024;

const createScanner = (url: string, times?: Partial<ClamdTimeouts>) =>
  createClamdScanner(readClamdAddress(url), times);

async function* streamChunks(...pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function readAll(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const bytes of source) all.push(bytes);
  return Buffer.concat(all);
}

describe.each([
  { name: 'test double', absent: false, start: startClamdDouble },
  { name: "Debian's own (apt-get install clamav-daemon)", absent: findClamd() === null, start: startClamd },
])('clamd, $name', ({ absent, start }) => {
  describe.skipIf(absent)('when available', () => {
    let url: string;
    let stop: () => Promise<void>;
    beforeAll(async () => ({ url, stop } = await start({ known: knownVirus, maxStreamBytes })));
    afterAll(() => stop());

    test('forwards clean bytes unchanged', async () => {
      const pieces = [randomBytes(70_000), Buffer.alloc(0), randomBytes(1), randomBytes(300_000)];
      const passed = await readAll(createScanner(url).scan(streamChunks(...pieces)));
      expect(passed.equals(Buffer.concat(pieces))).toBe(true);
    });

    test.each([
      ['in one chunk', [Buffer.from('before'), knownVirus.pattern, Buffer.from('after')]],
      ['across chunks', [knownVirus.pattern.subarray(0, 9), knownVirus.pattern.subarray(9)]],
      ['after an empty chunk', [Buffer.from('begin'), Buffer.alloc(0), knownVirus.pattern]],
      ['after many other bytes', [randomBytes(900_000), knownVirus.pattern]],
    ])('reports the malware it finds, %s', async (_where, pieces) => {
      const scan = readAll(createScanner(url).scan(streamChunks(...pieces)));
      await expect(scan).rejects.toBeInstanceOf(VirusFoundError);
      await expect(scan).rejects.toThrow(/^The scanner found Settlewise\.Made\.Up(?:\.UNOFFICIAL)?$/);
    });

    test('gives no verdict on a stream above its limit', async () => {
      const pieces = Array.from({ length: 40 }, () => randomBytes(65_536));
      const scan = readAll(createScanner(url).scan(streamChunks(...pieces)));
      await expect(scan).rejects.toBeInstanceOf(VirusScannerUnavailableError);
    });

    test('throws the errors of the source', async () => {
      async function* broken(): AsyncGenerator<Buffer> {
        yield await Promise.resolve(Buffer.from('half'));
        throw new RangeError('cut off');
      }
      await expect(readAll(createScanner(url).scan(broken()))).rejects.toThrow(new RangeError('cut off'));
    });

    test('scans many streams at a time', async () => {
      const scans = Array.from({ length: 12 }, async (_, index) => {
        const bytes = index % 2 === 0 ? [randomBytes(5_000)] : [randomBytes(5_000), knownVirus.pattern];
        return readAll(createScanner(url).scan(streamChunks(...bytes))).then(
          () => 'clean',
          (error: unknown) => (error instanceof VirusFoundError ? 'found' : error),
        );
      });
      expect(await Promise.all(scans)).toEqual(
        scans.map((_, index) => (index % 2 === 0 ? 'clean' : 'found')),
      );
    });

    test('reports that it is available', async () => {
      await expect(createScanner(url).check()).resolves.toBeUndefined();
    });
  });

  test.skipIf(absent)('gives no verdict after it was stopped', async () => {
    const { url, stop } = await start({ known: knownVirus, maxStreamBytes });
    const scanner = createScanner(url);
    await scanner.check();
    await stop();
    await expect(scanner.check()).rejects.toBeInstanceOf(VirusScannerUnavailableError);
    const scan = readAll(scanner.scan(streamChunks(Buffer.from('anything'))));
    await expect(scan).rejects.toThrow(/^The virus scanner gives no verdict: (?:ECONNREFUSED|ENOENT)$/);
  });
});

describe('there is no verdict after', () => {
  async function startDouble(options: Partial<ClamdDoubleOptions> = {}) {
    const clamd = await startClamdDouble({ known: knownVirus, maxStreamBytes, ...options });
    onTestFinished(() => clamd.stop());
    return clamd;
  }
  const scan = (url: string, pieces: readonly Buffer[] = [Buffer.from('content')]) =>
    readAll(createScanner(url, { sendMs: 50, answerMs: 50 }).scan(streamChunks(...pieces)));

  test.each([
    ['an error', 'Can’t allocate memory ERROR', 'Can’t allocate memory ERROR'],
    ['an answer with a similar end', 'other: OK', 'other: OK'],
    ['an empty answer', '', ''],
    ['an endless answer', 'x'.repeat(10_000), 'its answer has no end'],
  ])('%s', async (_what, answer, reason) => {
    const { url } = await startDouble({ createAnswer: () => answer });
    await expect(scan(url)).rejects.toThrow(new VirusScannerUnavailableError(reason).message);
  });

  test('silence', async () => {
    const { url } = await startDouble({ createAnswer: () => null });
    await expect(scan(url)).rejects.toThrow('The virus scanner gives no verdict: no answer in time');
  });

  test('“OK” before the end of the stream', async () => {
    const clamd = await startDouble({ maxStreamBytes: 10, atLimit: 'stream: OK' });
    const source = (async function* () {
      yield await Promise.resolve(Buffer.alloc(1_000));
      await expect.poll(() => clamd.connections()).toBe(0);
      yield Buffer.alloc(1);
    })();
    await expect(readAll(createScanner(clamd.url).scan(source))).rejects.toThrow(
      'The virus scanner gives no verdict: stream: OK',
    );
  });

  test('a broken connection', async () => {
    const clamd = await startDouble({ createAnswer: () => null });
    const brokenSource = (async function* () {
      yield await Promise.resolve(Buffer.from('a'));
      await clamd.stop();
      yield Buffer.from('b');
      yield Buffer.from('c');
    })();
    await expect(readAll(createScanner(clamd.url).scan(brokenSource))).rejects.toBeInstanceOf(
      VirusScannerUnavailableError,
    );
  });

  test('a scan that was stopped or found malware, and its connection is closed', async () => {
    const clamd = await startDouble({ path: path.join(tmpdir(), `clamd-${randomUUID()}.sock`) });
    for await (const bytes of createScanner(clamd.url).scan(
      streamChunks(Buffer.from('a'), Buffer.from('b')),
    )) {
      expect(bytes.toString()).toBe('a');
      break;
    }
    await expect(scan(clamd.url, [knownVirus.pattern])).rejects.toBeInstanceOf(VirusFoundError);
    await expect.poll(() => clamd.connections()).toBe(0);
  });
});
