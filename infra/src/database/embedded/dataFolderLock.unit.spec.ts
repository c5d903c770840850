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

function writeLock(number: number, holder: object): void {
  mkdirSync(path.join(dataDir, 'lock'), { recursive: true });
  writeFileSync(path.join(dataDir, `lock/${number}`), JSON.stringify({ released: false, ...holder }));
}

test('a folder is locked once, and again after its release', async () => {
  const unlock = await lock();
  await expect(lock()).rejects.toThrow(`already running with the data in ${dataDir}, pid ${process.pid}`);
  unlock();
  (await lock())();
});

test('an ended holder does not hold the folder, nor does one whose pid has been reused', async () => {
  // The highest pid on Linux is 4194304.
  writeLock(1, { pid: 4_194_305, startedAt: 'long ago' });
  (await lock())();
  writeLock(9, { ...currentProcess(), startedAt: 'before the machine was started' });
  (await lock())();
});

test('only the newest lock stays, readable for every account', async () => {
  writeLock(7, { pid: 4_194_305, startedAt: null });
  await lock();
  expect(readdirSync(path.join(dataDir, 'lock'))).toEqual(['8']);
  expect(statSync(path.join(dataDir, 'lock/8')).mode & 0o444).toBe(0o444);
});

test('a lock that a crash of the machine left empty does not hold the folder', async () => {
  mkdirSync(path.join(dataDir, 'lock'));
  writeFileSync(path.join(dataDir, 'lock/3'), '');
  (await lock())();
});

test('a zombie does not hold the folder', async () => {
  // The shell becomes a program that never waits for its children.
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    const [output] = await once(parent.stdout, 'data');
    const pid = Number(output);
    // An echo shows that `cat` has replaced the shell, which would have waited for its child.
    parent.stdin.write('there?');
    await once(parent.stdout, 'data');
    writeLock(1, { pid, startedAt: null });
    await expect(lock()).rejects.toThrow(`pid ${pid}`);
    process.kill(pid, 'SIGKILL');
    (await lockDataFolder(dataDir))();
    // The zombie still exists, because its parent has not waited for it.
    expect(process.kill(pid, 0)).toBe(true);
  } finally {
    parent.kill('SIGKILL');
  }
});

test('waits for a holder that is about to end', async () => {
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume().on("end", () => {})'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(holder, 'spawn');
  writeLock(1, { pid: holder.pid, startedAt: null });
  const locked = lockDataFolder(dataDir);
  holder.stdin.end();
  (await locked)();
  await (holder.exitCode === null ? once(holder, 'exit') : Promise.resolve());
});
