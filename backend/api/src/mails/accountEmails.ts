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
import { sendNewsConfirmation } from './newsConfirmation';
import { verificationEmail } from './verificationEmail';

/** What a person is told about their password: that it is another one, or that wrong ones were tried in their settings. */
export const passwordNews = ['passwordChanged', 'passwordsRefused'] as const;
export type PasswordNews = (typeof passwordNews)[number];

/**
 * The job of an email. It holds neither address nor secret: the link is made when the email is sent, so reading the job
 * store opens nothing.
 */
export const accountEmailJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verification'), userId: z.uuid(), correlationId: z.string() }),
  /** Tells an address that it is no longer the account's; the address is known by its reservation. */
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
  z.strictObject({ kind: z.enum(passwordNews), userId: z.uuid(), correlationId: z.string() }),
  /** To whoever asked for news of rule changes; the address is sealed with the request. */
  z.strictObject({ kind: z.literal('newsConfirmation'), subscriberId: z.uuid(), correlationId: z.string() }),
  /** To the holder of the address's reservation, if anybody has it: both cases take the same time. */
  z.strictObject({ kind: z.literal('passwordReset'), emailHash: z.string(), correlationId: z.string() }),
]);
export type AccountEmailJob = z.infer<typeof accountEmailJob>;
/** A mail to somebody with an account. */
type ToAccount = Exclude<AccountEmailJob, { readonly kind: 'newsConfirmation' }>;

/** Queues emails with single-use links. Each call returns once the job is stored. @throws JobsUnavailableError */
export interface AccountEmails {
  requestVerification(userId: string, correlationId: string): Promise<void>;
  requestPasswordReset(email: string, correlationId: string): Promise<void>;
  /** Tells a former address, if it had been verified, that it no longer belongs to the account. */
  requestAddressChanged(userId: string, formerEmail: string, correlationId: string): Promise<void>;
  /** Tells a person what happened to their password, in time to do something about it. */
  requestPasswordMail(userId: string, news: PasswordNews, correlationId: string): Promise<void>;
  /** Tells a person what was done to their second factor. */
  requestSecondFactorChanged(
    userId: string,
    change: SecondFactorChange,
    correlationId: string,
  ): Promise<void>;
  /** Asks whoever wants news of rule changes whether the address is theirs. */
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
        { kind: 'passwordReset', emailHash: reservations.hashOf('email', email), correlationId },
        { id: randomUUID() },
      ),
    requestAddressChanged: (userId, formerEmail, correlationId) =>
      queue.add(
        {
          kind: 'addressChanged',
          userId,
          formerEmailHash: reservations.hashOf('email', formerEmail),
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

/** Starts to write and send the mails that were asked for. @throws JobsUnavailableError */
export function startMailWorker(app: MailApp & Pick<App, 'jobs'>): Promise<void> {
  return app.jobs.worker(mailQueueName, accountEmailJob, mailHandler(app));
}

const kindOf: Readonly<Record<ToAccount['kind'], MailKind>> = {
  verification: 'verification',
  addressChanged: 'address_changed',
  secondFactor: 'second_factor',
  passwordChanged: 'password_changed',
  passwordsRefused: 'passwords_refused',
  passwordReset: 'password_reset',
};

const hours = 60 * 60 * 1000;

/** Each attempt makes a new link: only the newest opens anything, so a mail that went out twice does no harm. */
export function mailHandler(app: MailApp): JobHandler<AccountEmailJob> {
  const { config, commands, reservations, mailer, limiter, log, clock } = app;
  const { publicUrl } = config;
  const limited = { mailsByRecipient: limiter('mailsByRecipient'), log };
  type Account = NonNullable<AccountState>;

  async function accountOf(job: ToAccount): Promise<Account | null> {
    const userId =
      job.kind === 'passwordReset' ? await reservations.holderOfHash('email', job.emailHash) : job.userId;
    if (userId === null) return null;
    // Nobody is written to after deleting their account.
    const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
    return read?.state ?? null;
  }

  async function send(
    account: Account,
    job: ToAccount,
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
    // The address that the link was made for: the account may have got another one a moment ago.
    await mailer.send({ to: state?.email ?? account.email, about, ...write(token) });
  }

  return async (job, { id }) => {
    if (job.kind === 'newsConfirmation') {
      await sendNewsConfirmation(job.subscriberId, id, { ...app, publicUrl }, (email, work) =>
        unlessTooMany(email, job, limited, work),
      );
      return;
    }
    const account = await accountOf(job);
    if (account === null) return;
    const work = () => write(account, job, id);
    await (warnsOwner(job, account) ? work() : unlessTooMany(account.email, job, limited, work));
  };

  async function write(account: Account, job: ToAccount, id: string): Promise<void> {
    const { username, userId } = account;
    const about = { id, kind: kindOf[job.kind], userId };
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
          (token) => verificationEmail({ username, url: link(publicUrl, '/verify-email', token) }),
        );
        return;
      case 'addressChanged': {
        const former = account.formerEmails.find(
          (email) => reservations.hashOf('email', email) === job.formerEmailHash,
        );
        if (former === undefined) return;
        const url = new URL('/auth', publicUrl).toString();
        await mailer.send({ to: former, about, ...addressChangedEmail({ username, url }) });
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
          (token) => passwordResetEmail({ username, url: link(publicUrl, '/reset-password', token) }),
        );
        return;
    }
  }
}

/** Warnings to the owner of a confirmed address are not limited, so that nobody can suppress them. */
function warnsOwner({ kind }: ToAccount, { emailVerified }: NonNullable<AccountState>): boolean {
  const isWarning = kind === 'secondFactor' || kind === 'passwordChanged' || kind === 'passwordsRefused';
  return kind === 'addressChanged' || (isWarning && emailVerified);
}

/**
 * Sends the email, unless the address has had too many of those that other people can request. The requester is not told,
 * because that would reveal whose address it is.
 */
async function unlessTooMany(
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
    // It is retried, as the same email.
    await mailsByRecipient.takeBack(recipient);
    throw error;
  }
}

function link(publicUrl: URL, path: string, token: string): string {
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  return url.toString();
}
