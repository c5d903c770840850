import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { clamdProgram } from '../../testing/clamd/installedClamd';
import { startClamd } from '../../testing/clamd/startClamd';
import { startClamdDouble, type ClamdDoubleOptions } from '../../testing/clamd/startClamdDouble';
import {
  createClamdScanner,
  readClamdAddress,
  VirusFoundError,
  VirusScannerUnavailableError,
  type ClamdTimes,
} from './index';

const known = { pattern: Buffer.from('settlewise-made-up-pattern'), signature: 'Settlewise.Made.Up' };
const largestStream = 1024 * 1024;

const scannerAt = (url: string, times?: Partial<ClamdTimes>) =>
  createClamdScanner(readClamdAddress(url), times);

async function* given(...pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function everythingOf(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const bytes of source) all.push(bytes);
  return Buffer.concat(all);
}

describe.each([
  { name: 'one that speaks its protocol', absent: false, start: startClamdDouble },
  {
    name: "Debian's own (apt-get install clamav-daemon)",
    absent: clamdProgram() === null,
    start: startClamd,
  },
])('clamd, $name', ({ absent, start }) => {
  describe.skipIf(absent)('answering', () => {
    let url: string;
    let stop: () => Promise<void>;
    beforeAll(async () => ({ url, stop } = await start({ known, largestStream })));
    afterAll(() => stop());

    test('lets clean bytes pass, as they were', async () => {
      const pieces = [randomBytes(70_000), Buffer.alloc(0), randomBytes(1), randomBytes(300_000)];
      const passed = await everythingOf(scannerAt(url).scanned(given(...pieces)));
      expect(passed.equals(Buffer.concat(pieces))).toBe(true);
    });

    test.each([
      ['in one piece', [Buffer.from('before'), known.pattern, Buffer.from('after')]],
      ['across pieces', [known.pattern.subarray(0, 9), known.pattern.subarray(9)]],
      ['after an empty piece', [Buffer.from('begin'), Buffer.alloc(0), known.pattern]],
      ['after much else', [randomBytes(900_000), known.pattern]],
    ])('names what it finds, %s', async (_where, pieces) => {
      const scan = everythingOf(scannerAt(url).scanned(given(...pieces)));
      await expect(scan).rejects.toBeInstanceOf(VirusFoundError);
      await expect(scan).rejects.toThrow(/^The scanner found Settlewise\.Made\.Up(?:\.UNOFFICIAL)?$/);
    });

    test('gives no verdict on more than it takes', async () => {
      const pieces = Array.from({ length: 40 }, () => randomBytes(65_536));
      const scan = everythingOf(scannerAt(url).scanned(given(...pieces)));
      await expect(scan).rejects.toBeInstanceOf(VirusScannerUnavailableError);
    });

    test('fails with what the source fails with', async () => {
      async function* broken(): AsyncGenerator<Buffer> {
        yield await Promise.resolve(Buffer.from('half'));
        throw new RangeError('cut off');
      }
      await expect(everythingOf(scannerAt(url).scanned(broken()))).rejects.toThrow(new RangeError('cut off'));
    });

    test('looks at many at a time', async () => {
      const scans = Array.from({ length: 12 }, async (_, index) => {
        const bytes = index % 2 === 0 ? [randomBytes(5_000)] : [randomBytes(5_000), known.pattern];
        return everythingOf(scannerAt(url).scanned(given(...bytes))).then(
          () => 'clean',
          (error: unknown) => (error instanceof VirusFoundError ? 'found' : error),
        );
      });
      expect(await Promise.all(scans)).toEqual(
        scans.map((_, index) => (index % 2 === 0 ? 'clean' : 'found')),
      );
    });

    test('answers whether it is there', async () => {
      await expect(scannerAt(url).check()).resolves.toBeUndefined();
    });
  });

  test.skipIf(absent)('that has gone gives no verdict', async () => {
    const { url, stop } = await start({ known, largestStream });
    const scanner = scannerAt(url);
    await scanner.check();
    await stop();
    await expect(scanner.check()).rejects.toBeInstanceOf(VirusScannerUnavailableError);
    const scan = everythingOf(scanner.scanned(given(Buffer.from('anything'))));
    await expect(scan).rejects.toThrow(/^The virus scanner gives no verdict: (?:ECONNREFUSED|ENOENT)$/);
  });
});

describe('what is no verdict', () => {
  async function double(options: Partial<ClamdDoubleOptions> = {}) {
    const clamd = await startClamdDouble({ known, largestStream, ...options });
    onTestFinished(() => clamd.stop());
    return clamd;
  }
  const scan = (url: string, pieces: readonly Buffer[] = [Buffer.from('content')]) =>
    everythingOf(scannerAt(url, { sendMs: 50, answerMs: 50 }).scanned(given(...pieces)));

  test.each([
    ['an error', 'Can’t allocate memory ERROR', 'Can’t allocate memory ERROR'],
    ['something else that ends alike', 'other: OK', 'other: OK'],
    ['nothing', '', ''],
    ['words without an end', 'x'.repeat(10_000), 'its answer has no end'],
  ])('%s', async (_what, said, reason) => {
    const { url } = await double({ answers: () => said });
    await expect(scan(url)).rejects.toThrow(new VirusScannerUnavailableError(reason).message);
  });

  test('silence', async () => {
    const { url } = await double({ answers: () => null });
    await expect(scan(url)).rejects.toThrow('The virus scanner gives no verdict: no answer in time');
  });

  test('“OK” before all has been seen', async () => {
    const clamd = await double({ largestStream: 10, atLimit: 'stream: OK' });
    const source = (async function* () {
      yield await Promise.resolve(Buffer.alloc(1_000));
      await expect.poll(() => clamd.connections()).toBe(0);
      yield Buffer.alloc(1);
    })();
    await expect(everythingOf(scannerAt(clamd.url).scanned(source))).rejects.toThrow(
      'The virus scanner gives no verdict: stream: OK',
    );
  });

  test('a connection that is cut', async () => {
    const clamd = await double({ answers: () => null });
    const cutting = (async function* () {
      yield await Promise.resolve(Buffer.from('a'));
      await clamd.stop();
      yield Buffer.from('b');
      yield Buffer.from('c');
    })();
    await expect(everythingOf(scannerAt(clamd.url).scanned(cutting))).rejects.toBeInstanceOf(
      VirusScannerUnavailableError,
    );
  });

  test('leaves no connection open, nor does a reader who goes away', async () => {
    const clamd = await double({ path: path.join(tmpdir(), `clamd-${randomUUID()}.sock`) });
    for await (const bytes of scannerAt(clamd.url).scanned(given(Buffer.from('a'), Buffer.from('b')))) {
      expect(bytes.toString()).toBe('a');
      break;
    }
    await expect(scan(clamd.url, [known.pattern])).rejects.toBeInstanceOf(VirusFoundError);
    await expect.poll(() => clamd.connections()).toBe(0);
  });
});
