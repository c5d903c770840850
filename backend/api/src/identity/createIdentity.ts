import type { App } from '../app';
import { mailQueueName } from '../jobs/queues';
import { accountEmailJob, createAccountEmails, type AccountEmails } from '../mails/accountEmails';
import { createTellOfPassword, type TellOfPassword } from '../mails/tellOfPassword';
import { createAdministrators, type Administrators } from './administrators';
import { createBeginSession, type BeginSession } from './beginSession';
import { createCountedAttempts, type CountedAttempts } from './countedAttempts';
import { createCurrentPassword, type CurrentPassword } from './currentPassword';
import { createIsBreached } from './guessable/breachedPasswords';
import { createRefusePassword, type RefusePassword } from './guessable/refusePassword';
import { createPasswords, type Passwords } from './passwords';
import { createReauthenticate, type Reauthenticate } from './reauthenticate';
import { createRegistration, type Register } from './register';
import { createReservations, type Reservations } from './reservations';
import { createSecondFactors, type SecondFactors } from './secondFactor/secondFactors';
import { createSecondStep, type SecondStep } from './secondFactor/secondStep';
import { createTellOfChange } from './secondFactor/tellOfChange';
import { createSignIn, type CheckCredentials } from './signIn';

/** Services that register accounts, sign people in and check their credentials. */
export interface Identity {
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly refusePassword: RefusePassword;
  readonly register: Register;
  readonly checkCredentials: CheckCredentials;
  readonly accountEmails: AccountEmails;
  readonly tellOfPassword: TellOfPassword;
  /** Attempts at the password of somebody who is signed in. */
  readonly passwordAttempts: CountedAttempts;
  readonly currentPassword: CurrentPassword;
  /** The second step of signing in. */
  readonly secondStep: SecondStep;
  /** What a person does with the second factor in the settings. */
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
  const tellOfPassword = createTellOfPassword({ accountEmails, log });
  const passwordAttempts = createCountedAttempts({
    limiters: [limiter('passwordByAccount')],
    tellOwner: (trying) => tellOfPassword('passwordsRefused', trying),
  });
  const currentPassword = createCurrentPassword({ ...app, passwords, passwordAttempts });
  const tellOfChange = createTellOfChange({ accountEmails, log });
  // Codes of signing in and of the settings are counted together.
  const codeAttempts = createCountedAttempts({
    limiters: [limiter('codesByAccount'), limiter('codesByAccountInADay')],
    tellOwner: (trying) => tellOfChange('codesRefused', trying),
  });
  return {
    reservations,
    passwords,
    refusePassword,
    register: createRegistration({ ...app, reservations, passwords, refusePassword }),
    checkCredentials: createSignIn({ ...app, reservations, passwords }),
    accountEmails,
    tellOfPassword,
    passwordAttempts,
    currentPassword,
    secondStep: createSecondStep({ ...app, codeAttempts, tellOfChange }),
    secondFactors: createSecondFactors({ ...app, currentPassword, codeAttempts, tellOfChange }),
    beginSession: createBeginSession(app),
    administrators: createAdministrators({ ...app, reservations }),
    reauthenticate: createReauthenticate({ ...app, currentPassword }),
  };
}
