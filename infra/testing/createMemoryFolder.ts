import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory. */
const memory = '/dev/shm';

/** Half of Linux's default on a machine with 16 GB. Containers often have 64 MB. */
const requiredBytes = 4 * 1024 ** 3;

/**
 * Creates a folder for a temporary database: in memory if there is enough, otherwise in the folder of temporary files.
 * A test's database has 300 files and is soon deleted. ext4 does not reuse inodes of files deleted seconds ago but scans
 * them all, which takes more processor time than the tests' statements.
 */
export async function createMemoryFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join((await readFreeBytes(memory)) >= requiredBytes ? memory : tmpdir(), prefix));
}

async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Other systems have no such folder.
    return 0;
  }
}
