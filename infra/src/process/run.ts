import type { Config, SharedConfig } from '../config';
import type { Logger } from '../telemetry';
import { toClientCertificateError } from './clientCertificateError';
import { DiskFullError, isDiskFull } from './diskFull';
import { collectWarnings } from './libraryWarnings';
import { PlainError } from './plainError';
import { Shutdown, StoppedWhileStartingError } from './shutdown';

export interface ProcessContext<Settings extends SharedConfig = Config> {
  readonly config: Settings;
  readonly log: Logger;
  readonly shutdown: Shutdown;
  /** Ends the program after the loss of something that it needs. */
  fail(error: unknown): void;
}

/**
 * Runs a process root: reads the settings, starts, waits for a signal to stop, closes everything in order and ends. A
 * fatal error is printed in one line.
 */
export async function run<Settings extends SharedConfig>(
  readConfig: () => Settings,
  createLogger: (config: Settings) => Logger,
  start: (running: ProcessContext<Settings>) => Promise<void>,
): Promise<void> {
  let config: Settings;
  let log: Logger;
  const warnings = collectWarnings();
  try {
    config = readConfig();
    log = createLogger(config);
  } catch (error) {
    printError(error);
    process.exitCode = 1;
    return;
  }

  warnings.forwardTo((warning) => log.warn({ err: warning }, 'Warning of a library'));
  const shutdown = new Shutdown(log);
  let failed = false;
  const fail = (cause: unknown): void => {
    if (failed) return;
    failed = true;
    const error = isDiskFull(cause)
      ? new DiskFullError(config.dataDir, cause)
      : (toClientCertificateError(cause) ?? cause);
    if (!(error instanceof PlainError)) log.fatal({ err: error }, 'The program stops because of an error');
    printError(error);
    void shutdown.close().then(() => process.exit(1));
  };
  stopOnSignals(shutdown, log);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  try {
    await start({ config, log, shutdown, fail });
  } catch (error) {
    // If a signal stopped the start, its handler closes everything and ends the process.
    if (!(error instanceof StoppedWhileStartingError) && !shutdown.closing) fail(error);
  }
}

/** A second signal within this time is the same key press, forwarded by the parent process. */
const duplicateSignalMs = 1_000;

function stopOnSignals(shutdown: Shutdown, log: Logger): void {
  let stoppingSince: number | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (stoppingSince !== null) {
      if (now - stoppingSince > duplicateSignalMs) process.exit(130);
      return;
    }
    stoppingSince = now;
    log.info({ signal }, 'Stopping');
    void shutdown.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function printError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof PlainError ? message : `Settlewise cannot run: ${message}`}\n`);
}
