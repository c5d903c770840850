import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { startProgram, topology, type Program } from '../support/program';
import { createCanaryRecord } from '../support/canaryRecord';

const megabyte = 1024 * 1024;

test.skip(
  topology === 'cluster' || process.platform !== 'linux' || process.getuid?.() !== 0,
  'It needs root on Linux to mount a small disk in memory',
);

test('the program keeps running while the disk of its data is full, and works again once there is space', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-full-'));
  const dataFolder = path.join(folder, 'data');
  await mkdir(dataFolder);
  const mounted = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${300 * megabyte},mode=711`,
    'tmpfs',
    dataFolder,
  ]);
  expect(mounted.status, String(mounted.stderr)).toBe(0);
  let program: Program | undefined;
  try {
    program = await startProgram({ DATA_DIR: dataFolder });
    const pid = program.pid();
    const somebody = await createCanaryRecord(program);
    const filler = path.join(dataFolder, 'filler');
    // The small pieces fill the space that the last large one left.
    for (const size of [megabyte, 4_096]) {
      const piece = Buffer.alloc(size, 1);
      expect(() => {
        for (;;) appendFileSync(filler, piece);
      }).toThrow('ENOSPC');
    }
    // Each request also writes log lines, which fails on the full disk.
    for (let request = 0; request < 200; request += 1) await somebody.client.get('/api/absences');
    expect((await somebody.client.get('/healthz')).status()).toBe(200);
    rmSync(filler);
    await expect.poll(async () => (await somebody.client.get('/api/absences')).status()).toBe(200);
    await createCanaryRecord(program);
    expect(program.pid()).toBe(pid);
    await program.stop();
  } finally {
    await program?.kill();
    spawnSync('umount', ['-l', dataFolder]);
    await rm(folder, { recursive: true, force: true });
  }
});
