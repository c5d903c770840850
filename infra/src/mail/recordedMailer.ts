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

/** A mailer that records its delivery attempts. A failed record is only logged, because the email matters more. */
export function createRecordedMailer({ mailer, database, log, clock }: Options): Mailer {
  return {
    async send(mail) {
      const recordAttempt = async (error: unknown) => {
        try {
          await recordDeliveryAttempt(database, mail, { at: clock(), error });
        } catch (failure) {
          log.warn({ err: failure, kind: mail.about.kind }, 'The delivery of an email could not be recorded');
        }
      };
      try {
        await mailer.send(mail);
      } catch (error) {
        await recordAttempt(error);
        throw error;
      }
      await recordAttempt(null);
    },
    close: () => mailer.close(),
  };
}
