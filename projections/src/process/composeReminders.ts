import type { Config } from '@settlewise/infra/config';
import { createKeyed } from '@settlewise/infra/crypto';
import { createCommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { createJobs } from '@settlewise/infra/jobs';
import { createMailer } from '@settlewise/infra/mail';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Freshness } from '../freshness';
import { startReminders } from '../reminders';
import type { ProjectorConfig, ProjectorStores } from './composeProjector';

export interface ReminderConfig
  extends ProjectorConfig, Pick<Config, 'redisUrl' | 'mail' | 'mailFrom' | 'publicUrl'> {}

interface Beside {
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly codec: Codec;
  readonly log: Logger;
}

/** Tells people in time, beside the projector in its process. @throws JobsUnavailableError */
export async function composeReminders(
  config: ReminderConfig,
  { database, store }: ProjectorStores,
  { freshness, codec, log }: Beside,
): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, redisUrl } = config;
  const keyed = createKeyed(config.masterKey);
  const jobs = await createJobs({ databaseUrl, log, redisUrl: redisUrl ?? undefined });
  const mailer = createMailer(config.mail, config.mailFrom);
  const stop = async () => {
    await jobs.close();
    await mailer.close();
  };
  try {
    await startReminders({
      ...{ database, keyed, freshness, jobs, mailer, log },
      commands: createCommandHandler({ store, codec, keyed }),
      publicUrl: new URL(config.publicUrl),
      clock: () => new Date(),
    });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
