import { DomainError } from '@settlewise/domain/kernel';
import type { Config } from '@settlewise/infra/config';
import { createKeyed, PersonErasedError, type PersonKeys } from '@settlewise/infra/crypto';
import { createCommandHandler, type StreamSnapshots } from '@settlewise/infra/eventStore/commandHandler';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import type { Jobs } from '@settlewise/infra/jobs';
import type { Mailer } from '@settlewise/infra/mail';
import { createNewsSubscribers } from '../tables';
import type { ErasedPeople } from '@settlewise/infra/proof';
import type { Logger } from '@settlewise/infra/telemetry';
import { measureCommands, type Metrics } from '@settlewise/infra/telemetry/metrics';
import type { Freshness } from '../freshness';
import { startReminders } from '../reminders';
import { startRuleNotices } from '../ruleNotices';
import type { ProjectorConfig, ProjectorStores } from './composeProjector';

export interface ReminderConfig extends ProjectorConfig, Pick<Config, 'publicUrl'> {}

interface ExtraDependencies {
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly codec: Codec;
  readonly personKeys: PersonKeys;
  /** Keeps former subscribers erased after a backup is restored. */
  readonly erasedPeople: Pick<ErasedPeople, 'add'>;
  /** Stored snapshots of long streams, so that none is read from its beginning for each reminder. */
  readonly snapshots: StreamSnapshots;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Where commands are counted. */
  readonly metrics: Metrics;
  readonly log: Logger;
  /** How often to check what is due; default a minute. */
  readonly everyMs?: number;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof PersonErasedError;

/** Sends reminders, in the process of the projector, until the jobs close. @throws JobsUnavailableError */
export async function composeReminders(
  config: ReminderConfig,
  { database, store }: ProjectorStores,
  {
    freshness,
    codec,
    personKeys,
    erasedPeople,
    snapshots,
    jobs,
    mailer,
    metrics,
    log,
    everyMs = 60_000,
  }: ExtraDependencies,
): Promise<void> {
  const keyed = createKeyed(config.lookupKey);
  const parts = {
    database,
    keyed,
    freshness,
    jobs,
    mailer,
    log,
    commands: measureCommands(createCommandHandler({ store, codec, keyed, snapshots }), metrics, isRefusal),
    publicUrl: new URL(config.publicUrl),
    clock: () => new Date(),
  };
  const ruleNotices = await startRuleNotices({
    ...parts,
    news: createNewsSubscribers({ database, personKeys, keyed, erasedPeople }),
  });
  await startReminders({ ...parts, everyMs, alsoLook: () => ruleNotices.look() });
}
