import type { Knex } from 'knex';
import type { Logger } from '../telemetry';
import type { Mailer } from './mailer';
import { recordDeliveryAttempt } from './emailDeliveries';

interface Options {
  readonly mailer: Mailer;
  readonly database: Knex;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** A mailer whose delivery attempts are remembered. When that fails it is logged only: the email itself matters more. */
export function createRecordedMailer({ mailer, database, log, clock }: Options): Mailer {
  return {
    async send(mail) {
      const remember = async (error: unknown) => {
        try {
          await recordDeliveryAttempt(database, mail, { at: clock(), error });
        } catch (failure) {
          log.warn({ err: failure, kind: mail.about.kind }, 'The delivery of an email could not be recorded');
        }
      };
      try {
        await mailer.send(mail);
      } catch (error) {
        await remember(error);
        throw error;
      }
      await remember(null);
    },
    close: () => mailer.close(),
  };
}
