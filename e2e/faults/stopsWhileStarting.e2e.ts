import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { hangLimitMs } from '../../scripts/testLimits';
import { freePort } from '../cluster/freePort';

/** The number of moments, spread evenly over a start, that are tried. */
const moments = process.env['TEST_SAMPLES'] === 'long' ? 24 : 4;

test('a program stopped at any moment of its start ends, and starts again normally', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-e2e-'));
  const dataFolder = path.join(folder, 'data');
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataFolder,
  };
  /**
   * Starts the program, and stops it when it is ready or after `stopAfterMs`.
   * @returns milliseconds until the stop
   */
  const startAndStop = async (stopAfterMs: number | null) => {
    const began = performance.now();
    const child = spawn(process.execPath, ['dist/allInOne.mjs'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'exit');
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Settlewise is ready at')) resolve();
      });
    });
    await Promise.race([ready, ended, ...(stopAfterMs === null ? [] : [pause(stopAfterMs)])]);
    const took = performance.now() - began;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), hangLimitMs / 2);
    const [code, signal] = await ended;
    clearTimeout(late);
    // Until the program handles signals, SIGTERM itself ends the process.
    expect([stopAfterMs, output, signal ?? code]).toEqual([
      stopAfterMs,
      output,
      output === '' && signal !== null ? 'SIGTERM' : 0,
    ]);
    return took;
  };

  try {
    await startAndStop(null);
    const whole = await startAndStop(null);
    for (let moment = 1; moment <= moments; moment += 1)
      await startAndStop(Math.round((whole * moment) / moments));
    await startAndStop(null);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
