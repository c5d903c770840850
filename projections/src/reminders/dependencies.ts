import type { Keyed } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { Mailer } from '@settlewise/infra/mail';
import type { Logger } from '@settlewise/infra/telemetry';
import type { ComparableRules } from '@settlewise/rules/comparison';
import type { Knex } from 'knex';
import type { Freshness } from '../freshness';

/** Crash points for tests: after a step, before it is recorded. */
export type Step = 'issued' | 'mail sent' | 'mail recorded';

/** The dependencies of the reminder work. */
export interface ReminderDependencies {
  readonly database: Knex;
  readonly commands: CommandHandler;
  readonly keyed: Keyed;
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly mailer: Mailer;
  /** The address of the website. */
  readonly publicUrl: URL;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Default: today's rules. */
  readonly rules?: ComparableRules;
  /** Called after each step; tests use it to crash the process there. */
  readonly after?: (step: Step) => Promise<void>;
}

/** The context of a command that the system issues about a person. @param cause the id of the job */
export function systemContext(userId: string, cause: string, now: Date): CommandContext {
  return { userId, actorId: userId, actorRole: 'system', correlationId: cause, causationId: cause, now };
}
