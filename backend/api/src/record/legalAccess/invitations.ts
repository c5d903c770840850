import { listLegalAccess } from '@settlewise/projections';
import { createSendInvitation } from '@settlewise/projections/reminders';
import type { ApiDependencies } from '../../apiDependencies';

/** Has invitations sent at once. Where a job cannot be kept, the log says so, and the next look at what is due finds it. */
export interface Invitations {
  send(grant: { readonly userId: string; readonly grantId: string }, correlationId: string): Promise<void>;
  /** Those that waited for the owner's email address to be confirmed. */
  sendWaiting(userId: string, correlationId: string): Promise<void>;
}

/** @throws JobsUnavailableError when the job store is away */
export async function createInvitations({
  database,
  jobs,
  log,
  clock,
}: Pick<ApiDependencies, 'database' | 'jobs' | 'log' | 'clock'>): Promise<Invitations> {
  const sendInvitation = await createSendInvitation(jobs);
  const orLater = (sending: Promise<void>, correlationId: string) =>
    sending.catch((error: unknown) => {
      log.error(
        { correlationId, err: error },
        'The invitation was not queued; the next run of due mails sends it',
      );
    });

  /** The accounts that can be read may not show the confirmation yet: who may be mailed is checked when it is sent. */
  async function sendEachWaiting(userId: string): Promise<void> {
    for (const { grantId, invitedAt, revokedAt } of await listLegalAccess(database, userId))
      if (invitedAt === null && revokedAt === null) await sendInvitation({ userId, grantId }, clock());
  }

  return {
    send: (grant, correlationId) => orLater(sendInvitation(grant, clock()), correlationId),
    sendWaiting: (userId, correlationId) => orLater(sendEachWaiting(userId), correlationId),
  };
}
