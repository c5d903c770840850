import { setTimeout as delay } from 'node:timers/promises';
import { type Shutdown, StoppedWhileStartingError } from '@settlewise/infra/process';

const retryMs = 50;

/** Waits until `/readyz` reports that the program is ready. @throws StoppedWhileStartingError */
export async function waitUntilReady(address: URL, shutdown: Shutdown): Promise<void> {
  while (!shutdown.closing) {
    const answer = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer?.ok === true) return;
    await delay(retryMs);
  }
  throw new StoppedWhileStartingError();
}
