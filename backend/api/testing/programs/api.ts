/** The API as `main.ts` starts it, on an event store that may be the double of EventStoreDB. */
import { readConfig } from '@settlewise/infra/config';
import { run } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { openEventStoreOrDouble } from '../../../../infra/testing/openEventStoreOrDouble';
import { startApi } from '../../src/process/startApi';

await run(
  readConfig,
  ({ logLevel }) => createLogger({ level: logLevel, name: 'api' }),
  (running) => startApi(running, { openEventStore: openEventStoreOrDouble }),
);
