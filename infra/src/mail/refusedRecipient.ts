import { MailError } from './mailer';

/** RFC 3463: an answer about security or policy is about who sends, and would be given for every address. */
const aboutTheSender = /^\d{3}[ -]5\.7\./;

/**
 * Whether a mail failed because the server refuses this recipient for good (5xx to RCPT TO): there is no such mailbox. A refused
 * sender, password or content is no reason to give an address up.
 */
export function refusesRecipient(error: unknown): boolean {
  if (!(error instanceof MailError) || !(error.cause instanceof Error)) return false;
  const { command, responseCode, response } = error.cause as Error & Readonly<Record<string, unknown>>;
  return (
    command === 'RCPT TO' &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !aboutTheSender.test(String(response))
  );
}
