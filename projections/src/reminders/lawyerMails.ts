import { fullNameOf } from '@settlewise/domain/accounts';
import {
  type LegalAccessCommand,
  legalAccessDecider,
  type LegalAccessGrant,
  legalAccessStream,
  statusOfGrant,
} from '@settlewise/domain/legalAccess';
import { lastWholeDayBefore } from '@settlewise/rules/calendar';
import { PersonErasedError, type Keyed } from '@settlewise/infra/crypto';
import { cleanNameForMail, type EmailContent } from '@settlewise/infra/mail';
import { quoted } from '@settlewise/casework/alerts';
import { listEndingSoon, listUninvited, type RecordedLegalAccess } from '../readModels/legalAccess';
import { endingEmail, invitationEmail } from './emails/lawyerEmails';
import { invitationLink } from './invitationLink';
import { systemContext, type ReminderDependencies } from './dependencies';
import { loadAccount } from './planPerson';

export type LawyerMailKind = 'invitation' | 'ending';

export interface LawyerMail {
  readonly kind: LawyerMailKind;
  /** The owner of the record. */
  readonly userId: string;
  readonly grantId: string;
}

const hours = 60 * 60 * 1000;
const noticeMs = 48 * hours;

/**
 * The emails to lawyers that are due by the read model. Emails that cannot be sent do not count towards the limit of each
 * kind, so that they do not block the others.
 */
export async function findLawyerMails(
  { database, clock }: Pick<ReminderDependencies, 'database' | 'clock'>,
  limit: number,
): Promise<readonly LawyerMail[]> {
  const now = clock();
  const [uninvited, ending] = await Promise.all([
    listUninvited(database, now, limit),
    listEndingSoon(database, new Date(now.getTime() + noticeMs), limit),
  ]);
  return [...uninvited.map(toMail('invitation')), ...ending.map(toMail('ending'))];
}

const toMail =
  (kind: LawyerMailKind) =>
  ({ userId, grantId }: RecordedLegalAccess): LawyerMail => ({ kind, userId, grantId });

/**
 * Sends a lawyer an email, if it is still due by the owner's stream, and records that it was sent.
 * @throws MailError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function sendLawyerMail(
  parts: ReminderDependencies,
  mail: LawyerMail,
  cause: string,
): Promise<void> {
  const { commands, mailer, publicUrl, keyed, clock, after } = parts;
  const { kind, userId, grantId } = mail;
  const now = clock();
  const account = await loadAccount(parts, userId);
  const grant = await loadGrant(parts, mail);
  if (account === null || grant === null || !account.settings.lawyerSharingEnabled) return;
  // From the stream: the read model may still show a former address.
  if (!account.emailVerified) return;
  if (statusOfGrant(grant, now.toISOString()) !== 'active') return;
  const { firstName = null, lastName = null, username } = account;
  const owner = quoted(cleanNameForMail(fullNameOf({ firstName, lastName }) ?? username) ?? 'somebody');
  const due = dueMail(kind, grant, grantId, now, { owner, publicUrl, keyed });
  if (due === null) return;
  const { email, command } = due;
  // One invitation for each grant, even if its end changed after an email that was sent but not recorded.
  const about = kind === 'ending' ? (grant.expiresAt ?? '') : '';
  const messageId = keyed.identifier('lawyer mail', kind, grantId, about);
  await mailer.send({
    to: grant.email,
    ...email,
    messageId: `${messageId}@${publicUrl.hostname}`,
    about: { id: messageId, kind: `lawyer_${kind}`, userId },
  });
  await after?.('mail sent');
  await commands.handle(
    legalAccessDecider,
    legalAccessStream(userId),
    command,
    systemContext(userId, cause, now),
  );
  await after?.('mail recorded');
}

interface Due {
  readonly email: EmailContent;
  readonly command: LegalAccessCommand;
}

function dueMail(
  kind: LawyerMailKind,
  { expiresAt, invitedAt, toldOfEndAt, alsoShares, includesIdentity }: LegalAccessGrant,
  grantId: string,
  instant: Date,
  { keyed, ...frame }: { readonly owner: string; readonly publicUrl: URL; readonly keyed: Keyed },
): Due | null {
  const now = instant.toISOString();
  const lastDay = expiresAt === null ? null : lastWholeDayBefore(new Date(expiresAt));
  switch (kind) {
    case 'invitation':
      if (invitedAt !== null) return null;
      return {
        email: invitationEmail({
          ...frame,
          lastDay,
          alsoShares,
          includesIdentity,
          link: invitationLink(keyed, frame.publicUrl, grantId),
        }),
        command: { type: 'RecordInvitationSent', grantId, now },
      };
    case 'ending':
      if (expiresAt === null || lastDay === null || toldOfEndAt === expiresAt) return null;
      if (Date.parse(expiresAt) - instant.getTime() > noticeMs) return null;
      return {
        email: endingEmail({ ...frame, lastDay }),
        command: { type: 'RecordEndingTold', grantId, expiresAt, now },
      };
  }
}

async function loadGrant(
  { commands }: ReminderDependencies,
  { userId, grantId }: LawyerMail,
): Promise<LegalAccessGrant | null> {
  try {
    const { state } = await commands.load(legalAccessDecider, legalAccessStream(userId));
    return state.get(grantId) ?? null;
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}
