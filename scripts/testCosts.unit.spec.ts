import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTreeCpuSeconds, startCpuMeter } from './cpuTime.mjs';
import { formatCosts, readFileCosts } from './testCosts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settlewise-costs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('adds up the reports of several tests and processes about one file', () => {
  const report = path.join(folder, 'costs');
  const line = (file: string, coreSeconds: number) => `${JSON.stringify({ file, coreSeconds })}\n`;
  writeFileSync(report, [line('a.spec.ts', 1), line('b.spec.ts', 2), line('a.spec.ts', 0.5)].join(''));
  expect(readFileCosts(report)).toEqual([
    { file: 'a.spec.ts', coreSeconds: 1.5 },
    { file: 'b.spec.ts', coreSeconds: 2 },
  ]);
  expect(readFileCosts(path.join(folder, 'none'))).toEqual([]);
});

test('the table has each step, its ten most costly files, and the sum of the measured steps', () => {
  const files = Array.from({ length: 11 }, (_, index) => ({ file: `${index}.spec.ts`, coreSeconds: index }));
  const table = formatCosts([
    { name: 'unit', passed: true, wallSeconds: 10, coreSeconds: 18, files },
    { name: 'walks', passed: false, wallSeconds: 20, coreSeconds: null, files: [] },
  ]);
  const lines = table.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
  expect(lines[0]).toBe('step wall s core-seconds');
  expect(lines.slice(1, 4)).toEqual(['✓ unit 10.0 18.0', '10.0 10.spec.ts', '9.0 9.spec.ts']);
  expect(table).toContain(' 1.spec.ts');
  expect(table).not.toContain(' 0.spec.ts');
  expect(lines.slice(-2)).toEqual(['✗ walks 20.0 –', 'all steps 30.0 18.0']);
});

// Without /proc there is no measurement.
const isMeasurable = readTreeCpuSeconds(process.pid) !== null;

test.runIf(isMeasurable)(
  'a meter counts an ended child, and a grandchild whose parent was killed',
  async () => {
    const work = 'for (const end = process.cpuUsage().user + 300_000; process.cpuUsage().user < end; );';
    const meter = startCpuMeter();
    const child = spawn(process.execPath, ['-e', work]);
    await once(child, 'exit');
    expect(meter.stop()).toBeGreaterThanOrEqual(0.3);

    const grandchild = `${work} setInterval(() => {}, 1_000);`;
    const startGrandchild = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'ignore' });
    console.log(pid);`;
    const orphanMeter = startCpuMeter();
    const parent = spawn(process.execPath, ['-e', startGrandchild]);
    const [output]: unknown[] = await once(parent.stdout, 'data');
    const pid = Number(String(output));
    await expect.poll(() => readTreeCpuSeconds(pid)).toBeGreaterThanOrEqual(0.3);
    orphanMeter.sample();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readTreeCpuSeconds(pid)).toBeNull();
    expect(orphanMeter.stop()).toBeGreaterThanOrEqual(0.3);
  },
);
