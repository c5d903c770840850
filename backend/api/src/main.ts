/** Process root of the API, with its stores on servers of their own; the read models are filled by another process. */
import { readConfig } from '@settlewise/infra/config';
import { run } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { startApi } from './process/startApi';

await run(
  readConfig,
  ({ logLevel }) => createLogger({ level: logLevel, name: 'api' }),
  (running) => startApi(running),
);
