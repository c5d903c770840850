import { accountDecider, accountStream, normaliseClaim } from '@settlewise/domain';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { createRecordedMailer, forgetMailsOf, purgeMailTries } from '@settlewise/infra/mail';
import { countDocuments, readStatus } from '@settlewise/projections';
import type { Api, ApiParts } from './apiParts';
import { createAdministratorGuard } from './http/administrator';
import { addLayers, createApplication } from './http/app';
import { createRateLimiter, defaultRateLimits, purgeRateLimits, type RateLimits } from './http/rateLimit';
import { createReadYourWrites } from './http/readYourWrites';
import { createRoutes } from './http/routes';
import { createSessions } from './http/session';
import { createLinkMails, linkMailJob, mailQueueName, startMailWorker } from './mails/linkMails';
import { readinessChecks } from './readiness';
import { sampledParts } from './sampledParts';
import { absenceRoutes } from './resources/absences/routes';
import { createChangeEmailAddress } from './resources/accountProfile/changeEmailAddress';
import { accountProfileRoutes } from './resources/accountProfile/routes';
import { createBeginSession } from './resources/accounts/beginSession';
import { createClaims } from './resources/accounts/claims';
import {
  refuseGuessable as refuseTriedFirst,
  type RefuseGuessable,
} from './resources/accounts/guessable/refuseGuessable';
import { createPasswords } from './resources/accounts/passwords';
import { createRegistration } from './resources/accounts/register';
import { accountRoutes } from './resources/accounts/routes';
import { createSignIn } from './resources/accounts/signIn';
import { createChangePassword } from './resources/accountSettings/changePassword';
import { accountSettingsRoutes } from './resources/accountSettings/routes';
import { assessRoutes } from './resources/assess/routes';
import { createRequireLook } from './resources/admin/lookGuard';
import { startLogChecks } from './resources/admin/proof/checks';
import { createRecordOperation } from './resources/admin/recordOperation';
import { adminRoutes } from './resources/admin/routes';
import { createAdministrators } from './resources/admin/users/administrators';
import { calendarRoutes } from './resources/calendar/routes';
import { calculatorRoutes } from './resources/calculators/routes';
import { createAssessmentCommands } from './resources/assessments/commands';
import { assessmentRoutes } from './resources/assessments/routes';
import { dashboardRoutes } from './resources/dashboard/routes';
import { createDependantCommands } from './resources/dependants/commands';
import { dependantRoutes } from './resources/dependants/routes';
import { documentRoutes } from './resources/documents/routes';
import { startTidying } from './resources/documents/tidying';
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
import { onboardingRoutes } from './resources/onboarding/routes';
import { passwordRoutes } from './resources/password/routes';
import { createEraseAccount } from './resources/personalData/eraseAccount';
import { createExportRecord } from './resources/personalData/exportRecord';
import { personalDataRoutes } from './resources/personalData/routes';
import { progressRoutes } from './resources/progress/routes';
import { createSharedGuard } from './resources/shared/guard';
import { createRecordLook } from './resources/shared/recordLook';
import { sharedRoutes } from './resources/shared/routes';
import { createTaskCommands } from './resources/tasks/commands';
import { taskRoutes } from './resources/tasks/routes';
import { timelineRoutes } from './resources/timeline/routes';

const housekeepingEveryMs = 60 * 60 * 1000;

