import { DomainError } from '@settlewise/domain/kernel';
import { legalAccessDecider, type LegalAccessGrant, legalAccessStream } from '@settlewise/domain/legalAccess';
import {
  type AlertKind,
  type IssuedNotification,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { AdminApp } from '../adminApp';

/**
 * Revokes access to the record of the context's person, and notifies that person.
 * @throws DomainError notFound, or conflict if it is already revoked
 */
export type EndAccess = (
  grantId: string,
  reason: string,
  context: CommandContext,
) => Promise<{ readonly grant: LegalAccessGrant; readonly position: Position | null }>;

export function createEndAccess({ commands, keyed }: Pick<AdminApp, 'commands' | 'keyed'>): EndAccess {
  async function notifyOwner(notification: IssuedNotification, context: CommandContext): Promise<void> {
    const { idempotencyKey: _, ...contextWithoutKey } = context;
    await commands.handle(
      notificationDecider,
      notificationsStream(context.userId),
      { type: 'IssueNotifications', notifications: [notification] },
      contextWithoutKey,
    );
  }

  return async (grantId, reason, context) => {
    const { userId } = context;
    const { events, state, position } = await commands.handle(
      legalAccessDecider,
      legalAccessStream(userId),
      { type: 'RevokeLegalAccess', grantId, now: context.now.toISOString(), reason },
      // The fingerprint omits the time, because a repeated request has a different one.
      { ...context, requestFingerprint: JSON.stringify(['revoke', grantId, reason]) },
    );
    const grant = state.get(grantId);
    if (grant === undefined) throw accessNotFound();
    const { revokedBecause } = grant;
    if (revokedBecause !== null) {
      // A repeated request has the same id, so the person gets one notification, even after a crash.
      const notificationId = keyed.identifier('notification', userId, 'legal_access_revoked', grantId);
      await notifyOwner(
        { notificationId, ...accessEndedNotification(grantId, grant, revokedBecause) },
        context,
      );
    }
    if (events.length === 0) throw alreadyRevoked();
    return { grant, position };
  };
}

const accessEndedNotification = (
  grantId: string,
  { name, email }: LegalAccessGrant,
  reason: string,
): Omit<IssuedNotification, 'notificationId'> => ({
  kind: 'legal_access_revoked' satisfies AlertKind,
  about: grantId,
  subject: grantId,
  date: null,
  type: 'warning',
  title: `An administrator ended the access of ${name}`,
  message: `${name} (${email}) cannot see your record any more. The reason that the administrator gave: “${reason}”. If you want them to see your record again, you can give access anew.`,
  link: '/dashboard/lawyer-access',
});

export const accessNotFound = () =>
  new DomainError('notFound', 'legal_access_not_found', 'There is no such access.');

const alreadyRevoked = () =>
  new DomainError('conflict', 'legal_access_revoked', 'This access has been revoked already.');
