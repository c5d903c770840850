import type { SharedConfig } from '../config';
import type { Logger } from '../telemetry';
import { createMailer } from './createMailer';
import type { Mailer } from './mailer';

/** Creates the mailer of the settings. Logs a warning in production if there is no mail server. */
export function openMailer(
  { environment, mail, mailFrom }: Pick<SharedConfig, 'environment' | 'mail' | 'mailFrom'>,
  log: Logger,
): Mailer {
  if (environment === 'production' && mail.kind === 'outbox')
    log.warn(
      { folder: mail.folder },
      'No email is sent: SMTP_URL is not set, so emails are written to files',
    );
  return createMailer(mail, mailFrom);
}
