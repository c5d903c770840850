import type { Routing } from '../http/routes';
import type { Quota } from '../record/quotas/createQuota';
import { startCleanup } from '../resources/documents/cleanup';
import { startOrphanCleanup } from '../resources/documents/orphanCleanup/startOrphanCleanup';
import { documentRoutes } from '../resources/documents/routes';
import { createScanning } from '../resources/documents/upload/scanning';
import { createVault, type Vault } from '../resources/documents/vault';
import type { ContextDependencies } from './contextDependencies';

/** Files that people keep. @throws JobsUnavailableError when the job store is away */
export async function composeDocuments(
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & { readonly quota: Quota },
): Promise<Vault> {
  const routes = group('Record');
  const { documents: settings } = dependencies.config;
  await startOrphanCleanup({ ...dependencies, times: settings?.orphanCleanup });
  const vault = createVault({
    ...dependencies,
    cleanup: await startCleanup({ ...dependencies, times: settings?.cleanup }),
  });
  documentRoutes(routes, {
    ...dependencies,
    vault,
    scanned: createScanning({ ...dependencies, virusScanner: dependencies.virusScanner }),
    limits: {
      largestFile: settings?.largestFile ?? 10 * 1024 * 1024,
      longestSilenceMs: settings?.longestSilenceMs ?? 30_000,
    },
  });
  return vault;
}
