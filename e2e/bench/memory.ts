import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory that a process and all below it take for themselves, in megabytes: pages shared by several of them are
 * divided among them (PSS), so that PostgreSQL's shared buffers are counted once. Linux only.
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
  const pairs = await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const));
  return new Map(pairs);
}

/** 0 for a process that has ended meanwhile. */
async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0);
}
