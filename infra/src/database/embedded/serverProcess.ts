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

// A fixed environment hides the PG* variables of the shell and the program's secrets from the server. Windows programs
// need their own environment to start.
const environment =
  process.platform === 'win32'
    ? {}
    : { env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' } };

const maxLogBytes = 1_000_000;
const logCheckIntervalMs = 60_000;

/**
 * Starts postgres in a separate process group, so that Ctrl-C in a terminal only reaches the program, which stops the
 * server last. The server logs to a file, so that it can outlive the program without a broken pipe.
 */
export function spawnServer(options: ServerOptions): ChildProcess {
  rotateLog(options.cluster.logFile);
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

function rotateLog(logFile: string): void {
  if (isLarge(logFile)) renameSync(logFile, `${logFile}.1`);
}

const isLarge = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes;

/** Limits the size of the server's log while it runs. @returns a function that stops the checks */
export function limitLogSize(logFile: string, everyMs = logCheckIntervalMs): () => void {
  const timer = setInterval(() => {
    try {
      if (!isLarge(logFile)) return;
      // The server appends to the open file, so it continues at the start of the emptied file.
      copyFileSync(logFile, `${logFile}.1`);
      truncateSync(logFile);
    } catch {
      // On a full disk the copy fails; the log is emptied anyway.
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
    // It is retried in a minute.
  }
}

/** The last lines of a log, joined to one line for an error message. */
export function logTail(logFile: string, lines = 4): string {
  try {
    const logLines = readFileSync(logFile, 'utf8').trim().split('\n');
    const messages = logLines.map((line) => line.replace(/^\S+ \S+ \S+ \[\d+\] /, ''));
    // Each session reports the loss of the server; one report is enough.
    return messages
      .filter((line, index) => line !== messages[index - 1])
      .slice(-lines)
      .join(' · ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Resolves with the reason for the end of the process. */
export function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

/** Runs a program to its end, with a timeout. @throws EmbeddedPostgresError with the end of its output. */
export async function runToCompletion(
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
  const end = await waitForExit(child);
  if (end === 'exit code 0') return;
  const reason = output.trim().split('\n').slice(-3).join(' · ');
  throw new EmbeddedPostgresError('initialising_failed', `${failure} (${end}): ${reason}`);
}
