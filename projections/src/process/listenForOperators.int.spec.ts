import { createLogger } from '@settlewise/infra/telemetry';
import { listen } from '@settlewise/infra/http';
import { expect, onTestFinished, test } from 'vitest';
import { listenForOperators } from './listenForOperators';

const log = createLogger({ level: 'silent', name: 'test' });
const host = '127.0.0.1';

test('a configured port that is in use is refused in one line', async () => {
  const other = await listen(host, 0);
  onTestFinished(() => other.stop());
  const workerPort = Number(other.url.port);
  await expect(listenForOperators({ host, workerPort }, log)).rejects.toThrow(
    /choose another port with WORKER_PORT=/,
  );
});

test('a second worker on one machine works without its pages if no port is configured', async () => {
  // Whether or not something else on this machine has the usual port: two never have it.
  const both = [await listenForOperators({ host, workerPort: null }, log)];
  both.push(await listenForOperators({ host, workerPort: null }, log));
  onTestFinished(async () => {
    for (const server of both) await server?.stop();
  });
  expect(both.at(-1)).toBeNull();
});
