import { requestByteErasure } from '@settlewise/infra/database';
import { forgetEmailDeliveriesOf } from '@settlewise/infra/mail';
import type { Routing } from '../http/routes';
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
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & Pick<EraseAccountOptions, 'eraseFilesOf' | 'endNewsTo'>,
): Promise<Erasing> {
  const routes = group('Account');
  const { config, database, treeHeads, limiter } = dependencies;
  const erasing = await createErasing({
    ...dependencies,
    erasedPeople: treeHeads.erasedPeople,
    forgetEmailDeliveriesOf: (userId) => forgetEmailDeliveriesOf(database, userId),
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
