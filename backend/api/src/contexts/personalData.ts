import { requestByteErasure } from '@settlewise/infra/database';
import { deleteEmailDeliveries } from '@settlewise/infra/mail';
import type { Routes } from '../http/routes';
import {
  createErasing,
  type EraseAccountOptions,
  type Erasing,
} from '../resources/personalData/eraseAccount';
import { createExportRecord } from '../resources/personalData/exportRecord';
import { personalDataRoutes } from '../resources/personalData/routes';
import type { ContextDependencies } from './contextDependencies';

/** Taking everything along, and deleting the account. @throws JobsUnavailableError when the job store is away */
export async function composePersonalData(
  routes: Routes,
  dependencies: ContextDependencies & Pick<EraseAccountOptions, 'eraseFilesOf' | 'endNewsTo'>,
): Promise<Erasing> {
  const { config, database, treeHeads, limiter } = dependencies;
  const erasing = await createErasing({
    ...dependencies,
    erasedPeople: treeHeads.erasedPeople,
    forgetEmailDeliveriesOf: (userId) => deleteEmailDeliveries(database, userId),
    eraseStoredEmails: dependencies.eraseStoredEmails ?? (() => Promise.resolve()),
    requestByteErasure: () => requestByteErasure(database),
    lookAgainAfterMs: config.erasureLookAgainAfterMs,
  });
  personalDataRoutes(routes, {
    ...dependencies,
    exportRecord: createExportRecord(dependencies),
    exportsByAccount: limiter('exportByAccount'),
    eraseAccount: erasing.eraseAccount,
  });
  return erasing;
}
