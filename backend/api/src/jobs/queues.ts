import { treeHeadWriterQueue } from '@settlewise/infra/proof';
import { reminderQueues } from '@settlewise/projections/reminders';
import { ruleNoticesQueue } from '@settlewise/projections/ruleNotices';

/** Names of the queues whose jobs this package adds and handles. */
export const mailQueueName = 'mail';
export const cleanupQueueName = 'documentBytes';
export const orphanCleanupQueueName = 'file-sweep';
export const erasureQueueName = 'erasures';
export const logChecksQueue = 'log-checks';

export interface KnownQueue {
  readonly name: string;
  readonly purpose: string;
}

/** All queues of the program, in all processes. Each new queue needs an entry here. */
export const knownQueues: readonly KnownQueue[] = [
  {
    name: mailQueueName,
    purpose:
      'Sends mails with links: to confirm an address, to choose a new password, about a changed address.',
  },
  { name: reminderQueues.ticks, purpose: 'Looks every minute for whom something is due.' },
  { name: reminderQueues.plans, purpose: 'Works out what one person is to be told.' },
  { name: reminderQueues.mails, purpose: 'Sends people their mails, and lawyers theirs.' },
  {
    name: ruleNoticesQueue,
    purpose:
      'Compares a person’s answers under two rule sets, and tells them of a change once it is released.',
  },
  { name: cleanupQueueName, purpose: 'Deletes bytes that belong to no document.' },
  {
    name: orphanCleanupQueueName,
    purpose: 'Looks every day through all files for bytes that belong to nobody.',
  },
  { name: erasureQueueName, purpose: 'Completes the deletion of an account that was left undone.' },
  { name: logChecksQueue, purpose: 'Walks the hash chains of the log, as administrators ask for it.' },
  { name: treeHeadWriterQueue, purpose: 'Signs the tree head of the log and stores it in the second place.' },
];

export const queueNames: readonly string[] = knownQueues.map(({ name }) => name);
