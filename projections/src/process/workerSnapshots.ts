import type { PersonKeys } from '@settlewise/infra/crypto';
import { createStreamSnapshots, type StreamSnapshots } from '@settlewise/infra/eventStore/commandHandler';
import { programFingerprint } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';

interface Options {
  readonly database: Knex;
  readonly personKeys: PersonKeys;
  readonly log: Logger;
}

/** What long streams came to, as this program keeps it for its next read. To be settled after whatever reads streams. */
export async function openWorkerSnapshots(options: Options): Promise<StreamSnapshots> {
  return createStreamSnapshots({ ...options, keptBy: 'worker', madeBy: await programFingerprint() });
}
