import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { EmbeddedPostgresError } from './errors';
import { currentProcess, type ProcessIdentity, stillRuns } from './processIdentity';

const recordShape = z.object({
  pid: z.number().int(),
  startedAt: z.string().nullable(),
  released: z.boolean(),
});

/** When the program is restarted right after a stop or a kill, the former holder may still be exiting. */
const endsWithinMs = 5_000;

/**
 * Says that this process, and no other, works with the data folder. Survives `kill -9` of the holder: the next one
 * sees that the holder is gone. Of several that start at the same moment one wins.
 *
 * The lock is a folder of numbered files; the highest number is the holder. To take it one makes the next number,
 * which only one process can (`link` refuses an existing name), and a number is removed only when a higher one
 * exists: so nobody can remove a lock that was taken after they read the folder.
 *
 * proper-lockfile goes by the age of the lock instead: after `kill -9` it waits for at least 2 seconds, and it takes the
 * lock of a process that was only paused (ADR 0011).
 *
 * @param waitMs how long to wait for a holder to end
 * @returns a function that gives the lock back.
 * @throws EmbeddedPostgresError `already_running` when somebody else holds it.
 */
export async function lockDataFolder(dataDir: string, waitMs = endsWithinMs): Promise<() => void> {
  const folder = path.join(dataDir, 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const fileOf = (number: number) => path.join(folder, String(number));
  const giveUpAt = performance.now() + waitMs;

  for (;;) {
    const last = numbers(folder).at(-1) ?? 0;
    const holder = last === 0 ? null : readHolder(fileOf(last));
    if (holder !== null && stillRuns(holder)) {
      if (performance.now() >= giveUpAt) throw alreadyRunning(dataDir, holder);
      await delay(50);
      continue;
    }

    const mine = last + 1;
    if (!createLockFile(fileOf(mine), record(false))) continue;
    const all = numbers(folder);
    if (all.at(-1) !== mine) {
      rmSync(fileOf(mine), { force: true });
      continue;
    }
    for (const old of all.slice(0, -1)) rmSync(fileOf(old), { force: true });
    return () => replace(fileOf(mine), record(true));
  }
}

function alreadyRunning(dataDir: string, { pid }: ProcessIdentity): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'already_running',
    `Settlewise is already running with the data in ${dataDir}, pid ${pid}: stop it, or set DATA_DIR to another folder.`,
  );
}

function numbers(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/**
 * Null when it was given back, or when a crash of the machine left its file empty.
 * @throws when the file cannot be read: then nobody can say that it is free.
 */
function readHolder(file: string): ProcessIdentity | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // A holder with a higher number has removed it; the next attempt to take the lock finds that holder.
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

const record = (released: boolean) => JSON.stringify({ ...currentProcess(), released });

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

function replace(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o644 });
  renameSync(draft, file);
}
