import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const lock = () => lockDataFolder(dataDir, 0);

function leave(number: number, holder: object): void {
  mkdirSync(path.join(dataDir, 'lock'), { recursive: true });
  writeFileSync(path.join(dataDir, `lock/${number}`), JSON.stringify({ released: false, ...holder }));
}

test('a folder is locked once, and again after it was given back', async () => {
  const unlock = await lock();
  await expect(lock()).rejects.toThrow(`already running with the data in ${dataDir}, pid ${process.pid}`);
  unlock();
  (await lock())();
});

test('a holder that is gone does not hold the folder, nor does one whose number another process has by now', async () => {
  // The highest number a process can have on Linux is 4194304.
  leave(1, { pid: 4_194_305, startedAt: 'long ago' });
  (await lock())();
  leave(9, { ...currentProcess(), startedAt: 'before the machine was started' });
  (await lock())();
});

test('only the newest lock stays, where every account can read who holds the folder', async () => {
  leave(7, { pid: 4_194_305, startedAt: null });
  await lock();
  expect(readdirSync(path.join(dataDir, 'lock'))).toEqual(['8']);
  expect(statSync(path.join(dataDir, 'lock/8')).mode & 0o444).toBe(0o444);
});

test('a lock that a crash of the machine left empty does not hold the folder', async () => {
  mkdirSync(path.join(dataDir, 'lock'));
  writeFileSync(path.join(dataDir, 'lock/3'), '');
  (await lock())();
});

test('a holder that has ended and that nobody has asked how does not hold the folder', async () => {
  // The shell becomes a program that never asks after its children.
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(said);
    // It says again what it is told once it is that program: the shell would have asked.
    parent.stdin.write('there?');
    await once(parent.stdout, 'data');
    leave(1, { pid, startedAt: null });
    await expect(lock()).rejects.toThrow(`pid ${pid}`);
    process.kill(pid, 'SIGKILL');
    (await lockDataFolder(dataDir))();
    // It is there still: its number is not free before its parent asks.
    expect(process.kill(pid, 0)).toBe(true);
  } finally {
    parent.kill('SIGKILL');
  }
});

test('a holder that is about to end is waited for', async () => {
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume().on("end", () => {})'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(holder, 'spawn');
  leave(1, { pid: holder.pid, startedAt: null });
  const locked = lockDataFolder(dataDir);
  holder.stdin.end();
  (await locked)();
  await (holder.exitCode === null ? once(holder, 'exit') : Promise.resolve());
});
