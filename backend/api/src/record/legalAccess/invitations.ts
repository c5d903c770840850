import { listLegalAccess } from '@settlewise/projections';
import { createSendInvitation } from '@settlewise/projections/reminders';
import type { ApiDependencies } from '../../apiDependencies';

/** Queues invitations at once. After a failure, which is logged, the next run of due emails sends them. */
export interface Invitations {
  send(grant: { readonly userId: string; readonly grantId: string }, correlationId: string): Promise<void>;
  /** Sends invitations that waited for the owner to confirm their email address. */
  sendWaiting(userId: string, correlationId: string): Promise<void>;
}

/** @throws JobsUnavailableError if the job store is unavailable */
export async function createInvitations({
  database,
  jobs,
  log,
  clock,
}: Pick<ApiDependencies, 'database' | 'jobs' | 'log' | 'clock'>): Promise<Invitations> {
  const sendInvitation = await createSendInvitation(jobs);
  const logFailure = (sending: Promise<void>, correlationId: string) =>
    sending.catch((error: unknown) => {
      log.error(
        { correlationId, err: error },
        'The invitation was not queued; the next run of due mails sends it',
      );
    });

  /** Does not check the confirmation, because the read model may be behind. The job checks it before sending. */
  async function queueWaiting(userId: string): Promise<void> {
    for (const { grantId, invitedAt, revokedAt } of await listLegalAccess(database, userId))
      if (invitedAt === null && revokedAt === null) await sendInvitation({ userId, grantId }, clock());
  }

  return {
    send: (grant, correlationId) => logFailure(sendInvitation(grant, clock()), correlationId),
    sendWaiting: (userId, correlationId) => logFailure(queueWaiting(userId), correlationId),
  };
}
