import { MailError } from './mailer';

/** RFC 3463: security and policy errors concern the sender and would occur for every address. */
const concernsSender = /^\d{3}[ -]5\.7\./;

/**
 * Whether the server permanently refuses this recipient (5xx to RCPT TO), because the mailbox does not exist. A refused
 * sender, password or content does not count.
 */
export function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof MailError) || !(error.cause instanceof Error)) return false;
  const { command, responseCode, response } = error.cause as Error & Readonly<Record<string, unknown>>;
  return (
    command === 'RCPT TO' &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !concernsSender.test(String(response))
  );
}
