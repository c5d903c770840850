/** Queues whose jobs this package adds and works on; that of mails is beside its jobs. */
export const cleanupQueueName = 'documentBytes';
export const orphanCleanupQueueName = 'file-sweep';
export const erasureQueueName = 'erasures';
export const logChecksQueue = 'log-checks';
