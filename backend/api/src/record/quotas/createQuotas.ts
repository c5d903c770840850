import { documentDecider, documentStream, mostDocuments } from '@settlewise/domain/documents';
import type { QuotaList } from '@settlewise/domain/quotas';
import { mostTasks, taskDecider, taskStream } from '@settlewise/domain/tasks';
import { listDocumentIds, listTaskIds } from '@settlewise/projections';
import type { ApiDependencies } from '../../apiDependencies';
import { createQuota, type Quota } from './createQuota';
import { createUpToLog } from './upToLog';

export type Quotas = Readonly<Record<QuotaList, Quota>>;

/** Quotas of lists whose entries have a stream each. Every other list is one stream, whose decider counts. */
export function createQuotas(
  given: Pick<ApiDependencies, 'config' | 'database' | 'commands' | 'eventStore' | 'freshness' | 'log'>,
): Quotas {
  const { config, database, commands, log } = given;
  const upToLog = createUpToLog(given);
  return {
    tasks: createQuota({
      of: 'tasks',
      most: mostTasks,
      commands,
      log,
      list: async (userId) => ((await upToLog('tasks')) ? listTaskIds(database, userId) : null),
      async giveUp(taskId, context) {
        const command = { type: 'GiveUpTask', taskId, userId: context.userId } as const;
        return (await commands.handle(taskDecider, taskStream(taskId), command, context)).state === 'removed';
      },
    }),
    documents: createQuota({
      of: 'documents',
      most: config.documents?.most ?? mostDocuments,
      commands,
      log,
      list: async (userId) => ((await upToLog('documents')) ? listDocumentIds(database, userId) : null),
      async giveUp(documentId, context) {
        const command = { type: 'GiveUpDocument', documentId, userId: context.userId } as const;
        const { state } = await commands.handle(
          documentDecider,
          documentStream(documentId),
          command,
          context,
        );
        return state === 'removed';
      },
    }),
  };
}
