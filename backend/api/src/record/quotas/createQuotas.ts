import { documentDecider, documentStream, mostDocuments } from '@settlewise/domain/documents';
import type { QuotaList } from '@settlewise/domain/quotas';
import { mostTasks, taskDecider, taskStream } from '@settlewise/domain/tasks';
import { listDocumentIds, listTaskIds } from '@settlewise/projections';
import type { ApiDependencies } from '../../apiDependencies';
import { createQuota, type Quota } from './createQuota';

export type Quotas = Readonly<Record<QuotaList, Quota>>;

/** Quotas of lists whose entries have a stream each. Every other list is one stream, and its decider counts. */
export function createQuotas(
  given: Pick<ApiDependencies, 'config' | 'database' | 'commands' | 'eventStore' | 'freshness' | 'log'>,
): Quotas {
  const { config, database, commands, log } = given;
  const catchesUp = createCatchUp(given);
  return {
    tasks: createQuota({
      list: 'tasks',
      most: mostTasks,
      commands,
      log,
      readIds: async (userId) => ((await catchesUp('tasks')) ? listTaskIds(database, userId) : null),
      async giveUp(taskId, context) {
        const command = { type: 'GiveUpTask', taskId, userId: context.userId } as const;
        return (await commands.handle(taskDecider, taskStream(taskId), command, context)).state === 'removed';
      },
    }),
    documents: createQuota({
      list: 'documents',
      most: config.documents?.most ?? mostDocuments,
      commands,
      log,
      readIds: async (userId) => ((await catchesUp('documents')) ? listDocumentIds(database, userId) : null),
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

/** Whether a read model reaches the current end of the log in time. */
type CatchUp = (readModel: string) => Promise<boolean>;

function createCatchUp({
  config,
  eventStore,
  freshness,
}: Pick<ApiDependencies, 'config' | 'eventStore' | 'freshness'>): CatchUp {
  const timeoutMs = config.maxWaitMs ?? 2_000;
  return async (readModel) => {
    const head = await eventStore.head();
    return head === null || freshness.reached(readModel, head, { timeoutMs });
  };
}
