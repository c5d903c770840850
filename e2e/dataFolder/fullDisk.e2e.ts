import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { startProgram, topology } from '../support/program';
import { createCanaryRecord } from '../support/canaryRecord';

const megabyte = 1024 * 1024;

test.skip(
  topology === 'cluster' || process.platform !== 'linux' || process.getuid?.() !== 0,
  'It needs root on Linux to mount a small disk in memory',
);

test('while the disk of its data is full the program goes on, and works again once there is room', async () => {
  const program = await startProgram();
  const { dataFolder } = program;
  await program.stop();
  const aside = `${dataFolder}.aside`;
  const run = (command: string, ...args: string[]) =>
    expect([command, args, spawnSync(command, args).status]).toEqual([command, args, 0]);
  run('mv', dataFolder, aside);
  await mkdir(dataFolder);
  run('mount', '-t', 'tmpfs', '-o', `size=${300 * megabyte},mode=711`, 'tmpfs', dataFolder);
  try {
    run('cp', '-a', `${aside}/.`, dataFolder);
    await program.start();
    const pid = program.pid();
    const somebody = await createCanaryRecord(program);
    const filler = path.join(dataFolder, 'filler');
    const piece = Buffer.alloc(4_096, 1);
    expect(() => {
      for (;;) appendFileSync(filler, piece);
    }).toThrow('ENOSPC');
    // Each request also writes log lines, which fails on the full disk.
    for (let request = 0; request < 200; request += 1) await somebody.client.get('/api/absences');
    expect((await somebody.client.get('/healthz')).status()).toBe(200);
    rmSync(filler);
    await expect.poll(async () => (await somebody.client.get('/api/absences')).status()).toBe(200);
    await createCanaryRecord(program);
    expect(program.pid()).toBe(pid);
    await program.stop();
  } finally {
    await program.kill();
    spawnSync('umount', ['-l', dataFolder]);
    spawnSync('rm', ['-rf', path.dirname(dataFolder)]);
  }
});