/** @throws JobsUnavailableError when the job store is away */
export async function composeApi(parts: ApiParts): Promise<Api> {
  const { config, clock, log, database, eventStore, commands, jobs, freshness, keyed, blobs } = parts;
  const { personKeys, codec, metrics, logHeads } = parts;
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

  const app = createApplication({ secret: config.sessionSecret, behindProxy: config.behindProxy, log });
  // As the log tells people apart: 64 bits are enough for that, and too few to be taken for anything else.
  const markOf = (text: string) => keyed.hash('log', text).slice(0, 16);
  const sessions = createSessions({ app, database, overTls, markOf });
  const readYourWrites = createReadYourWrites(freshness, config.longestWaitMs ?? 2_000, overTls);
  const passwords = await createPasswords({ log });
  const claims = createClaims({
    commands,
    eventStore,
    hashOf: (purpose, value) => keyed.hash(purpose, value),
    isUsedBy: async (userId, claimable, value) => {
      try {
        const { state } = await commands.load(accountDecider, accountStream(userId));
        return state !== null && normaliseClaim(state[claimable]) === normaliseClaim(value);
      } catch (error) {
        // Nobody goes by a name that only a person had who has been erased.
        if (error instanceof PersonErasedError) return false;
        throw error;
      }
    },
  });
  const refuseGuessable: RefuseGuessable =
    config.guessablePasswords === 'allowed' ? () => undefined : refuseTriedFirst;
  const register = createRegistration({
    refuseGuessable,
    commands,
    claims,
    passwords,
    clock,
    derivedIdentifier,
  });
  const checkCredentials = createSignIn({
    commands,
    claims,
    passwords,
    log,
    markOf,
    triesByAccount: limiter('signInByAccount'),
    triesByAddress: limiter('signInByAddress'),
  });
  const beginSession = createBeginSession({ commands, sessions });
  const administrators = createAdministrators({ commands, claims, clock });
  const linkMails = createLinkMails(await jobs.queue(mailQueueName, linkMailJob), claims);
  const journeys = createJourneyCommands({ commands, derivedIdentifier });
  const persons = createPersonReader({ database, commands, readYourWrites });
  const savePerson = createSavePerson(commands);

  const vault = createVault({
    ...{ commands, blobs, derivedIdentifier, log },
    tidying: await startTidying({ jobs, commands, blobs, log, times: config.documents?.tidying }),
    countDocuments: (userId) => countDocuments(database, userId),
    mostDocuments: config.documents?.most ?? 500,
  });

  const routing = createRoutes();
  const { routes } = routing;
  const linksByAddress = limiter('linkByAddress');
  const calculationsByAddress = limiter('calculationsByAddress');
  accountRoutes(routes, {
    ...{ database, commands, register, checkCredentials, beginSession, sessions },
    ...{ readYourWrites, linkMails, log },
    registrationsByAddress: limiter('registerByAddress'),
  });
  emailVerificationRoutes(routes, { commands, readYourWrites, linkMails, linksByAddress, clock });
  passwordRoutes(routes, {
    ...{ commands, sessions, passwords, refuseGuessable, readYourWrites, linkMails, linksByAddress, clock },
    forgottenByAddress: limiter('forgotByAddress'),
  });
  documentRoutes(routes, {
    ...{ database, vault, blobs, readYourWrites, clock },
    limits: {
      largestFile: config.documents?.largestFile ?? 10 * 1024 * 1024,
      longestSilenceMs: config.documents?.longestSilenceMs ?? 30_000,
    },
  });
  taskRoutes(routes, {
    ...{ database, readYourWrites, clock },
    tasks: createTaskCommands({ commands, derivedIdentifier }),
  });
  journeyRoutes(routes, { database, journeys, readYourWrites, clock });
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
    ...{ persons, savePerson, readYourWrites, linksByAddress, clock },
    changeEmailAddress: createChangeEmailAddress({ commands, claims, linkMails, clock, log }),
  });
  accountSettingsRoutes(routes, {
    ...{ database, commands, beginSession, sessions, readYourWrites, clock },
    changePassword: createChangePassword({
      ...{ commands, passwords, refuseGuessable },
      triesByAccount: limiter('passwordByAccount'),
    }),
  });
  personalDataRoutes(routes, {
    ...{ sessions, readYourWrites, clock },
    exportRecord: createExportRecord({ database, eventStore, codec, blobs }),
    exportsByAccount: limiter('exportByAccount'),
    eraseAccount: await createEraseAccount({
      ...{ jobs, commands, claims, passwords, personKeys, administrators, sessions, clock },
      triesByAccount: limiter('deletionByAccount'),
      eraseFilesOf: (userId) => vault.eraseBytesOf(userId),
      forgetMailsOf: (userId) => forgetMailsOf(database, userId),
      lookAgainAfterMs: config.erasureLookAgainAfterMs,
    }),
  });
  calendarRoutes(routes, {
    ...{ database, commands, keyed, readYourWrites, clock },
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
    recordLook: createRecordLook({ commands, looksByAccount: limiter('looksByAccount'), clock }),
  });

  const administrator = createAdministratorGuard(commands);
  const closing = new AbortController();
  adminRoutes(routes, {
    ...{ database, eventStore, commands, codec, jobs, keyed, personKeys, clock, log },
    ...{ administrator, administrators, readYourWrites, sessions, linkMails },
    closing: closing.signal,
    requireLook: createRequireLook({ commands, clock }),
    logHeads,
    logChecks: await startLogChecks({
      ...{ jobs, database, eventStore, logHeads, log },
      closing: closing.signal,
    }),
    recordOperation: createRecordOperation({ commands, clock }),
  });

  for (const part of sampledParts({ database, eventStore, jobs, sessions, clock })) metrics.sample(part);
  addLayers(app, {
    ...{ overTls, log, metrics, sessions, routing, administrator },
    publicUrl: config.publicUrl,
    checks: readinessChecks({
      database,
      eventStore,
      blobs,
      projections: () => readStatus(database, eventStore),
      clock,
    }),
    metricsAccess: config.metrics ?? 'closed',
    frontendFolder: config.frontendFolder,
    longestAnswerMs: config.longestAnswerMs ?? 30_000,
    longestUploadMs: config.longestUploadMs ?? 290_000,
  });

  const housekeeping = setInterval(() => {
    Promise.all([
      sessions.purgeExpired(),
      purgeRateLimits(database),
      purgeMailTries(database, clock()),
    ]).catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed and is tried again later'));
  }, housekeepingEveryMs);
  housekeeping.unref();

  const answer = app.callback();
  return {
    callback: (request, response) => void answer(request, response),
    routes: routing.declared,
    ...{ register, administrators },
    sendMails: (given) => {
      const mailer = createRecordedMailer({ mailer: given, database, log, clock });
      return startMailWorker(jobs, { commands, claims, mailer, publicUrl: config.publicUrl, clock });
    },
    eraseFilesOf: (userId) => vault.eraseBytesOf(userId),
    close() {
      closing.abort();
      clearInterval(housekeeping);
    },
  };
}
