import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { TestEnvironment } from '../environment';
import { requireCluster, inCluster, type FaultTarget } from './faultTarget';
import { untilTrue } from './untilTrue';

const megabyte = 1024 * 1024;

interface Disk {
  readonly name: string;
  /** Path inside the cluster's folder. */
  readonly folder: string;
  /** Size of the disk while it has room, in bytes. */
  readonly roomy: number;
  /** Free space while it is full, in bytes. */
  readonly left: number;
  /** Runs `carry`, which moves the content to the small disk or back, while nothing writes there. */
  readonly whileStill: (environment: TestEnvironment, carry: () => Promise<void>) => Promise<void>;
  /** Called when there is room again. */
  readonly mend?: (environment: TestEnvironment) => Promise<void>;
}

/** A folder on a separate disk in memory (tmpfs) that is temporarily full. */
function fullDisk({ name, folder: below, roomy, left, whileStill, mend }: Disk): FaultTarget {
  const resolveFolder = (environment: TestEnvironment) =>
    path.join(requireCluster(environment).folder, below);
  const mountOptions = (environment: TestEnvironment, options: string) =>
    ['-t', 'tmpfs', '-o', options, 'tmpfs', resolveFolder(environment)] as const;
  const mount = (environment: TestEnvironment, options: string) =>
    run('mount', ...mountOptions(environment, options));
  /** Makes the disk full. @returns false when too much was written meanwhile, which leaves the disk unchanged */
  async function shrink(environment: TestEnvironment): Promise<boolean> {
    const { bsize, blocks, bfree } = await statfs(resolveFolder(environment));
    const options = `remount,size=${(blocks - bfree) * bsize + left}`;
    return spawnSync('mount', mountOptions(environment, options)).status === 0;
  }
  return {
    name,
    ...inCluster,
    renewEvery: 3,
    once: true,
    missing: () =>
      process.platform === 'linux' && process.getuid?.() === 0
        ? null
        : 'It needs root on Linux to mount a small disk in memory.',
    prepare: (environment) =>
      whileStill(environment, async () => {
        const folder = resolveFolder(environment);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { uid, gid } = await stat(folder);
        run('cp', '-a', folder, `${folder}.before`);
        mount(environment, `size=${roomy},mode=700,uid=${uid},gid=${gid}`);
        run('cp', '-a', `${folder}.before/.`, folder);
      }),
    async injectFault(environment) {
      await untilTrue('the disk to be full', () => shrink(environment));
      const before = environment.workload.failedAttempts;
      try {
        await untilTrue('a request to fail', () => environment.workload.failedAttempts > before);
      } finally {
        mount(environment, `remount,size=${roomy}`);
      }
      await mend?.(environment);
    },
    cleanUp: (environment) =>
      whileStill(environment, async () => {
        const folder = resolveFolder(environment);
        await rm(`${folder}.before`, { recursive: true });
        run('cp', '-a', folder, `${folder}.after`);
        run('umount', '--lazy', folder);
        run('cp', '-a', `${folder}.after/.`, folder);
        await rm(`${folder}.after`, { recursive: true });
      }),
  };
}

/** @throws Error with the program's error output */
function run(program: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}

const files = fullDisk({
  name: 'disk of files, full',
  folder: 'data/blobs',
  roomy: 512 * megabyte,
  // Less than a file that is written in several pieces.
  left: 64 * 1024,
  whileStill: (_, carry) => carry(),
});

/** Writes to tables fail first. When there is no room for its write-ahead log, PostgreSQL ends and is started again. */
const tables = fullDisk({
  name: 'disk of PostgreSQL, full',
  folder: 'postgres',
  roomy: 2048 * megabyte,
  left: 16 * 1024,
  async whileStill(environment, carry) {
    const { postgres } = requireCluster(environment);
    await postgres.stop();
    await carry();
    await postgres.start();
  },
  async mend(environment) {
    const { postgres } = requireCluster(environment);
    if (!runs(postgres)) await postgres.start();
  },
});

function runs(member: { pid(): number }): boolean {
  try {
    return member.pid() > 0;
  } catch {
    return false;
  }
}

export const disks: readonly FaultTarget[] = [files, tables];
