import { setTimeout as delay } from 'node:timers/promises';
import { type Shutdown, StoppedWhileStartingError } from '@settlewise/infra/process';

const askAgainAfterMs = 50;

/** Returns when the program itself says that it is ready. @throws StoppedWhileStartingError */
export async function untilReady(address: URL, shutdown: Shutdown): Promise<void> {
  while (!shutdown.closing) {
    const answer = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer?.ok === true) return;
    await delay(askAgainAfterMs);
  }
  throw new StoppedWhileStartingError();
}
