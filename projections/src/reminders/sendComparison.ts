import type { Jobs } from '@settlewise/infra/jobs';
import { comparisonMailJobId } from './comparisonMailJobId';
import type { ComparisonMail } from './comparisonMails';
import { reminderMailQueue } from './mailQueue';

/** Sends the email immediately instead of at the next tick. */
export type SendComparison = (
  comparison: Pick<ComparisonMail, 'userId' | 'comparisonId'>,
  now: Date,
) => Promise<void>;

/** @throws JobsUnavailableError, and so does each call */
export async function createSendComparison(jobs: Pick<Jobs, 'queue'>): Promise<SendComparison> {
  const queue = await reminderMailQueue(jobs);
  return async ({ userId, comparisonId }, now) => {
    const [day = ''] = now.toISOString().split('T');
    const id = comparisonMailJobId({ comparisonId }, day);
    await queue.add({ kind: 'comparison', userId, comparisonId }, { id });
  };
}
