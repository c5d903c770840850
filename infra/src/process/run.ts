import type { Config, SharedConfig } from '../config';
import type { Logger } from '../telemetry';
import { clientCertificateRefused } from './clientCertificateRefused';
import { DiskFullError, isDiskFull } from './diskFull';
import { collectWarnings } from './libraryWarnings';
import { PlainError } from './plainError';
import { Shutdown, StoppedWhileStartingError } from './shutdown';

export interface Running<Settings extends SharedConfig = Config> {
  readonly config: Settings;
  readonly log: Logger;
  readonly shutdown: Shutdown;
  /** Ends the program, because something that it needs is gone. */
  fail(error: unknown): void;
}

/**
 * Runs a process root: reads the settings, starts, runs until it is told to stop, closes everything in order and ends.
 * An error that stops it is printed in one line.
 */
export async function run<Settings extends SharedConfig>(
  readConfig: () => Settings,
  createLogger: (config: Settings) => Logger,
  start: (running: Running<Settings>) => Promise<void>,
): Promise<void> {
  let config: Settings;
  let log: Logger;
  const warnings = collectWarnings();
  try {
    config = readConfig();
    log = createLogger(config);
  } catch (error) {
    tell(error);
    process.exitCode = 1;
    return;
  }

  warnings.tellTo((warning) => log.warn({ err: warning }, 'Warning of a library'));
  const shutdown = new Shutdown(log);
  let failed = false;
  const fail = (given: unknown): void => {
    if (failed) return;
    failed = true;
    const error = isDiskFull(given)
      ? new DiskFullError(config.dataDir, given)
      : (clientCertificateRefused(given) ?? given);
    if (!(error instanceof PlainError)) log.fatal({ err: error }, 'The program stops because of an error');
    tell(error);
    void shutdown.close().then(() => process.exit(1));
  };
  stopOnSignals(shutdown, log);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  try {
    await start({ config, log, shutdown, fail });
  } catch (error) {
    // When a signal stopped the start, its handler closes everything and ends the process.
    if (!(error instanceof StoppedWhileStartingError) && !shutdown.closing) fail(error);
  }
}

/** A second signal within this time is the same key press, passed on by the parent process. */
const samePressMs = 1_000;

function stopOnSignals(shutdown: Shutdown, log: Logger): void {
  let stoppingSince: number | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (stoppingSince !== null) {
      if (now - stoppingSince > samePressMs) process.exit(130);
      return;
    }
    stoppingSince = now;
    log.info({ signal }, 'Stopping');
    void shutdown.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function tell(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof PlainError ? message : `Settlewise cannot run: ${message}`}\n`);
}
