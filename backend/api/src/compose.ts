import { collections } from '@settlewise/domain/record';
import { requestByteErasure } from '@settlewise/infra/database';
import { createRecordedMailer, forgetEmailDeliveriesOf, purgeEmailDeliveries } from '@settlewise/infra/mail';
import type { Api, ApiDependencies } from './apiDependencies';
import { createAdministratorGuard } from './http/administrator';
import { addLayers, createApplication } from './http/app';
import { createOwnSessions } from './http/ownSessions';
import { createRateLimiter, defaultRateLimits, limitedWrites, type RateLimits } from './http/rateLimit';
import { purgeTries } from '@settlewise/infra/rateLimits';
import { purgeLastWrites } from '@settlewise/infra/sessions';
import { createReadYourWrites } from './http/readYourWrites';
import { createRoutes } from './http/routes';
import { createSecondFactorFirst } from './http/secondFactorFirst';
import { createSessions, sessionCookieName } from './http/session';
import { createAccountEmails, accountEmailJob, mailQueueName, startMailWorker } from './mails/accountEmails';
import { createTellOfPassword } from './mails/tellOfPassword';
import { readinessChecks } from './readiness';
import { collectionRoutes } from './record/collectionRoutes';
import { sampledStores } from './sampledStores';
import { openApiRoutes } from './openapi/routes';
import { absenceRoutes } from './resources/absences/routes';
import { createChangeEmailAddress } from './resources/accountProfile/changeEmailAddress';
import { accountProfileRoutes } from './resources/accountProfile/routes';
import { createBeginSession } from './identity/beginSession';
import { createCountedTries } from './identity/countedTries';
import { createCurrentPassword } from './identity/currentPassword';
import { composeAccounts } from './identity/composeAccounts';
import { accountRoutes } from './resources/accounts/routes';
import { createReauthenticate } from './identity/reauthenticate';
import { createChangePassword } from './resources/accountSettings/changePassword';
import { accountSettingsRoutes } from './resources/accountSettings/routes';
import { assessRoutes } from './resources/assess/routes';
import { rulesRoutes } from './resources/rules/routes';
import { createRequireAccess } from './resources/admin/accessGuard';
import { startLogChecks } from './resources/admin/proof/checks';
import { createRecordOperation } from './resources/admin/recordOperation';
import { adminRoutes } from './resources/admin/routes';
import { createAdministrators } from './identity/administrators';
import { createDatesFile } from './resources/calendar/datesFile';
import { calendarRoutes } from './resources/calendar/routes';
import { calculatorRoutes } from './resources/calculators/routes';
import { createAssessmentCommands } from './resources/assessments/commands';
import { assessmentRoutes } from './resources/assessments/routes';
import { dashboardRoutes } from './resources/dashboard/routes';
import { createDependantCommands } from './resources/dependants/commands';
import { dependantRoutes } from './resources/dependants/routes';
import { documentRoutes } from './resources/documents/routes';
import { startOrphanCleanup } from './resources/documents/orphanCleanup/startOrphanCleanup';
import { startCleanup } from './resources/documents/cleanup';
import { createScanning } from './resources/documents/upload/scanning';
import { createVault } from './resources/documents/vault';
import { emailVerificationRoutes } from './resources/emailVerification/routes';
import { createPersonReader } from './resources/immigrationProfile/person';
import { immigrationProfileRoutes } from './resources/immigrationProfile/routes';
import { createSavePerson } from './resources/immigrationProfile/savePerson';
import { createVisaHistoryCommands } from './resources/immigrationProfile/visaHistory';
import { createJourneyCommands } from './resources/journeys/commands';
import { journeyRoutes } from './resources/journeys/routes';
import { createImportJourneys } from './resources/journeyTransfer/importJourneys';
import { journeyTransferRoutes } from './resources/journeyTransfer/routes';
import { notificationRoutes } from './resources/notifications/routes';
import { createLegalAccessCommands } from './resources/legalAccess/commands';
import { legalAccessRoutes } from './resources/legalAccess/routes';
import { createDraftKeys } from './http/draftKeys';
import { draftRoutes } from './resources/drafts/routes';
import { onboardingRoutes } from './resources/onboarding/routes';
import { ownSessionRoutes } from './resources/ownSessions/routes';
import { passwordRoutes } from './resources/password/routes';
import { createErasing } from './resources/personalData/eraseAccount';
import { createExportRecord } from './resources/personalData/exportRecord';
import { personalDataRoutes } from './resources/personalData/routes';
import { progressRoutes } from './resources/progress/routes';
import { createQuotas } from './record/quotas/createQuotas';
import { createUpToLog } from './record/quotas/upToLog';
import { composeSecondFactor } from './identity/secondFactor/composeSecondFactor';
import { secondFactorRoutes } from './resources/secondFactor/routes';
import { createSharedGuard } from './resources/shared/guard';
import { createRecordAccess } from './resources/shared/recordAccess';
import { sharedRoutes } from './resources/shared/routes';
import { createTaskCommands } from './resources/tasks/commands';
import { taskRoutes } from './resources/tasks/routes';
import { timelineRoutes } from './resources/timeline/routes';

