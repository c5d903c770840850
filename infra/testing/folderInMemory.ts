import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory. */
const memory = '/dev/shm';

/** Half of what Linux gives it by default on a machine with 16 GB; containers often give it 64 MB. */
const enough = 4 * 1024 ** 3;

/**
 * Makes a folder for a database that nobody keeps: in memory where there is plenty of it, else where temporary files are.
 * A test's database has three hundred files and is soon removed. ext4 gives no file the place of one that was removed
 * seconds ago, and looks at all of these first: on a disk that takes more of the processor than the tests' statements.
 */
export async function folderInMemory(prefix: string): Promise<string> {
  return mkdtemp(path.join((await free(memory)) >= enough ? memory : tmpdir(), prefix));
}

async function free(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Other systems have no such folder.
    return 0;
  }
}
