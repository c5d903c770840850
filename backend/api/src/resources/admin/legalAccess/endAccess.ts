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
 * Ends access of the context's person for an administrator, and tells that person.
 * @throws DomainError notFound; conflict when it has been revoked already
 */
export type EndAccess = (
  grantId: string,
  reason: string,
  context: CommandContext,
) => Promise<{ readonly grant: LegalAccessGrant; readonly position: Position | null }>;

export function createEndAccess({ commands, keyed }: Pick<AdminApp, 'commands' | 'keyed'>): EndAccess {
  async function tellOwner(notification: IssuedNotification, context: CommandContext): Promise<void> {
    const { idempotencyKey: _, ...once } = context;
    await commands.handle(
      notificationDecider,
      notificationsStream(context.userId),
      { type: 'IssueNotifications', notifications: [notification] },
      once,
    );
  }

  return async (grantId, reason, context) => {
    const { userId } = context;
    const { events, state, position } = await commands.handle(
      legalAccessDecider,
      legalAccessStream(userId),
      { type: 'RevokeLegalAccess', grantId, now: context.now.toISOString(), reason },
      // The moment is left out: a repeat of the request comes at another one.
      { ...context, requestFingerprint: JSON.stringify(['revoke', grantId, reason]) },
    );
    const grant = state.get(grantId);
    if (grant === undefined) throw accessNotFound();
    const { revokedBecause } = grant;
    if (revokedBecause !== null) {
      // The id is the same at a repeat, so the person is told exactly once, even after a crash.
      const notificationId = keyed.identifier('notification', userId, 'legal_access_revoked', grantId);
      await tellOwner({ notificationId, ...accessEnded(grantId, grant, revokedBecause) }, context);
    }
    if (events.length === 0) throw revokedAlready();
    return { grant, position };
  };
}

const accessEnded = (
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

const revokedAlready = () =>
  new DomainError('conflict', 'legal_access_revoked', 'This access has been revoked already.');
