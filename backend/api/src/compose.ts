import { createRecordedMailer, purgeEmailDeliveries } from '@settlewise/infra/mail';
import { createSendComparison } from '@settlewise/projections/reminders';
import { createNewsSubscribers } from '@settlewise/infra/news';
import { purgeAttempts } from '@settlewise/infra/rateLimits';
import { purgeLastWrites } from '@settlewise/infra/sessions';
import { createPracticeReports } from '@settlewise/infra/practiceReports';
import { createSharedResults } from '@settlewise/infra/sharedResults';
import type { Api, ApiDependencies } from './apiDependencies';
import { composeAdministration } from './contexts/administration';
import { calculatorContext } from './contexts/calculators';
import { composeDocuments } from './contexts/documents';
import { identityContext } from './contexts/identity';
import { composePersonalData } from './contexts/personalData';
import { createCalculations } from './calculations/createCalculations';
import { practiceContext } from './contexts/practice';
import { recordContext } from './contexts/record';
import { composeSharing } from './contexts/sharing';
import { createAdministratorGuard } from './http/administrator';
import { addLayers } from './http/app';
import { composeHttp } from './http/composeHttp';
import { limitedWrites } from './http/rateLimit';
import { createRoutes } from './http/routes';
import { createSecondFactorFirst } from './http/secondFactorFirst';
import { sessionCookieName } from './http/session';
import { composeIdentity } from './identity/composeIdentity';
import { createInvitations } from './record/legalAccess/invitations';
import { startMailWorker } from './mails/accountEmails';
import { newsRoutes } from './resources/news/routes';
import { openApiRoutes } from './openapi/routes';
import { readinessChecks } from './readiness';
import { composeQuotas } from './record/quotas/composeQuotas';
import { sampledStores } from './sampledStores';

const housekeepingEveryMs = 60 * 60 * 1000;

/** The API, context by context. @throws JobsUnavailableError when the job store is away */
export async function composeApi(given: ApiDependencies): Promise<Api> {
  const closing = new AbortController();
  const http = composeHttp(given);
  const identity = await composeIdentity({ ...given, ...http });
  const calculations = createCalculations(given.threads ?? null);
  const dependencies = { ...given, ...http, ...identity, calculations, closing: closing.signal };
  const { config, clock, log, database, commands, jobs, metrics, limiter, app, sessions } = dependencies;
  const { reservations, register, administrators, secondFactorRequired } = identity;

  const routing = createRoutes([
    createSecondFactorFirst(secondFactorRequired, commands),
    limitedWrites(limiter('writesByAccount')),
  ]);
  const administrator = createAdministratorGuard(commands, secondFactorRequired);
  const quotas = composeQuotas(given);
  const invitations = await createInvitations(dependencies);
  identityContext(routing, { ...dependencies, invitations });
  const vault = await composeDocuments(routing, { ...dependencies, quota: quotas.documents });
  recordContext(routing, { ...dependencies, quotas });
  const practiceReports = createPracticeReports(dependencies);
  calculatorContext(routing, dependencies);
  practiceContext(routing, { ...dependencies, practiceReports });
  const sharedResults = createSharedResults(database);
  const { personKeys, keyed, treeHeads, eraseStoredEmails } = given;
  const news = createNewsSubscribers({
    database,
    personKeys,
    keyed,
    erasedPeople: treeHeads.erasedPeople,
    eraseStoredEmails: async (id) => eraseStoredEmails?.({ userId: id, addresses: [] }),
  });
  newsRoutes(routing.group('Without an account'), {
    ...dependencies,
    news,
    newsByAddress: limiter('newsByAddress'),
    newsLinksByAddress: limiter('newsLinksByAddress'),
  });
  const eraseFilesOf = async (userId: string) => {
    // Somebody who left the news, and whom a restored backup brings back, is erased as people are.
    await news.end(userId);
    await vault.eraseBytesOf(userId);
    await sharedResults.endAllOf(userId);
    await practiceReports.eraseOf(userId);
  };
  const erasing = await composePersonalData(routing, {
    ...dependencies,
    eraseFilesOf,
    endNewsTo: (email) => news.endOfAddress(email),
  });
  const lookAtLink = composeSharing(routing, {
    ...dependencies,
    sharedResults,
    invitations,
    sendComparison: await createSendComparison(jobs),
  });
  openApiRoutes(routing.group('Without an account'), {
    declared: routing.declared,
    administrator,
    documentsByAddress: http.limiter('documentsByAddress'),
    sessionCookie: sessionCookieName(http.overTls),
  });
  await composeAdministration(routing, { ...dependencies, administrator, news, practiceReports });

  for (const part of sampledStores(dependencies)) metrics.sample(part);
  addLayers(app, {
    ...dependencies,
    routing,
    administrator,
    publicUrl: config.publicUrl,
    checks: readinessChecks({ ...given, virusScanner: given.virusScanner }),
    metricsAccess: config.metrics ?? 'closed',
    frontendFolder: config.frontendFolder,
    lookAtLink,
    longestAnswerMs: config.longestAnswerMs ?? 30_000,
    longestUploadMs: config.longestUploadMs ?? 290_000,
  });

  const housekeeping = setInterval(() => {
    Promise.all([
      sessions.purgeExpired(),
      purgeAttempts(database),
      purgeLastWrites(database),
      purgeEmailDeliveries(database, clock()),
      sharedResults.eraseExpired(clock()),
      news.eraseUnconfirmed(clock()),
    ]).catch((error: unknown) => log.warn({ err: error }, 'Periodic cleanup failed; it is retried later'));
  }, housekeepingEveryMs);
  housekeeping.unref();

  const answer = app.callback();
  return {
    callback: (request, response) => void answer(request, response),
    routes: routing.declared,
    register,
    administrators,
    sendMails: (opened) => {
      const mailer = createRecordedMailer({ mailer: opened, database, log, clock });
      const { publicUrl } = config;
      const mailsByRecipient = limiter('mailsByRecipient');
      return startMailWorker(jobs, {
        commands,
        reservations,
        mailer,
        mailsByRecipient,
        news,
        log,
        publicUrl,
        clock,
      });
    },
    eraseFilesOf,
    eraseAgain: () => erasing.eraseAgain(),
    close() {
      closing.abort();
      clearInterval(housekeeping);
    },
  };
}
