import { randomUUID } from 'node:crypto';
import type { MailKind } from '@settlewise/contract/admin';
import {
  type AccountCommand,
  accountDecider,
  type AccountState,
  accountStream,
} from '@settlewise/domain/accounts';
import { normaliseName } from '@settlewise/domain/reservations';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { JobHandler, JobQueue } from '@settlewise/infra/jobs';
import type { EmailContent, Mailer, MailSubject } from '@settlewise/infra/mail';
import type { Logger } from '@settlewise/infra/telemetry';
import { z } from 'zod';
import type { App } from '../app';
import type { RateLimiter } from '../http/rateLimit';
import { RequestRefusedError } from '../http/requestRefusedError';
import type { Reservations } from '../identity/reservations';
import { nullIfErased } from '../identity/nullIfErased';
import { mailQueueName } from '../jobs/queues';
import { addressChangedEmail } from './addressChangedEmail';
import { createLinkToken } from './linkToken';
import { passwordChangedEmail } from './passwordChangedEmail';
import { passwordsRefusedEmail } from './passwordsRefusedEmail';
import { passwordResetEmail } from './passwordResetEmail';
import { secondFactorChanges, secondFactorEmail, type SecondFactorChange } from './secondFactorEmail';
import { sendNewsConfirmation } from './sendNewsConfirmation';
import { verificationEmail } from './verificationEmail';

/** Emails about a password: it was changed, or wrong ones were tried in the settings. */
export const passwordMails = ['passwordChanged', 'passwordsRefused'] as const;
export type PasswordMail = (typeof passwordMails)[number];

/**
 * The job of an email. It contains no address and no secret: the link is created when the email is sent, so the job store gives
 * no access.
 */
export const accountEmailJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verification'), userId: z.uuid(), correlationId: z.string() }),
  /** Notifies the former address, which is found by its reservation. */
  z.strictObject({
    kind: z.literal('addressChanged'),
    userId: z.uuid(),
    formerEmailHash: z.string(),
    correlationId: z.string(),
  }),
  z.strictObject({
    kind: z.literal('secondFactor'),
    userId: z.uuid(),
    change: z.enum(secondFactorChanges),
    correlationId: z.string(),
  }),
  z.strictObject({ kind: z.enum(passwordMails), userId: z.uuid(), correlationId: z.string() }),
  /** To the address of a news request, which is stored encrypted. */
  z.strictObject({ kind: z.literal('newsConfirmation'), subscriberId: z.uuid(), correlationId: z.string() }),
  /** To the holder of the address's reservation. It takes the same time if nobody holds it. */
  z.strictObject({ kind: z.literal('passwordReset'), emailHash: z.string(), correlationId: z.string() }),
]);
export type AccountEmailJob = z.infer<typeof accountEmailJob>;
type JobForAccount = Exclude<AccountEmailJob, { readonly kind: 'newsConfirmation' }>;

/** Queues emails to account holders. Each call resolves once the job is stored. @throws JobsUnavailableError */
export interface AccountEmails {
  requestVerification(userId: string, correlationId: string): Promise<void>;
  requestPasswordReset(email: string, correlationId: string): Promise<void>;
  /** Notifies a former address, if it was verified, that it no longer belongs to the account. */
  requestAddressChanged(userId: string, formerEmail: string, correlationId: string): Promise<void>;
  /** Notifies a person of an event about their password, so that they can react. */
  requestPasswordMail(userId: string, news: PasswordMail, correlationId: string): Promise<void>;
  /** Notifies a person of a change of their second factor. */
  requestSecondFactorChanged(
    userId: string,
    change: SecondFactorChange,
    correlationId: string,
  ): Promise<void>;
  /** Asks for confirmation of an address that requested news of rule changes. */
  requestNewsConfirmation(subscriberId: string, correlationId: string): Promise<void>;
}

export function createAccountEmails(
  queue: JobQueue<AccountEmailJob>,
  reservations: Reservations,
): AccountEmails {
  return {
    requestVerification: (userId, correlationId) =>
      queue.add({ kind: 'verification', userId, correlationId }, { id: randomUUID() }),
    requestNewsConfirmation: (subscriberId, correlationId) =>
      queue.add({ kind: 'newsConfirmation', subscriberId, correlationId }, { id: randomUUID() }),
    requestPasswordReset: (email, correlationId) =>
      queue.add(
        { kind: 'passwordReset', emailHash: reservations.hashValue('email', email), correlationId },
        { id: randomUUID() },
      ),
    requestAddressChanged: (userId, formerEmail, correlationId) =>
      queue.add(
        {
          kind: 'addressChanged',
          userId,
          formerEmailHash: reservations.hashValue('email', formerEmail),
          correlationId,
        },
        { id: randomUUID() },
      ),
    requestPasswordMail: (userId, news, correlationId) =>
      queue.add({ kind: news, userId, correlationId }, { id: randomUUID() }),
    requestSecondFactorChanged: (userId, change, correlationId) =>
      queue.add({ kind: 'secondFactor', userId, change, correlationId }, { id: randomUUID() }),
  };
}

type MailApp = Pick<App, 'commands' | 'config' | 'news' | 'limiter' | 'log' | 'clock'> & {
  readonly reservations: Reservations;
  readonly mailer: Mailer;
};

/** Starts the worker that writes and sends the queued emails. @throws JobsUnavailableError */
export function startMailWorker(app: MailApp & Pick<App, 'jobs'>): Promise<void> {
  return app.jobs.worker(mailQueueName, accountEmailJob, createMailHandler(app));
}

