import { createLogger } from '../telemetry';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Shutdown, StoppedWhileStartingError } from './shutdown';

const log = createLogger({ level: 'silent', name: 'test' });

async function opened(...names: readonly string[]) {
  const shutdown = new Shutdown(log);
  const closed: string[] = [];
  for (const name of names) await shutdown.add(name, () => void closed.push(name));
  return { shutdown, closed };
}

describe('shutting down', () => {
  test('closes what came last first, each once', async () => {
    const { shutdown, closed } = await opened('database', 'event store', 'server');
    await Promise.all([shutdown.close(), shutdown.close()]);
    expect(closed).toEqual(['server', 'event store', 'database']);
  });

  test('goes on past a part that cannot be closed', async () => {
    const { shutdown, closed } = await opened('database');
    await shutdown.add('event store', () => Promise.reject(new Error('broken')));
    await shutdown.close();
    expect(closed).toEqual(['database']);
  });

  test('takes no longer than its time in all: what is left then is told to close and not waited for', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const shutdown = new Shutdown(log);
    const told: string[] = [];
    for (const name of ['database', 'event store', 'server']) {
      await shutdown.add(name, () => {
        told.push(name);
        return new Promise<void>(() => undefined);
      });
    }
    const began = performance.now();
    const closing = shutdown.close();
    await vi.runAllTimersAsync();
    await closing;
    expect(told).toEqual(['server', 'event store', 'database']);
    expect(performance.now() - began).toBeLessThan(35_100);
  });

  test('closes at once what is opened after it began, and ends the start', async () => {
    const { shutdown, closed } = await opened();
    await shutdown.close();
    const adding = shutdown.add('late', () => void closed.push('late'));
    await expect(adding).rejects.toBeInstanceOf(StoppedWhileStartingError);
    expect(closed).toEqual(['late']);
  });
});
