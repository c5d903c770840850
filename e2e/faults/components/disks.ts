import { spawnSync } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Scene } from '../scene';
import { clusterOf, inCluster, type Component } from './component';
import { untilTrue } from './untilTrue';

const megabyte = 1024 * 1024;
const roomy = 512 * megabyte;
/** Less than any file of several pieces takes. */
const littleLeft = 64 * 1024;

/** The store of files on a disk of its own, which is full for a while. */
const disk: Component = {
  ...{ name: 'disk of files, full', ...inCluster, renewEvery: 3, once: true },
  missing: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? null
      : 'It takes root on Linux: a small disk is made in memory.',
  async prepare(scene) {
    const folder = folderOf(scene);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    run('cp', '-a', folder, `${folder}.before`);
    mount(scene, `size=${roomy},mode=700`);
    run('cp', '-a', `${folder}.before/.`, folder);
  },
  async strike(scene) {
    const { bsize, blocks, bfree } = await statfs(folderOf(scene));
    mount(scene, `remount,size=${(blocks - bfree) * bsize + littleLeft}`);
    const before = scene.crowd.turnedAway;
    try {
      await untilTrue('a file that finds no room', () => scene.crowd.turnedAway > before);
    } finally {
      mount(scene, `remount,size=${roomy}`);
    }
  },
  async tidy(scene) {
    const folder = folderOf(scene);
    await rm(`${folder}.before`, { recursive: true });
    run('cp', '-a', folder, `${folder}.after`);
    run('umount', '--lazy', folder);
    run('cp', '-a', `${folder}.after/.`, folder);
    await rm(`${folder}.after`, { recursive: true });
  },
};

const folderOf = (scene: Scene) => path.join(clusterOf(scene).folder, 'data', 'blobs');

const mount = (scene: Scene, options: string) =>
  run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folderOf(scene));

/** @throws Error with what the program said */
function run(program: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}

const diskOfPostgres: Component = {
  ...{ name: 'disk of PostgreSQL, full', ...inCluster, renewEvery: 3, once: true },
  missing: () => 'The cluster makes its data folder itself, and not yet on a small disk.',
  strike: () => Promise.reject(new Error('There is no small disk')),
};

export const disks: readonly Component[] = [disk, diskOfPostgres];