const mailKinds: Readonly<Record<JobForAccount['kind'], MailKind>> = {
  verification: 'verification',
  addressChanged: 'address_changed',
  secondFactor: 'second_factor',
  passwordChanged: 'password_changed',
  passwordsRefused: 'passwords_refused',
  passwordReset: 'password_reset',
};

const hours = 60 * 60 * 1000;

/** Each attempt creates a new link, and only the newest link works, so a duplicate email does no harm. */
export function createMailHandler(app: MailApp): JobHandler<AccountEmailJob> {
  const { config, commands, reservations, mailer, limiter, log, clock } = app;
  const { publicUrl } = config;
  const limits = { mailsByRecipient: limiter('mailsByRecipient'), log };
  type Account = NonNullable<AccountState>;

  async function findAccount(job: JobForAccount): Promise<Account | null> {
    const userId =
      job.kind === 'passwordReset' ? await reservations.findHolderByHash('email', job.emailHash) : job.userId;
    if (userId === null) return null;
    // Erased people get no email.
    const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
    return read?.state ?? null;
  }

  async function send(
    account: Account,
    job: JobForAccount,
    about: MailSubject,
    issue: (linkHash: string, now: Date) => AccountCommand,
    write: (token: string) => EmailContent,
  ): Promise<void> {
    const { token, linkHash } = createLinkToken(account.userId);
    const now = clock();
    const context: CommandContext = {
      userId: account.userId,
      actorId: account.userId,
      actorRole: 'system',
      correlationId: job.correlationId,
      causationId: job.correlationId,
      now,
    };
    const { state } = await commands.handle(
      accountDecider,
      accountStream(account.userId),
      issue(linkHash, now),
      context,
    );
    // The new state has the address that the link belongs to, even if the address changed a moment ago.
    await mailer.send({ to: state?.email ?? account.email, about, ...write(token) });
  }

  return async (job, { id }) => {
    if (job.kind === 'newsConfirmation') {
      await sendNewsConfirmation(job.subscriberId, id, { ...app, publicUrl }, (email, work) =>
        sendWithinLimit(email, job, limits, work),
      );
      return;
    }
    const account = await findAccount(job);
    if (account === null) return;
    const work = () => write(account, job, id);
    await (isWarningToOwner(job, account) ? work() : sendWithinLimit(account.email, job, limits, work));
  };

  async function write(account: Account, job: JobForAccount, id: string): Promise<void> {
    const { username, userId } = account;
    const about = { id, kind: mailKinds[job.kind], userId };
    switch (job.kind) {
      case 'verification':
        if (account.emailVerified) return;
        await send(
          account,
          job,
          about,
          (linkHash, now) => ({
            type: 'IssueEmailVerificationLink',
            linkHash,
            expiresAt: new Date(now.getTime() + 48 * hours).toISOString(),
          }),
          (token) => verificationEmail({ username, url: createLink(publicUrl, '/verify-email', token) }),
        );
        return;
      case 'addressChanged': {
        const formerEmail = account.formerEmails.find(
          (email) => reservations.hashValue('email', email) === job.formerEmailHash,
        );
        if (formerEmail === undefined) return;
        const url = new URL('/auth', publicUrl).toString();
        await mailer.send({ to: formerEmail, about, ...addressChangedEmail({ username, url }) });
        return;
      }
      case 'secondFactor': {
        const url = new URL('/dashboard/password', publicUrl).toString();
        const codesLeft = account.secondFactor?.recoveryCodes.length ?? 0;
        const email = secondFactorEmail(job.change, { username, url, codesLeft });
        await mailer.send({ to: account.email, about, ...email });
        return;
      }
      case 'passwordChanged': {
        const url = new URL('/auth', publicUrl).toString();
        await mailer.send({ to: account.email, about, ...passwordChangedEmail({ username, url }) });
        return;
      }
      case 'passwordsRefused': {
        const url = new URL('/auth', publicUrl).toString();
        await mailer.send({ to: account.email, about, ...passwordsRefusedEmail({ username, url }) });
        return;
      }
      case 'passwordReset':
        await send(
          account,
          job,
          about,
          (linkHash, now) => ({
            type: 'IssuePasswordResetLink',
            linkHash,
            expiresAt: new Date(now.getTime() + hours).toISOString(),
          }),
          (token) => passwordResetEmail({ username, url: createLink(publicUrl, '/reset-password', token) }),
        );
        return;
    }
  }
}

/** Warnings to the owner of a confirmed address are not limited, so that an attacker cannot suppress them. */
function isWarningToOwner({ kind }: JobForAccount, { emailVerified }: NonNullable<AccountState>): boolean {
  const isWarning = kind === 'secondFactor' || kind === 'passwordChanged' || kind === 'passwordsRefused';
  return kind === 'addressChanged' || (isWarning && emailVerified);
}

/**
 * Sends the email unless the address has had too many emails that other people can request. The requester does not learn this,
 * because it would reveal whose address it is.
 */
async function sendWithinLimit(
  email: string,
  { kind, correlationId }: AccountEmailJob,
  { mailsByRecipient, log }: { readonly mailsByRecipient: RateLimiter; readonly log: Logger },
  write: () => Promise<void>,
): Promise<void> {
  const recipient = normaliseName(email);
  try {
    await mailsByRecipient.count(recipient);
  } catch (error) {
    if (!(error instanceof RequestRefusedError)) throw error;
    log.warn({ correlationId, kind }, 'A mail was not sent: its recipient has reached the limit');
    return;
  }
  try {
    await write();
  } catch (error) {
    // The retry counts again.
    await mailsByRecipient.takeBack(recipient);
    throw error;
  }
}

function createLink(publicUrl: URL, path: string, token: string): string {
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  return url.toString();
}
