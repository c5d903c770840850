import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './index';

/** Work of a name, so that each test says what its threads do. */
const module = `
export default function work({ name, value }) {
  if (name === 'double') return value * 2;
  if (name === 'fail') throw new RangeError(value);
  if (name === 'environment') return Object.keys(process.env);
  for (;;);
}
`;

let folder: string;
let pool: ThreadPool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-threads-'));
  await writeFile(path.join(folder, 'work.mjs'), module);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => pool.close());

function open(options: Partial<ThreadPoolOptions> = {}): void {
  pool = createThreadPool({ module: pathToFileURL(path.join(folder, 'work.mjs')), threads: 1, ...options });
}
const forever = () => new AbortController();
const asking = (owner: string, { signal } = forever()) => ({ owner, signal });

test('work is done in another thread, which knows none of the settings, and fails with its own message', async () => {
  open();
  expect(await pool.run({ name: 'double', value: 21 }, asking('ada'))).toBe(42);
  expect(await pool.run({ name: 'environment' }, asking('ada'))).toEqual([]);
  await expect(pool.run({ name: 'fail', value: 'no day' }, asking('ada'))).rejects.toThrow('no day');
});

test('the process answers while its threads calculate, and what nobody waits for is ended', async () => {
  open();
  const gone = forever();
  const endless = pool.run({ name: 'endless' }, asking('ada', gone));
  const waiting = forever();
  const queued = pool.run({ name: 'double', value: 1 }, asking('ada', waiting));
  // This process goes on: the endless work holds up its own thread only.
  await new Promise((resolve) => setTimeout(resolve, 20));
  waiting.abort();
  await expect(queued).rejects.toThrow(/abort/i);
  const next = pool.run({ name: 'double', value: 4 }, asking('grace'));
  gone.abort();
  await expect(endless).rejects.toThrow(/abort/i);
  expect(await next).toBe(8);
});

test('one person has so many under way and no more, and others are served', async () => {
  open({ threads: 2, mostOfOne: 2 });
  const gone = forever();
  const first = pool.run({ name: 'endless' }, asking('ada', gone));
  const second = pool.run({ name: 'double', value: 1 }, asking('ada'));
  await expect(pool.run({ name: 'double', value: 1 }, asking('ada'))).rejects.toMatchObject({ of: 'one' });
  expect(await pool.run({ name: 'double', value: 3 }, asking('grace'))).toBe(6);
  expect(await second).toBe(2);
  expect(await pool.run({ name: 'double', value: 2 }, asking('ada'))).toBe(4);
  gone.abort();
  await expect(first).rejects.toThrow(/abort/i);
});

test('so many wait, and no more', async () => {
  open({ mostOfOne: 10, mostWaiting: 1 });
  const gone = forever();
  const running = pool.run({ name: 'endless' }, asking('ada', gone));
  const waiting = pool.run({ name: 'double', value: 1 }, asking('grace'));
  await expect(pool.run({ name: 'double', value: 1 }, asking('grace'))).rejects.toMatchObject({ of: 'all' });
  gone.abort();
  await expect(running).rejects.toThrow(/abort/i);
  expect(await waiting).toBe(2);
});

test('a person with many calculations does not delay the one of another', async () => {
  open();
  const gone = forever();
  const running = pool.run({ name: 'endless' }, asking('ada', gone));
  const done: string[] = [];
  const waiting = ['ada', 'ada', 'ada', 'grace'].map(async (owner, value) => {
    await pool.run({ name: 'double', value }, asking(owner));
    done.push(owner);
  });
  gone.abort();
  await expect(running).rejects.toThrow(/abort/i);
  await Promise.all(waiting);
  expect(done).toEqual(['ada', 'grace', 'ada', 'ada']);
});

test('what waits fails when the threads are closed', async () => {
  open();
  const running = pool.run({ name: 'endless' }, asking('ada'));
  const waiting = pool.run({ name: 'double', value: 1 }, asking('ada'));
  const failed = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
