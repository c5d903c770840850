import type { App } from '../app';
import { mailQueueName } from '../jobs/queues';
import { accountEmailJob, createAccountEmails, type AccountEmails } from '../mails/accountEmails';
import { createNotifyOfPassword, type NotifyOfPassword } from '../mails/notifyOfPassword';
import { createAdministrators, type Administrators } from './administrators';
import { createBeginSession, type BeginSession } from './beginSession';
import { createCountedAttempts, type CountedAttempts } from './countedAttempts';
import { createCurrentPassword, type CurrentPassword } from './currentPassword';
import { createIsBreached } from './guessable/createIsBreached';
import { createRefusePassword, type RefusePassword } from './guessable/refusePassword';
import { createPasswords, type Passwords } from './passwords';
import { createReauthenticate, type Reauthenticate } from './reauthenticate';
import { createRegistration, type Register } from './register';
import { createReservations, type Reservations } from './reservations';
import { createSecondFactors, type SecondFactors } from './secondFactor/secondFactors';
import { createSecondStep, type SecondStep } from './secondFactor/secondStep';
import { createNotifyOfChange } from './secondFactor/notifyOfChange';
import { createSignIn, type CheckCredentials } from './signIn';

/** Services that register accounts, sign people in and check their credentials. */
export interface Identity {
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly refusePassword: RefusePassword;
  readonly register: Register;
  readonly checkCredentials: CheckCredentials;
  readonly accountEmails: AccountEmails;
  readonly notifyOfPassword: NotifyOfPassword;
  /** Attempts of signed-in people to type their password. */
  readonly passwordAttempts: CountedAttempts;
  readonly currentPassword: CurrentPassword;
  readonly secondStep: SecondStep;
  /** Changes of the second factor in the settings. */
  readonly secondFactors: SecondFactors;
  readonly beginSession: BeginSession;
  readonly administrators: Administrators;
  readonly reauthenticate: Reauthenticate;
}

/** @throws JobsUnavailableError when the job store is away */
export async function createIdentity(app: App): Promise<Identity> {
  const { config, jobs, log, limiter } = app;
  const passwords = await createPasswords(app);
  const reservations = createReservations(app);
  const refusePassword = createRefusePassword({
    isBreached: config.breachedPasswords === undefined ? null : createIsBreached(config.breachedPasswords),
    log,
  });
  const accountEmails = createAccountEmails(await jobs.queue(mailQueueName, accountEmailJob), reservations);
  const notifyOfPassword = createNotifyOfPassword({ accountEmails, log });
  const passwordAttempts = createCountedAttempts({
    limiters: [limiter('passwordByAccount')],
    notifyOwner: (context) => notifyOfPassword('passwordsRefused', context),
  });
  const currentPassword = createCurrentPassword({ ...app, passwords, passwordAttempts });
  const notifyOfChange = createNotifyOfChange({ accountEmails, log });
  // Sign-in and settings share the count of codes.
  const codeAttempts = createCountedAttempts({
    limiters: [limiter('codesByAccount'), limiter('codesByAccountInADay')],
    notifyOwner: (context) => notifyOfChange('codesRefused', context),
  });
  return {
    reservations,
    passwords,
    refusePassword,
    register: createRegistration({ ...app, reservations, passwords, refusePassword }),
    checkCredentials: createSignIn({ ...app, reservations, passwords }),
    accountEmails,
    notifyOfPassword,
    passwordAttempts,
    currentPassword,
    secondStep: createSecondStep({ ...app, codeAttempts, notifyOfChange }),
    secondFactors: createSecondFactors({ ...app, currentPassword, codeAttempts, notifyOfChange }),
    beginSession: createBeginSession(app),
    administrators: createAdministrators({ ...app, reservations }),
    reauthenticate: createReauthenticate({ ...app, currentPassword }),
  };
}
