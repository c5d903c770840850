import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { EmbeddedPostgresError } from './errors';
import { currentProcess, type ProcessIdentity, isRunning } from './processIdentity';

const recordShape = z.object({
  pid: z.number().int(),
  startedAt: z.string().nullable(),
  released: z.boolean(),
});

/** After a quick restart the former holder may still be exiting. */
const holderExitTimeoutMs = 5_000;

/**
 * Locks the data folder for this process. After `kill -9` of the holder the next process detects that it has ended. If
 * several processes start at the same moment, one wins.
 *
 * The lock is a folder of numbered files; the highest number is the holder. A process takes the lock by creating the next
 * number, which only one can do (`link` refuses an existing name). A number is deleted only if a higher one exists, so a
 * process cannot delete a lock that was taken after it read the folder.
 *
 * proper-lockfile uses the age of the lock instead: after `kill -9` it waits for at least 2 seconds, and it takes the
 * lock of a process that was only paused (ADR 0011).
 *
 * @param waitMs how long to wait for the holder to end
 * @returns a function that releases the lock.
 * @throws EmbeddedPostgresError `already_running` when another process holds the lock.
 */
export async function lockDataFolder(dataDir: string, waitMs = holderExitTimeoutMs): Promise<() => void> {
  const folder = path.join(dataDir, 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const lockFile = (number: number) => path.join(folder, String(number));
  const deadline = performance.now() + waitMs;

  for (;;) {
    const last = listNumbers(folder).at(-1) ?? 0;
    const holder = last === 0 ? null : readHolder(lockFile(last));
    if (holder !== null && isRunning(holder)) {
      if (performance.now() >= deadline) throw createAlreadyRunningError(dataDir, holder);
      await delay(50);
      continue;
    }

    const ownNumber = last + 1;
    if (!createLockFile(lockFile(ownNumber), createRecord(false))) continue;
    const all = listNumbers(folder);
    if (all.at(-1) !== ownNumber) {
      rmSync(lockFile(ownNumber), { force: true });
      continue;
    }
    for (const old of all.slice(0, -1)) rmSync(lockFile(old), { force: true });
    return () => replaceFile(lockFile(ownNumber), createRecord(true));
  }
}

function createAlreadyRunningError(dataDir: string, { pid }: ProcessIdentity): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'already_running',
    `Settlewise is already running with the data in ${dataDir}, pid ${pid}: stop it, or set DATA_DIR to another folder.`,
  );
}

function listNumbers(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/**
 * Null if the lock was released, or if a crash of the machine left the file empty.
 * @throws when the file cannot be read, because the lock may not be free.
 */
function readHolder(file: string): ProcessIdentity | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // A holder with a higher number has deleted it; the next attempt finds that holder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    const read = recordShape.safeParse(JSON.parse(text));
    return read.success && !read.data.released ? read.data : null;
  } catch {
    return null;
  }
}

const createRecord = (released: boolean) => JSON.stringify({ ...currentProcess(), released });

function createLockFile(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o644 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replaceFile(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o644 });
  renameSync(draft, file);
}
