import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory of a process and all its descendants, in megabytes. Shared pages are divided among the processes that share
 * them (PSS), so PostgreSQL's shared buffers count once. Linux only.
 */
export async function residentMegabytes(pid: number): Promise<number> {
  const parents = await parentsOfAll();
  const family = new Set([pid]);
  let grown = true;
  while (grown) {
    const before = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
    grown = family.size > before;
  }
  const kilobytes = await Promise.all([...family].map(proportionalKilobytes));
  return kilobytes.reduce((total, one) => total + one, 0) / 1_024;
}

async function parentsOfAll(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const pairs = await Promise.all(pids.map(async (pid) => [pid, await readParent(pid)] as const));
  return new Map(pairs);
}

/** The parent's process id; 0 when the process has ended meanwhile. */
async function readParent(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0);
}
