import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRunningEmbeddedPostgres } from '@settlewise/infra/database/embedded';
import { freePort } from '../cluster/freePort';
import { hangLimitMs } from '../../scripts/testLimits';
import { startClusterProgram } from './clusterProgram';
import { runScript } from './runScript';

const repository = process.cwd();

/** How the program runs: in one process, as `npm start` does it, or as a cluster (`npm run test:scale`). */
export const topology = process.env['TOPOLOGY'] === 'cluster' ? 'cluster' : 'one process';

/** A running program with its own data folder. */
export interface Program {
  readonly address: string;
  readonly dataFolder: string;
  /** Process id of the program; in a cluster, of the first API. @throws when it does not run */
  pid(): number;
  /** Connection string of its PostgreSQL. @throws when it does not run */
  databaseUrl(): Promise<string>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  /** Kills it with SIGKILL; in a cluster, every API and worker. */
  kill(): Promise<void>;
  /** Stops it in order, as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null>;
  /** Runs `npm run projections -- …` for it. @returns the output */
  projections(...words: string[]): Promise<string>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts a program. @throws with its output when it ends or hangs instead
 * @param settings environment variables; with DATA_DIR it runs on that folder, which `dispose` leaves
 */
export function startProgram(settings: Record<string, string> = {}): Promise<Program> {
  return topology === 'cluster' ? startClusterProgram(settings) : startAllInOne(settings);
}

/** Starts the program in one process. */
async function startAllInOne(settings: Record<string, string>): Promise<Program> {
  // The data folder is inside this one, because the second folder for signed tree heads is created next to it.
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-e2e-'));
  const dataFolder = settings['DATA_DIR'] ?? path.join(folder, 'data');
  const port = await freePort();
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataFolder,
    ...settings,
  };
  let server: ChildProcess | undefined;
  let wasKilled = false;

  const start = async () => {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/allInOne.mjs'], {
      cwd: repository,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = child;
    wasKilled = false;
    await waitUntilReady(child);
  };

  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = undefined;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };

  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    dataFolder,
    pid: () => {
      if (server?.pid === undefined) throw new Error('The program is not running');
      return server.pid;
    },
    async databaseUrl() {
      const url = await findRunningEmbeddedPostgres(dataFolder);
      if (url === null) throw new Error('The program has no database of its own');
      return url;
    },
    start,
    kill: async () => {
      wasKilled = true;
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    projections: (...words) => runScript(['scripts/settlewise.mjs', 'projections', ...words], environment),
    dispose: async () => {
      // A killed program leaves its PostgreSQL running; the next start adopts it, and this stop ends both.
      if (wasKilled) await start();
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    // Ends before the test does, so that the output is in its message.
    const patience = setTimeout(() => reject(new Error(`Not ready:\n${output}`)), hangLimitMs / 2);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Settlewise is ready at')) return;
      clearTimeout(patience);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(patience);
      reject(new Error(`The program ended with code ${code}:\n${output}`));
    });
  });
}
