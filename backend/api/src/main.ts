/** Process root of the API when its stores are on separate servers. Another process fills the read models. */
import { readConfig } from '@settlewise/infra/config';
import { run } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { startApi } from './process/startApi';

await run(
  readConfig,
  ({ logLevel }) => createLogger({ level: logLevel, name: 'api' }),
  (running) => startApi(running),
);
