import type { Mailer } from './mailer';
import { createOutboxMailer } from './outboxMailer';
import { createSmtpMailer } from './smtpMailer';

export type MailSettings =
  | { readonly kind: 'outbox'; readonly folder: string }
  | {
      readonly kind: 'smtp';
      readonly url: string;
      /** Receives bounces. Default: the sender. */
      readonly bounceAddress?: string;
    };

/** Creates the mailer that the settings choose. `from` is the sender of every mail. */
export function createMailer(settings: MailSettings, from: string): Mailer {
  return settings.kind === 'smtp'
    ? createSmtpMailer(settings, from)
    : createOutboxMailer(settings.folder, from);
}
