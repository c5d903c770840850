import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readFileSync, renameSync, statSync, truncateSync } from 'node:fs';
import type { PostgresAccount } from './account';
import { EmbeddedPostgresError } from './errors';

export interface ServerOptions {
  readonly program: string;
  readonly account: PostgresAccount;
  readonly cluster: { readonly dataFolder: string; readonly logFile: string };
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
}

// A fixed environment: no PG* variable of the person's shell, and none of our own secrets, reaches the server.
// Windows programs do not start without theirs.
const environment =
  process.platform === 'win32'
    ? {}
    : { env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' } };

const mostLogBytes = 1_000_000;
const lookAtLogEveryMs = 60_000;

/**
 * Starts postgres in a process group of its own: Ctrl-C in a terminal then reaches only us, and we stop it after
 * everything that uses it. Its log goes to a file, so that it can outlive us without a broken pipe.
 */
export function spawnServer(options: ServerOptions): ChildProcess {
  rotate(options.cluster.logFile);
  const settings = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = options.account.commandLine(options.program, [
    '-D',
    options.cluster.dataFolder,
    '-p',
    String(options.port),
    ...settings,
  ]);
  const log = openSync(options.cluster.logFile, 'a', 0o600);
  try {
    return spawn(command, args, {
      ...options.account.spawnOptions,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      ...environment,
    });
  } finally {
    closeSync(log);
  }
}

function rotate(logFile: string): void {
  if (isLarge(logFile)) renameSync(logFile, `${logFile}.1`);
}

const isLarge = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > mostLogBytes;

/** Keeps the server's log small while it runs. @returns ends that */
export function keepLogSmall(logFile: string, everyMs = lookAtLogEveryMs): () => void {
  const timer = setInterval(() => {
    try {
      if (!isLarge(logFile)) return;
      // The server holds the file open and appends to it: it goes on at the beginning of the emptied file.
      copyFileSync(logFile, `${logFile}.1`);
      truncateSync(logFile);
    } catch {
      // On a full disk the copy fails. The log is emptied all the same, because it can be spared.
      truncateLog(logFile);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function truncateLog(logFile: string): void {
  try {
    truncateSync(logFile);
  } catch {
    // It is tried again in a minute.
  }
}

/** The last lines of a log in one line, for a message to a person. */
export function logTail(logFile: string, lines = 4): string {
  try {
    const written = readFileSync(logFile, 'utf8').trim().split('\n');
    const told = written.map((line) => line.replace(/^\S+ \S+ \S+ \[\d+\] /, ''));
    // Each session says on its own that its server is gone: once is enough for a person.
    return told
      .filter((line, index) => line !== told[index - 1])
      .slice(-lines)
      .join(' · ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Resolves with how the process ended. */
export function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

/** Runs a program to its end, bounded in time. @throws EmbeddedPostgresError with the end of what it wrote. */
export async function runToEnd(
  [command, args]: readonly [string, readonly string[]],
  account: PostgresAccount,
  failure: string,
): Promise<void> {
  const child = spawn(command, args, {
    ...account.spawnOptions,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...environment,
    timeout: 120_000,
  });
  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = await ended(child);
  if (end === 'exit code 0') return;
  const reason = output.trim().split('\n').slice(-3).join(' · ');
  throw new EmbeddedPostgresError('initialising_failed', `${failure} (${end}): ${reason}`);
}
