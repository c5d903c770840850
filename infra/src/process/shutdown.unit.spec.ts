import { createLogger } from '../telemetry';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Shutdown, StoppedWhileStartingError } from './shutdown';

const log = createLogger({ level: 'silent', name: 'test' });

async function openParts(...names: readonly string[]) {
  const shutdown = new Shutdown(log);
  const closed: string[] = [];
  for (const name of names) await shutdown.add(name, () => void closed.push(name));
  return { shutdown, closed };
}

describe('shutting down', () => {
  test('closes parts in reverse order, each once', async () => {
    const { shutdown, closed } = await openParts('database', 'event store', 'server');
    await Promise.all([shutdown.close(), shutdown.close()]);
    expect(closed).toEqual(['server', 'event store', 'database']);
  });

  test('continues after a part that cannot be closed', async () => {
    const { shutdown, closed } = await openParts('database');
    await shutdown.add('event store', () => Promise.reject(new Error('broken')));
    await shutdown.close();
    expect(closed).toEqual(['database']);
  });

  test('does not wait for parts after its timeout, but still closes them', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const shutdown = new Shutdown(log);
    const closed: string[] = [];
    for (const name of ['database', 'event store', 'server']) {
      await shutdown.add(name, () => {
        closed.push(name);
        return new Promise<void>(() => undefined);
      });
    }
    const began = performance.now();
    const closing = shutdown.close();
    await vi.runAllTimersAsync();
    await closing;
    expect(closed).toEqual(['server', 'event store', 'database']);
    expect(performance.now() - began).toBeLessThan(35_100);
  });

  test('closes parts that are opened later at once, and ends the start', async () => {
    const { shutdown, closed } = await openParts();
    await shutdown.close();
    const adding = shutdown.add('late', () => void closed.push('late'));
    await expect(adding).rejects.toBeInstanceOf(StoppedWhileStartingError);
    expect(closed).toEqual(['late']);
  });
});
