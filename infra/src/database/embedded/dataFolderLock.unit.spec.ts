import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './dataFolderLock';
import { currentProcess } from './processIdentity';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'settlewise-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function leave(number: number, holder: object): void {
  mkdirSync(path.join(dataDir, 'lock'), { recursive: true });
  writeFileSync(path.join(dataDir, `lock/${number}`), JSON.stringify({ released: false, ...holder }));
}

test('a folder is locked once, and again after it was given back', () => {
  const unlock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(
    `already running with the data in ${dataDir}, pid ${process.pid}`,
  );
  unlock();
  lockDataFolder(dataDir)();
});

test('a holder that is gone does not hold the folder, nor does one whose number another process has by now', () => {
  // The highest number a process can have on Linux is 4194304.
  leave(1, { pid: 4_194_305, startedAt: 'long ago' });
  lockDataFolder(dataDir)();
  leave(9, { ...currentProcess(), startedAt: 'before the machine was started' });
  lockDataFolder(dataDir)();
});

test('only the newest lock stays, where every account can read who holds the folder', () => {
  leave(7, { pid: 4_194_305, startedAt: null });
  lockDataFolder(dataDir);
  expect(readdirSync(path.join(dataDir, 'lock'))).toEqual(['8']);
  expect(statSync(path.join(dataDir, 'lock/8')).mode & 0o444).toBe(0o444);
});

test('a lock that a crash of the machine left empty does not hold the folder', () => {
  mkdirSync(path.join(dataDir, 'lock'));
  writeFileSync(path.join(dataDir, 'lock/3'), '');
  lockDataFolder(dataDir)();
});
