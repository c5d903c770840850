import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './index';

/** The work of the threads, chosen by name. */
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

function openPool(options: Partial<ThreadPoolOptions> = {}): void {
  pool = createThreadPool({ module: pathToFileURL(path.join(folder, 'work.mjs')), threads: 1, ...options });
}
const createController = () => new AbortController();
const runOptions = (owner: string, { signal } = createController()) => ({ owner, signal });

test('work runs in another thread without the environment, and fails with its own message', async () => {
  openPool();
  expect(await pool.run({ name: 'double', value: 21 }, runOptions('ada'))).toBe(42);
  expect(await pool.run({ name: 'environment' }, runOptions('ada'))).toEqual([]);
  await expect(pool.run({ name: 'fail', value: 'no day' }, runOptions('ada'))).rejects.toThrow('no day');
});

test('the process answers while its threads calculate, and abandoned work is ended', async () => {
  openPool();
  const abandoned = createController();
  const endless = pool.run({ name: 'endless' }, runOptions('ada', abandoned));
  const waiting = createController();
  const queued = pool.run({ name: 'double', value: 1 }, runOptions('ada', waiting));
  // The endless work only blocks its own thread.
  await new Promise((resolve) => setTimeout(resolve, 20));
  waiting.abort();
  await expect(queued).rejects.toThrow(/abort/i);
  const next = pool.run({ name: 'double', value: 4 }, runOptions('grace'));
  abandoned.abort();
  await expect(endless).rejects.toThrow(/abort/i);
  expect(await next).toBe(8);
});

test('the number of calculations per person is limited, and others are served', async () => {
  openPool({ threads: 2, maxPerOwner: 2 });
  const abandoned = createController();
  const first = pool.run({ name: 'endless' }, runOptions('ada', abandoned));
  const second = pool.run({ name: 'double', value: 1 }, runOptions('ada'));
  await expect(pool.run({ name: 'double', value: 1 }, runOptions('ada'))).rejects.toMatchObject({
    scope: 'one',
  });
  expect(await pool.run({ name: 'double', value: 3 }, runOptions('grace'))).toBe(6);
  expect(await second).toBe(2);
  expect(await pool.run({ name: 'double', value: 2 }, runOptions('ada'))).toBe(4);
  abandoned.abort();
  await expect(first).rejects.toThrow(/abort/i);
});

test('the number of waiting calculations is limited', async () => {
  openPool({ maxPerOwner: 10, maxWaiting: 1 });
  const abandoned = createController();
  const running = pool.run({ name: 'endless' }, runOptions('ada', abandoned));
  const waiting = pool.run({ name: 'double', value: 1 }, runOptions('grace'));
  await expect(pool.run({ name: 'double', value: 1 }, runOptions('grace'))).rejects.toMatchObject({
    scope: 'all',
  });
  abandoned.abort();
  await expect(running).rejects.toThrow(/abort/i);
  expect(await waiting).toBe(2);
});

test('a person with many calculations does not delay the one of another', async () => {
  openPool();
  const abandoned = createController();
  const running = pool.run({ name: 'endless' }, runOptions('ada', abandoned));
  const done: string[] = [];
  const waiting = ['ada', 'ada', 'ada', 'grace'].map(async (owner, value) => {
    await pool.run({ name: 'double', value }, runOptions(owner));
    done.push(owner);
  });
  abandoned.abort();
  await expect(running).rejects.toThrow(/abort/i);
  await Promise.all(waiting);
  expect(done).toEqual(['ada', 'grace', 'ada', 'ada']);
});

test('waiting calculations fail when the threads are closed', async () => {
  openPool();
  const running = pool.run({ name: 'endless' }, runOptions('ada'));
  const waiting = pool.run({ name: 'double', value: 1 }, runOptions('ada'));
  const failed = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
