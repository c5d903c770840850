import type { ApiDependencies } from '../../apiDependencies';
import { createQuotas, type Quotas } from './createQuotas';
import { createUpToLog } from './upToLog';

/** How many entries of each list one person can keep. */
export function composeQuotas(dependencies: ApiDependencies): Quotas {
  const { config } = dependencies;
  return createQuotas({
    ...dependencies,
    upToLog: createUpToLog({ ...dependencies, longestWaitMs: config.longestWaitMs ?? 2_000 }),
    mostDocuments: config.documents?.most,
  });
}
