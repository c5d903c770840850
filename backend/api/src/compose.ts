import type { RequestListener } from 'node:http';
import { addresses, collections } from '@settlewise/domain/record';
import { createRecordedMailer, purgeEmailDeliveries, type Mailer } from '@settlewise/infra/mail';
import { purgeAttempts } from '@settlewise/infra/rateLimits';
import { purgeLastWrites } from '@settlewise/infra/sessions';
import type { ApiDependencies } from './apiDependencies';
import { createApp, type App } from './app';
import { withReadingDates } from './answers/lawDeskReader';
import { addLayers } from './http/addLayers';
import { limitWrites } from './http/rateLimit';
import { createRoutes, type DeclaredRoute, type Routing } from './http/routes';
import { createSecondFactorGate } from './identity/secondFactor/secondFactorGate';
import type { Administrators } from './identity/administrators';
import { createIdentity, type Identity } from './identity/createIdentity';
import type { Register } from './identity/register';
import { startMailWorker } from './mails/accountEmails';
import { openApiRoutes } from './openapi/routes';
import { readinessChecks } from './readiness';
import { collectionRoutes } from './record/collectionRoutes';
import { createProfileAddressCleanup } from './record/person/createProfileAddressCleanup';
import { absenceRoutes } from './resources/absences/routes';
import { accountProfileRoutes } from './resources/accountProfile/routes';
import { accountRoutes } from './resources/accounts/routes';
import { accountSettingsRoutes } from './resources/accountSettings/routes';
import { addressComparisonRoutes } from './resources/addressComparisons/routes';
import { addressHistoryRoutes } from './resources/addressHistory/routes';
import { adminRoutes } from './resources/admin/routes';
import { alertRoutes } from './resources/alerts/routes';
import { assessmentRoutes } from './resources/assessments/routes';
import { assessRoutes } from './resources/assess/routes';
import { calculatorRoutes } from './resources/calculators/routes';
import { calendarRoutes } from './resources/calendar/routes';
import { checklistPlanRoutes } from './resources/checklist/planRoutes';
import { checklistRoutes } from './resources/checklist/routes';
import { dashboardRoutes } from './resources/dashboard/routes';
import { dependantRoutes } from './resources/dependants/routes';
import { startCleanup } from './resources/documents/cleanup';
import { startOrphanCleanup } from './resources/documents/orphanCleanup/startOrphanCleanup';
import { documentRoutes } from './resources/documents/routes';
import { createVault, type Vault } from './resources/documents/vault';
import { draftRoutes } from './resources/drafts/routes';
import { emailVerificationRoutes } from './resources/emailVerification/routes';
import { feesRoutes, ownFeesRoutes } from './resources/fees/routes';
import { formRoutes } from './resources/forms/routes';
import { immigrationProfileRoutes } from './resources/immigrationProfile/routes';
import { journeyRoutes } from './resources/journeys/routes';
import { journeyTransferRoutes } from './resources/journeyTransfer/routes';
import { legalAccessRoutes } from './resources/legalAccess/routes';
import { newsRoutes } from './resources/news/routes';
import { notificationRoutes } from './resources/notifications/routes';
import { onboardingRoutes } from './resources/onboarding/routes';
import { ownSessionRoutes } from './resources/ownSessions/routes';
import { passwordRoutes } from './resources/password/routes';
import { createAccountErasure, type EraseAccount } from './resources/personalData/createAccountErasure';
import { personalDataRoutes } from './resources/personalData/routes';
import { practiceRoutes } from './resources/practice/routes';
import { progressRoutes } from './resources/progress/routes';
import { rulesRoutes } from './resources/rules/routes';
import { secondFactorRoutes } from './resources/secondFactor/routes';
import { createCheckLink } from './resources/sharedResults/openLink';
import { sharedResultRoutes } from './resources/sharedResults/routes';
import { sharedRoutes } from './resources/shared/routes';
import { taskRoutes } from './resources/tasks/routes';
import { ownTimelineRoutes } from './resources/timeline/ownRoutes';
import { timelineRoutes } from './resources/timeline/routes';
import { sampledStores } from './sampledStores';

export interface Api {
  readonly callback: RequestListener;
  /** All routes. */
  readonly routes: readonly DeclaredRoute[];
  readonly register: Register;
  readonly administrators: Administrators;
  /** Starts to send queued emails in this process. @throws JobsUnavailableError */
  sendMails(mailer: Mailer): Promise<void>;
  /** Deletes the documents' bytes and other files of an erased person. @throws BlobStoreUnavailableError */
  eraseFiles(userId: string): Promise<void>;
  /** Erases people whom a restored backup brought back; see `AccountErasure`. @returns how many */
  eraseRestoredPeople(): Promise<number>;
  /** Ends the API's background work. Its dependencies stay open. */
  close(): void;
}

