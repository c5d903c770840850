import type { Jobs } from '@settlewise/infra/jobs';
import type { LawyerMail } from './lawyerMails';
import { lawyerMailJobId } from './lawyerMailJobId';
import { reminderMailQueue } from './mailQueue';

/** Sends an invitation immediately instead of at the next tick. */
export type SendInvitation = (grant: Pick<LawyerMail, 'userId' | 'grantId'>, now: Date) => Promise<void>;

/** @throws JobsUnavailableError, and so does each call */
export async function createSendInvitation(jobs: Pick<Jobs, 'queue'>): Promise<SendInvitation> {
  const queue = await reminderMailQueue(jobs);
  return async ({ userId, grantId }, now) => {
    const mail: LawyerMail = { kind: 'invitation', userId, grantId };
    const [day = ''] = now.toISOString().split('T');
    await queue.add(mail, { id: lawyerMailJobId(mail, day) });
  };
}
