import {
  accountDecider,
  type AccountState,
  accountStream,
  codeNotCorrect,
} from '@settlewise/domain/accounts';
import { isSameSecret } from '@settlewise/infra/crypto';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import type { App } from '../../app';
import { ownCommand } from '../../http/commandContext';
import type { ApiContext } from '../../http/context';
import { createCookieName } from '../../http/createCookieName';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { CountedAttempts } from '../countedAttempts';
import { nullIfErased } from '../nullIfErased';
import { findProof } from './findProof';
import type { NotifyOfChange } from './notifyOfChange';

type Account = NonNullable<AccountState>;

/** The step between the correct password and the code. Only the browser that sent the password has its state. */
export interface SecondStep {
  /** Stores in this browser whose password was correct. It gives no access. */
  begin(ctx: ApiContext, account: Account): void;
  /**
   * Checks the code. @returns the account according to the log
   * @throws DomainError invalid on `code` · RequestRefusedError 401 if the password is needed again; 429
   */
  complete(ctx: ApiContext, code: string): Promise<Account>;
}

type Dependencies = Pick<App, 'commands' | 'keyed' | 'clock' | 'log' | 'createPseudonym' | 'overTls'> & {
  readonly codeAttempts: CountedAttempts;
  readonly notifyOfChange: NotifyOfChange;
};

/** Time to find the phone. */
const ttlMs = 5 * 60 * 1000;

const pendingCookie = z
  .string()
  .regex(/^[0-9a-f-]{36}\.\d{1,15}\.[0-9a-f]{64}$/)
  .transform((text) => {
    const [userId = '', until = '', sealed = ''] = text.split('.');
    return { userId, until: Number(until), sealed };
  });

export function createSecondStep(app: Dependencies): SecondStep {
  const { commands, keyed, codeAttempts, notifyOfChange, clock, log, createPseudonym, overTls } = app;
  const cookie = createCookieName('settlewise_second_step', overTls);
  const attributes = { httpOnly: true, sameSite: 'strict', secure: overTls } as const;

  /** A keyed hash. A change of the password or the second factor, or a lock, makes it invalid. */
  const seal = ({ userId, passwordHash, locked, secondFactor }: Account, until: number) =>
    keyed.hash(
      'second step',
      userId,
      String(until),
      passwordHash,
      String(locked),
      secondFactor?.totpSecret ?? '',
    );

  async function findPendingAccount(ctx: ApiContext): Promise<Account> {
    const read = pendingCookie.safeParse(ctx.cookies.get(cookie));
    if (!read.success) throw createStartAgainError();
    const { userId, until, sealed } = read.data;
    if (until <= clock().getTime()) throw createStartAgainError();
    const account = await findAccount(userId);
    if (account === null || !isSameSecret(sealed, seal(account, until))) throw createStartAgainError();
    return account;
  }

  async function findAccount(userId: string): Promise<AccountState> {
    const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
    return read?.state ?? null;
  }

  /** @throws DomainError invalid, also for a used code */
  async function useCode(account: Account, code: string, context: CommandContext): Promise<Account> {
    const { userId, passwordHash, secondFactor } = account;
    const proof = secondFactor === null ? null : findProof(secondFactor, code, context.now);
    if (proof === null) throw codeNotCorrect();
    const { state, events } = await commands.handle(
      accountDecider,
      accountStream(userId),
      { type: 'UseSecondFactor', verifiedAgainst: passwordHash, proof },
      context,
    );
    if (state === null) throw createStartAgainError();
    if (events.some(({ type }) => type === 'RecoveryCodeUsed')) {
      await notifyOfChange('recoveryCodeUsed', context);
    }
    return state;
  }

  return {
    begin(ctx, account) {
      const until = clock().getTime() + ttlMs;
      ctx.cookies.set(cookie, `${account.userId}.${until}.${seal(account, until)}`, {
        ...attributes,
        signed: false,
        maxAge: ttlMs,
      });
    },

    async complete(ctx, code) {
      const account = await findPendingAccount(ctx);
      const { userId } = account;
      const context = ownCommand(ctx, userId, clock());
      const signedIn = await codeAttempts.count(context, () =>
        useCode(account, code, context).catch((error: unknown) => {
          log.warn({ account: createPseudonym(userId) }, 'A code was refused');
          throw error;
        }),
      );
      await codeAttempts.reset(userId);
      ctx.cookies.set(cookie, null, { ...attributes, signed: false });
      return signedIn;
    },
  };
}

const createStartAgainError = () =>
  new RequestRefusedError(401, 'Please sign in again: your password was given too long ago.');