/** @throws JobsUnavailableError */
export async function composeApi(dependencies: ApiDependencies): Promise<Api> {
  const closing = new AbortController();
  const shared = await createApp(dependencies, closing.signal);
  const app = { ...shared, ...(await createIdentity(shared)) };
  const { clock, commands, database, koa, limiter, log, news, practiceReports, sharedResults } = app;

  await startOrphanCleanup(app);
  const vault = createVault(app, await startCleanup(app));
  async function eraseFiles(userId: string): Promise<void> {
    // A restored backup may bring back news subscribers, who are erased like people.
    await news.end(userId);
    await vault.eraseFiles(userId);
    await sharedResults.endAll(userId);
    await practiceReports.eraseByUser(userId);
  }
  const accountErasure = await createAccountErasure(app, eraseFiles);

  const routing = createRoutes([
    createSecondFactorGate(app.secondFactorRequired, commands),
    limitWrites(limiter('writesByAccount')),
  ]);
  await declareRoutes(routing, app, vault, accountErasure.eraseAccount);

  for (const part of sampledStores(app)) app.metrics.sample(part);
  addLayers(app, routing, readinessChecks(app), createCheckLink(app));
  const housekeeping = startHousekeeping(app);

  const handle = koa.callback();
  return {
    callback: (request, response) => void handle(request, response),
    routes: routing.declaredRoutes,
    register: app.register,
    administrators: app.administrators,
    sendMails: (opened) =>
      startMailWorker({ ...app, mailer: createRecordedMailer({ mailer: opened, database, log, clock }) }),
    eraseFiles,
    eraseRestoredPeople: () => accountErasure.eraseRestoredPeople(),
    close() {
      closing.abort();
      clearInterval(housekeeping);
    },
  };
}

/** Declares all routes under the headings of the API's document. A new resource needs a line here. */
async function declareRoutes(
  routing: Routing,
  app: App & Identity,
  vault: Vault,
  eraseAccount: EraseAccount,
): Promise<void> {
  const open = routing.group('Without an account');
  const answers = withReadingDates(open, app.lawDesk);
  rulesRoutes(open, app);
  assessRoutes(answers, app);
  feesRoutes(answers, app);
  checklistRoutes(answers, app);
  addressHistoryRoutes(answers, app);
  calculatorRoutes(answers, app);
  timelineRoutes(answers, app);
  practiceRoutes(open, app);
  draftRoutes(open, app);
  newsRoutes(open, app);
  openApiRoutes(open, app, routing.declaredRoutes);

  const account = routing.group('Account');
  accountRoutes(account, app);
  emailVerificationRoutes(account, app);
  passwordRoutes(account, app);
  accountProfileRoutes(account, app);
  accountSettingsRoutes(account, app);
  secondFactorRoutes(account, app);
  ownSessionRoutes(account, app);
  personalDataRoutes(account, app, eraseAccount);

  const record = routing.group('Record');
  documentRoutes(record, app, vault);
  taskRoutes(record, app);
  journeyRoutes(record, app);
  absenceRoutes(record, app);
  journeyTransferRoutes(record, app);
  immigrationProfileRoutes(record, app);
  onboardingRoutes(record, app);
  dependantRoutes(record, app);
  calendarRoutes(record, app);
  notificationRoutes(record, app);
  alertRoutes(record, app);
  dashboardRoutes(record, app);
  progressRoutes(record, app);
  formRoutes(record, app);
  ownTimelineRoutes(record, app);
  ownFeesRoutes(record, app);
  checklistPlanRoutes(record, app);
  assessmentRoutes(record, app);
  const profileAddressCleanup = createProfileAddressCleanup(app.commands);
  for (const collection of collections) {
    collectionRoutes(
      record,
      app,
      collection,
      collection.part === addresses.part ? profileAddressCleanup : null,
    );
  }

  const sharing = routing.group('Sharing');
  legalAccessRoutes(sharing, app);
  await addressComparisonRoutes(sharing, app);
  sharedRoutes(sharing, app);
  sharedResultRoutes(sharing, app);

  await adminRoutes(routing.group('Administration'), routing.group('Board of the queues'), app);
}

function startHousekeeping({ database, sessions, sharedResults, news, clock, log }: App): NodeJS.Timeout {
  const housekeeping = setInterval(
    () => {
      Promise.all([
        sessions.purgeExpired(),
        purgeAttempts(database),
        purgeLastWrites(database),
        purgeEmailDeliveries(database, clock()),
        sharedResults.eraseExpired(clock()),
        news.eraseUnconfirmed(clock()),
      ]).catch((error: unknown) => log.warn({ err: error }, 'Periodic cleanup failed; it is retried later'));
    },
    60 * 60 * 1000,
  );
  housekeeping.unref();
  return housekeeping;
}
