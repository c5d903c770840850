import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../testing/waitForOptions';
import { createLogger } from '../telemetry';
import { canonicalJson } from '../eventStore/canonicalJson';
import { runExclusive } from '../database';
import { createTreeHeadWriter, signLastTreeHead, startTreeHeadWriter, UnsoundTreeHeadError } from './index';
import { openProofBench, type ProofBench } from './testing/proofBench';

let bench: ProofBench;
beforeEach(async () => {
  bench = await openProofBench();
});
afterEach(() => bench.close());

const treeHeadFile = (sequence: number) =>
  path.join(bench.folder, 'heads', String(sequence).padStart(13, '0'));
const clock = () => new Date('2026-11-21T12:00:00Z');
const writer = () =>
  createTreeHeadWriter({
    store: bench.store,
    place: bench.place,
    signer: bench.signer,
    lastSigned: bench.lastSigned,
    clock,
    runExclusive: (work) => runExclusive(bench.database, 'heads', work),
  });

test('a tree head can be verified with the public key alone', async () => {
  await bench.note('a', 3);
  await bench.writeTreeHeads();
  const { signature, ...unsigned } = z
    .looseObject({ signature: z.string() })
    .parse(JSON.parse(await readFile(treeHeadFile(1), 'utf8')));
  expect(unsigned).toMatchObject({ sequence: 1, events: 3, previous: null });
  const pem = bench.signer.publicKey.export({ type: 'spki', format: 'pem' });
  const content = Buffer.from(canonicalJson(unsigned));
  expect(verify(null, content, createPublicKey(pem), Buffer.from(signature, 'base64'))).toBe(true);
});

test('a long log is signed in several consecutive tree heads', async () => {
  await bench.note('a', 7);
  expect(await bench.writeTreeHeads({ maxEvents: 3 })).toBe(3);
  const heads = await Promise.all([1, 2, 3].map((sequence) => bench.place.read(sequence)));
  expect(heads).toMatchObject([{ events: 3 }, { events: 6 }, { events: 7 }]);
  expect(await bench.verify()).toMatchObject({ heads: 3, broken: null });
});

test('writers of several processes write one sequence of tree heads', async () => {
  const writers = [writer(), writer(), writer()];
  for (let round = 0; round < 4; round += 1) {
    await bench.note('a', 2);
    await Promise.all(writers.map((each) => each.write()));
    await bench.note('b');
    await writers[round % writers.length]?.write();
  }
  expect(await bench.place.sequences()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await bench.verify()).toMatchObject({ events: 12, heads: 8, broken: null });
});

test('an incomplete tree head of a killed process is written by the next one', async () => {
  await bench.note('a');
  await bench.writeTreeHeads();
  await bench.note('a');
  await mkdir(path.dirname(treeHeadFile(2)), { recursive: true });
  await writeFile(`${treeHeadFile(2)}.part`, '{"vers');
  expect(await bench.verify()).toMatchObject({ heads: 1, broken: null });
  expect(await writer().write()).toBe(1);
  expect(await bench.verify()).toMatchObject({ heads: 2, broken: null });
});

test('no tree head is written after an altered one', async () => {
  await bench.note('a');
  await bench.writeTreeHeads();
  const text = await readFile(treeHeadFile(1), 'utf8');
  await writeFile(treeHeadFile(1), text.replace('"events": 1', '"events": 2'));
  await bench.note('a');
  await expect(bench.writeTreeHeads()).rejects.toBeInstanceOf(UnsoundTreeHeadError);
  expect(await bench.place.sequences()).toEqual([1]);
});

test('after a removal of tree heads signing stops until they have been set aside', async () => {
  await bench.note('a');
  await bench.writeTreeHeads();
  await rm(path.dirname(treeHeadFile(1)), { recursive: true });
  await bench.note('a');
  await expect(bench.writeTreeHeads()).rejects.toBeInstanceOf(UnsoundTreeHeadError);
  expect(await bench.place.setAside(clock(), { reason: 'A test.' })).toBe(0);
  await bench.lastSigned.clear();
  expect(await bench.writeTreeHeads()).toBe(1);
  expect(await bench.verify()).toMatchObject({ heads: 1, broken: null });
});

test('tree heads that are set aside are kept, but no longer count for the log', async () => {
  await bench.note('a');
  await bench.writeTreeHeads();
  const text = await readFile(treeHeadFile(1), 'utf8');
  expect(await bench.place.setAside(clock(), { reason: 'A test.' })).toBe(1);
  expect(await bench.place.sequences()).toEqual([]);
  const aside = path.join(
    bench.folder,
    'heads-set-aside',
    String(clock().getTime()),
    path.basename(treeHeadFile(1)),
  );
  expect(await readFile(aside, 'utf8')).toBe(text);
});

test('a stopping program signs the last events, and stops even if that fails', async () => {
  await bench.note('a');
  const lines: string[] = [];
  const log = createLogger({
    level: 'info',
    name: 'test',
    destination: { write: (line) => lines.push(line) },
  });
  const signing = { database: bench.database, store: bench.store, treeHeads: bench, clock, log };
  await signLastTreeHead(signing);
  expect(await bench.verify()).toMatchObject({ heads: 1, unsigned: { events: 0 } });
  const sequences = () => Promise.reject(new Error('The store of tree heads is unavailable'));
  await signLastTreeHead({ ...signing, treeHeads: { ...bench, place: { ...bench.place, sequences } } });
  expect(lines.join('')).toContain('The last tree head could not be signed');
});

test('a starting program signs at once if there is no tree head yet, and then at each interval', async () => {
  await bench.note('a');
  const turns: (() => Promise<void>)[] = [];
  const start = () =>
    startTreeHeadWriter({
      database: bench.database,
      store: bench.store,
      treeHeads: bench,
      clock,
      jobs: { repeat: (_name, _everyMs, turn) => Promise.resolve(void turns.push(turn)) },
      log: createLogger({ level: 'silent', name: 'test' }),
    });
  const running = await start();
  await vi.waitFor(async () => expect(await bench.place.sequences()).toEqual([1]), waitForOptions);
  await running.stop();

  await bench.note('a');
  await (await start()).stop();
  expect(await bench.place.sequences()).toEqual([1]);
  await (await start()).stop();
  const again = await start();
  await turns.at(-1)?.();
  expect(await bench.place.sequences()).toEqual([1, 2]);
  await again.stop();
});
