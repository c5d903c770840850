import { fullNameOf } from '@settlewise/domain/accounts';
import {
  type AddressComparison,
  addressComparisonDecider,
  addressComparisonsStream,
  statusOfComparison,
} from '@settlewise/domain/addressComparisons';
import { lastWholeDayBefore } from '@settlewise/rules/calendar';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { cleanNameForMail } from '@settlewise/infra/mail';
import { quoted } from '@settlewise/casework/alerts';
import { listComparisonsToSend } from '../readModels/addressComparisons';
import { systemContext, type ReminderDependencies } from './dependencies';
import { comparisonEmail } from './emails/comparisonEmail';
import { loadAccount } from './planPerson';

export interface ComparisonMail {
  readonly kind: 'comparison';
  /** The person who asks. */
  readonly userId: string;
  readonly comparisonId: string;
}

/** The emails to partners that are due by the read model. */
export const findComparisonMails = async (
  { database, clock }: Pick<ReminderDependencies, 'database' | 'clock'>,
  limit: number,
): Promise<readonly ComparisonMail[]> =>
  (await listComparisonsToSend(database, clock(), limit)).map(({ userId, comparisonId }) => ({
    kind: 'comparison',
    userId,
    comparisonId,
  }));

/**
 * Sends a partner the request, if the asker's stream still allows an answer, and records that it was sent.
 * @throws MailError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function sendComparisonMail(
  parts: ReminderDependencies,
  mail: ComparisonMail,
  cause: string,
): Promise<void> {
  const { commands, mailer, publicUrl, keyed, clock, after } = parts;
  const { userId, comparisonId } = mail;
  const now = clock();
  const account = await loadAccount(parts, userId);
  const comparison = await loadComparison(parts, mail);
  // Emails to other people are only sent for accounts with a confirmed address.
  if (account === null || comparison === null || !account.emailVerified) return;
  if (comparison.invitedAt !== null || statusOfComparison(comparison, now.toISOString()) !== 'waiting')
    return;
  const { firstName = null, lastName = null, username } = account;
  const asker = quoted(cleanNameForMail(fullNameOf({ firstName, lastName }) ?? username) ?? 'somebody');
  const lastDay = lastWholeDayBefore(new Date(comparison.answerBy));
  const messageId = keyed.identifier('comparison mail', comparisonId);
  await mailer.send({
    to: comparison.email,
    ...comparisonEmail({ asker, publicUrl, lastDay, period: comparison.period }),
    messageId: `${messageId}@${publicUrl.hostname}`,
    about: { id: messageId, kind: 'address_comparison', userId },
  });
  await after?.('mail sent');
  await commands.handle(
    addressComparisonDecider,
    addressComparisonsStream(userId),
    { type: 'RecordComparisonInvitationSent', comparisonId, now: now.toISOString() },
    systemContext(userId, cause, now),
  );
  await after?.('mail recorded');
}

async function loadComparison(
  { commands }: ReminderDependencies,
  { userId, comparisonId }: ComparisonMail,
): Promise<AddressComparison | null> {
  try {
    const { state } = await commands.load(addressComparisonDecider, addressComparisonsStream(userId));
    return state.get(comparisonId) ?? null;
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}
