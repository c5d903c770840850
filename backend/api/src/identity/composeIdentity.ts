import type { ApiDependencies } from '../apiDependencies';
import type { Http } from '../http/composeHttp';
import { accountEmailJob, createAccountEmails, mailQueueName } from '../mails/accountEmails';
import { createTellOfPassword } from '../mails/tellOfPassword';
import { createAdministrators } from './administrators';
import { createBeginSession } from './beginSession';
import { composeAccounts } from './composeAccounts';
import { createCountedAttempts } from './countedAttempts';
import { createCurrentPassword } from './currentPassword';
import { createReauthenticate } from './reauthenticate';
import { composeSecondFactor } from './secondFactor/composeSecondFactor';

export type Identity = Awaited<ReturnType<typeof composeIdentity>>;

/** Who somebody is, and how they prove it. @throws JobsUnavailableError when the job store is away */
export async function composeIdentity(dependencies: ApiDependencies & Http) {
  const { config, commands, jobs, log, clock, limiter, sessions, ownSessions } = dependencies;
  const accounts = await composeAccounts({ ...dependencies, argon2: dependencies.argon2 });
  const { reservations, passwords } = accounts;
  const accountEmails = createAccountEmails(await jobs.queue(mailQueueName, accountEmailJob), reservations);
  const tellOfPassword = createTellOfPassword({ accountEmails, log });
  const passwordAttempts = createCountedAttempts({
    limiters: [limiter('passwordByAccount')],
    tellOwner: (trying) => tellOfPassword('passwordsRefused', trying),
  });
  const currentPassword = createCurrentPassword({ commands, passwords, passwordAttempts });
  return {
    ...accounts,
    accountEmails,
    tellOfPassword,
    passwordAttempts,
    currentPassword,
    ...composeSecondFactor({ ...dependencies, currentPassword, accountEmails }),
    secondFactorRequired: config.secondFactorRequired ?? 'nobody',
    beginSession: createBeginSession({ commands, sessions }),
    administrators: createAdministrators({ commands, reservations, clock }),
    reauthenticate: createReauthenticate({ commands, currentPassword, ownSessions }),
  } as const;
}
