import type { SharedConfig } from '@settlewise/infra/config';
import { listen, PortTakenError, type ListeningServer } from '@settlewise/infra/http';
import type { Logger } from '@settlewise/infra/telemetry';

/** The default port. */
const usualPort = 3001;

/**
 * Opens the port of the worker's pages for operators. When the default port is taken, by a second worker on the machine, the
 * worker runs without these pages: null. @throws PortTakenError when the port that the settings name is taken
 */
export async function listenForOperators(
  { host, workerPort }: Pick<SharedConfig, 'host' | 'workerPort'>,
  log: Logger,
): Promise<ListeningServer | null> {
  try {
    return await listen(host, workerPort ?? usualPort, {}, 'WORKER_PORT');
  } catch (error) {
    if (workerPort !== null || !(error instanceof PortTakenError)) throw error;
    log.warn(
      { port: usualPort },
      'No /metrics and /healthz of this worker: the port is taken. Set WORKER_PORT',
    );
    return null;
  }
}
