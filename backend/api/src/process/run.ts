import { ConfigError } from '@settlewise/infra/config';
import { EmbeddedPostgresError } from '@settlewise/infra/database';
import type { Logger } from '@settlewise/infra/telemetry';
import { PortTakenError } from './listen';
import { Shutdown, StoppedWhileStartingError } from './shutdown';

/** A signal that comes so soon after the first was the same key press, passed on by whoever started us. */
const samePressMs = 1_000;

/** How a process root lives: it starts, runs until it is told to stop, closes everything in order and ends. */
export async function run(log: Logger, start: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown(log);
  stopOnSignals(shutdown, log);
  process.on('uncaughtException', (error) => void fail(error));
  process.on('unhandledRejection', (error) => void fail(error));

  async function fail(error: unknown): Promise<void> {
    log.fatal({ err: error }, 'The program cannot go on');
    process.stderr.write(`${lineFor(error)}\n`);
    await shutdown.close();
    process.exit(1);
  }

  try {
    await start(shutdown);
  } catch (error) {
    // The signal's own handler closes everything and ends the process.
    if (!(error instanceof StoppedWhileStartingError)) await fail(error);
  }
}

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

/** One line for the person who started the program. */
function lineFor(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof PortTakenError
  ) {
    return error.message;
  }
  return `Settlewise cannot run: ${error instanceof Error ? error.message : String(error)}`;
}
