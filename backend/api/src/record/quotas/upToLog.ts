import type { ApiDependencies } from '../../apiDependencies';

/** Whether a read model reaches the current end of the log in time. */
export type UpToLog = (readModel: string) => Promise<boolean>;

export function createUpToLog({
  config,
  eventStore,
  freshness,
}: Pick<ApiDependencies, 'config' | 'eventStore' | 'freshness'>): UpToLog {
  const timeoutMs = config.maxWaitMs ?? 2_000;
  return async (readModel) => {
    const head = await eventStore.head();
    return head === null || freshness.reached(readModel, head, { timeoutMs });
  };
}
