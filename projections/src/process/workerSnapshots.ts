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

/** Snapshots of long streams, stored for the next read. Settle them after everything that reads streams has closed. */
export async function openWorkerSnapshots(options: Options): Promise<StreamSnapshots> {
  return createStreamSnapshots({
    ...options,
    storedBy: 'worker',
    programFingerprint: await programFingerprint(),
  });
}
