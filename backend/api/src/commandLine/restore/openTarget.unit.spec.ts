import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '@settlewise/infra/database';
import { openTarget } from './openTarget';

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'settlewise-target-'));
  dataDir = path.join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const now = new Date('2026-11-23T12:30:00Z');
const aside = 'data-before-restore-2026-11-23T12-30-00Z';
const contentOf = (...names: readonly string[]) => readFile(path.join(parent, ...names), 'utf8');

/** Existing data. */
async function withData(): Promise<void> {
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'secrets.json'), 'old');
}
async function restored({ setAside = false } = {}): Promise<string | null> {
  const target = await openTarget(dataDir, { setAside });
  try {
    await writeFile(path.join(target.folder, 'secrets.json'), 'new');
    return await target.putInPlace(now);
  } finally {
    await target.close();
  }
}

test('the data folder stays empty until everything is restored', async () => {
  const target = await openTarget(dataDir, { setAside: false });
  await writeFile(path.join(target.folder, 'secrets.json'), 'new');
  expect(await readdir(parent)).toEqual(['data.restoring']);
  expect(await target.putInPlace(now)).toBeNull();
  await target.close();
  expect(await readdir(parent)).toEqual(['data']);
  expect(await contentOf('data', 'secrets.json')).toBe('new');
});

test('a restore deletes the remains of an interrupted one', async () => {
  const cutOff = await openTarget(dataDir, { setAside: false });
  await writeFile(path.join(cutOff.folder, 'half'), 'of it');
  await restored();
  expect(await readdir(parent)).toEqual(['data']);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
});

test('existing data are unchanged unless they may be renamed', async () => {
  await withData();
  await expect(restored()).rejects.toThrow(/is not empty\. .*--set-aside.* Nothing was changed\.$/);
  expect([await readdir(parent), await contentOf('data', 'secrets.json')]).toEqual([['data'], 'old']);
  expect(await restored({ setAside: true })).toBe(path.join(parent, aside));
  expect(await contentOf('data', 'secrets.json')).toBe('new');
  expect(await contentOf(aside, 'secrets.json')).toBe('old');
});

test('an empty folder contains no data', async () => {
  await mkdir(dataDir);
  expect(await restored()).toBeNull();
  expect(await readdir(parent)).toEqual(['data']);
});

test('if the existing data cannot be renamed, the message says where the restored data are', async () => {
  await withData();
  await mkdir(path.join(parent, aside));
  await writeFile(path.join(parent, aside, 'something'), 'else');
  await expect(restored({ setAside: true })).rejects.toThrow(/stands in .*data\.restoring/);
  expect(await contentOf('data', 'secrets.json')).toBe('old');
  expect(await contentOf('data.restoring', 'secrets.json')).toBe('new');
});

test('a restore is refused while the program runs, and keeps it from starting', async () => {
  await withData();
  const unlock = await lockDataFolder(dataDir, 0);
  await expect(restored({ setAside: true })).rejects.toThrow(/already running/i);
  unlock();
  const target = await openTarget(dataDir, { setAside: true });
  await expect(lockDataFolder(dataDir, 0)).rejects.toThrow(/already running/i);
  await target.close();
  (await lockDataFolder(dataDir, 0))();
});