const housekeepingEveryMs = 60 * 60 * 1000;

/** @throws JobsUnavailableError when the job store is away */
export async function composeApi(parts: ApiDependencies): Promise<Api> {
  const { config, clock, log, database, eventStore, commands, jobs, freshness, keyed, blobs } = parts;
  const { personKeys, codec, metrics, treeHeads, virusScanner } = parts;
  const overTls = config.publicUrl.protocol === 'https:';
  const limits = { ...defaultRateLimits, ...config.rateLimits };
  const derivedIdentifier = (...parts: readonly string[]) => keyed.identifier(...parts);
  const limiter = (name: keyof RateLimits) =>
    createRateLimiter({
      database,
      name,
      limit: limits[name],
      hashOf: (key) => keyed.hash(`limit ${name}`, key),
    });

  const app = createApplication({
    ...{ secret: config.sessionSecret, behindProxy: config.behindProxy, log },
    proxies: config.proxies ?? 1,
  });
  // Pseudonyms for the log: 64 bits are enough to tell people apart.
  const pseudonymOf = (text: string) => keyed.hash('log', text).slice(0, 16);
  const sessions = createSessions({ app, database, overTls, pseudonymOf });
  const readYourWrites = createReadYourWrites({
    ...{ freshness, database, overTls, log },
    longestWaitMs: config.longestWaitMs ?? 2_000,
  });
  const account = await composeAccounts({
    ...{ config, commands, eventStore, keyed, limiter, clock, log, pseudonymOf },
    argon2: parts.argon2,
  });
  const { reservations, passwords, refusePassword, register, checkCredentials } = account;
  const beginSession = createBeginSession({ commands, sessions });
  const administrators = createAdministrators({ commands, reservations, clock });
  const accountEmails = createAccountEmails(await jobs.queue(mailQueueName, accountEmailJob), reservations);
  const tellOfPassword = createTellOfPassword({ accountEmails, log });
  const passwordTries = createCountedTries({
    limiters: [limiter('passwordByAccount')],
    tellOwner: (trying) => tellOfPassword('passwordsRefused', trying),
  });
  const currentPassword = createCurrentPassword({ commands, passwords, passwordTries });
  const ownSessions = createOwnSessions(database);
  const reauthenticate = createReauthenticate({ commands, currentPassword, ownSessions });
  const secondFactorRequired = config.secondFactorRequired ?? 'nobody';
  const { secondStep, secondFactors } = composeSecondFactor({
    ...{ commands, keyed, currentPassword, accountEmails, limiter, clock, log, pseudonymOf, overTls },
  });
  const journeys = createJourneyCommands({ commands, derivedIdentifier });
  const persons = createPersonReader({ database, commands, readYourWrites });
  const savePerson = createSavePerson(commands);

  const closing = new AbortController();
  await startOrphanCleanup({
    ...{ jobs, commands, database, eventStore, blobs, clock, log },
    closing: closing.signal,
    times: config.documents?.orphanCleanup,
  });
  const quotas = createQuotas({
    ...{ database, commands, log },
    upToLog: createUpToLog({ eventStore, freshness, longestWaitMs: config.longestWaitMs ?? 2_000 }),
    mostDocuments: config.documents?.most,
  });
  const vault = createVault({
    ...{ commands, blobs, derivedIdentifier, log },
    cleanup: await startCleanup({ jobs, commands, blobs, log, times: config.documents?.cleanup }),
    quota: quotas.documents,
  });

  const routing = createRoutes([
    createSecondFactorFirst(secondFactorRequired, commands),
    limitedWrites(limiter('writesByAccount')),
  ]);
  const { routes } = routing;
  const linksByAddress = limiter('linkByAddress');
  const calculationsByAddress = limiter('calculationsByAddress');
  const draftKeys = createDraftKeys({ keyed, overTls });
  draftRoutes(routes, { draftKeys, draftKeysByAddress: limiter('draftKeysByAddress') });
  accountRoutes(routes, {
    ...{ database, commands, register, checkCredentials, beginSession, sessions, draftKeys },
    ...{ readYourWrites, accountEmails, log, secondFactorRequired, secondStep },
    registrationsByAddress: limiter('registerByAddress'),
    signInsByAddress: limiter('signInByAddress'),
  });
  emailVerificationRoutes(routes, { commands, readYourWrites, accountEmails, linksByAddress, clock });
  passwordRoutes(routes, {
    ...{
      commands,
      sessions,
      passwords,
      refusePassword,
      readYourWrites,
      accountEmails,
      linksByAddress,
      clock,
    },
    tellOfPassword,
    forgottenByAddress: limiter('forgotByAddress'),
  });
  documentRoutes(routes, {
    ...{ database, vault, blobs, readYourWrites, clock },
    scanned: createScanning({ virusScanner, metrics, log }),
    limits: {
      largestFile: config.documents?.largestFile ?? 10 * 1024 * 1024,
      longestSilenceMs: config.documents?.longestSilenceMs ?? 30_000,
    },
  });
  taskRoutes(routes, {
    ...{ database, readYourWrites, clock },
    tasks: createTaskCommands({ commands, derivedIdentifier, quota: quotas.tasks }),
  });
  journeyRoutes(routes, { database, journeys, readYourWrites, clock });
  for (const collection of collections) {
    collectionRoutes(routes, collection, { database, commands, derivedIdentifier, readYourWrites, clock });
  }
  rulesRoutes(routes, { calculationsByAddress, clock });
  assessRoutes(routes, { calculationsByAddress, clock });
  calculatorRoutes(routes, { calculationsByAddress, clock });
  timelineRoutes(routes, { calculationsByAddress, clock, devPages: config.devPages ?? false });
  immigrationProfileRoutes(routes, {
    ...{ database, persons, savePerson, readYourWrites, clock },
    visaHistory: createVisaHistoryCommands({ commands, derivedIdentifier }),
  });
  dependantRoutes(routes, {
    ...{ database, readYourWrites, clock },
    dependants: createDependantCommands(commands),
  });
  onboardingRoutes(routes, { persons, savePerson, readYourWrites, clock });
  accountProfileRoutes(routes, {
    ...{ persons, savePerson, reauthenticate, readYourWrites, linksByAddress, clock },
    changeEmailAddress: createChangeEmailAddress({ commands, reservations, accountEmails, clock, log }),
  });
  accountSettingsRoutes(routes, {
    ...{ database, commands, beginSession, sessions, readYourWrites, clock },
    changePassword: createChangePassword({
      ...{ commands, currentPassword, passwords, refusePassword, tellOfPassword },
    }),
  });
  secondFactorRoutes(routes, {
    ...{ commands, secondFactors, secondFactorRequired, beginSession, sessions, readYourWrites, clock },
  });
  ownSessionRoutes(routes, { ownSessions, reauthenticate });
  const { eraseAccount, eraseAgain } = await createErasing({
    ...{
      jobs,
      commands,
      reservations,
      passwords,
      passwordTries,
      personKeys,
      administrators,
      sessions,
      clock,
      log,
    },
    erasedPeople: treeHeads.erasedPeople,
    eraseFilesOf: (userId) => vault.eraseBytesOf(userId),
    forgetEmailDeliveriesOf: (userId) => forgetEmailDeliveriesOf(database, userId),
    eraseStoredEmails: parts.eraseStoredEmails ?? (() => Promise.resolve()),
    requestByteErasure: () => requestByteErasure(database),
    lookAgainAfterMs: config.erasureLookAgainAfterMs,
  });
  personalDataRoutes(routes, {
    ...{ sessions, draftKeys, readYourWrites, clock },
    exportRecord: createExportRecord({ database, eventStore, codec, blobs }),
    exportsByAccount: limiter('exportByAccount'),
    eraseAccount,
  });
  calendarRoutes(routes, {
    ...{ database, commands, readYourWrites, clock },
    datesFile: createDatesFile({ ...{ database, keyed, clock }, publicUrl: config.publicUrl }),
    calendarByAddress: limiter('calendarByAddress'),
    calendarByAccount: limiter('calendarByAccount'),
    publicUrl: config.publicUrl,
  });
  notificationRoutes(routes, { database, commands, readYourWrites, clock });
  dashboardRoutes(routes, { database, readYourWrites, clock });
  progressRoutes(routes, { database, readYourWrites, clock });
  journeyTransferRoutes(routes, {
    ...{ database, readYourWrites, clock },
    importJourneys: createImportJourneys({ commands, derivedIdentifier }),
  });
  absenceRoutes(routes, { database, journeys, readYourWrites, clock });
  const assessments = createAssessmentCommands({ commands, derivedIdentifier });
  assessmentRoutes(routes, { database, assessments, readYourWrites, clock });

  legalAccessRoutes(routes, {
    ...{ database, readYourWrites, clock },
    legalAccess: createLegalAccessCommands({ commands, database, derivedIdentifier }),
    grantsByAccount: limiter('grantsByAccount'),
  });
  sharedRoutes(routes, {
    ...{ database, blobs, clock },
    guard: createSharedGuard({ database, commands, clock }),
    recordAccess: createRecordAccess({ commands, looksByAccount: limiter('looksByAccount'), clock }),
  });

  const administrator = createAdministratorGuard(commands, secondFactorRequired);
  openApiRoutes(routes, {
    ...{ declared: routing.declared, administrator },
    sessionCookie: sessionCookieName(overTls),
  });
  adminRoutes(routes, {
    ...{ database, eventStore, commands, codec, jobs, keyed, personKeys, clock, log },
    ...{ administrator, administrators, readYourWrites, sessions, accountEmails },
    closing: closing.signal,
    requireAccess: createRequireAccess({ commands, clock }),
    treeHeads,
    logChecks: await startLogChecks({
      ...{ jobs, database, eventStore, treeHeads, log },
      closing: closing.signal,
    }),
    recordOperation: createRecordOperation({ commands, clock }),
  });

  for (const part of sampledStores({ database, eventStore, jobs, sessions, clock })) metrics.sample(part);
  addLayers(app, {
    ...{ overTls, log, metrics, sessions, readYourWrites, routing, administrator },
    publicUrl: config.publicUrl,
    checks: readinessChecks({ database, eventStore, blobs, virusScanner }),
    metricsAccess: config.metrics ?? 'closed',
    frontendFolder: config.frontendFolder,
    longestAnswerMs: config.longestAnswerMs ?? 30_000,
    longestUploadMs: config.longestUploadMs ?? 290_000,
  });

  const housekeeping = setInterval(() => {
    Promise.all([
      sessions.purgeExpired(),
      purgeTries(database),
      purgeLastWrites(database),
      purgeEmailDeliveries(database, clock()),
    ]).catch((error: unknown) => log.warn({ err: error }, 'Periodic cleanup failed; it is retried later'));
  }, housekeepingEveryMs);
  housekeeping.unref();

  const answer = app.callback();
  return {
    callback: (request, response) => void answer(request, response),
    routes: routing.declared,
    ...{ register, administrators },
    sendMails: (given) => {
      const mailer = createRecordedMailer({ mailer: given, database, log, clock });
      const { publicUrl } = config;
      const mailsByRecipient = limiter('mailsByRecipient');
      return startMailWorker(jobs, {
        commands,
        reservations,
        mailer,
        mailsByRecipient,
        log,
        publicUrl,
        clock,
      });
    },
    eraseFilesOf: (userId) => vault.eraseBytesOf(userId),
    eraseAgain,
    close() {
      closing.abort();
      clearInterval(housekeeping);
    },
  };
}
