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
import { proofOf } from './proofOf';
import type { TellOfChange } from './tellOfChange';

type Account = NonNullable<AccountState>;

/** The step between the right password and the code. Its state is only in the browser that sent the password. */
export interface SecondStep {
  /** Remembers, in this browser, whose password was right. Opens nothing. */
  begin(ctx: ApiContext, account: Account): void;
  /**
   * Whose code this is, as the log has them at this moment.
   * @throws DomainError invalid on `code` · RequestRefusedError 401 when the password has to be given again; 429
   */
  complete(ctx: ApiContext, code: string): Promise<Account>;
}

type Dependencies = Pick<App, 'commands' | 'keyed' | 'clock' | 'log' | 'createPseudonym' | 'overTls'> & {
  readonly codeAttempts: CountedAttempts;
  readonly tellOfChange: TellOfChange;
};

/** Time to find the phone. */
const goodForMs = 5 * 60 * 1000;

const pending = z
  .string()
  .regex(/^[0-9a-f-]{36}\.\d{1,15}\.[0-9a-f]{64}$/)
  .transform((text) => {
    const [userId = '', until = '', sealed = ''] = text.split('.');
    return { userId, until: Number(until), sealed };
  });

export function createSecondStep(app: Dependencies): SecondStep {
  const { commands, keyed, codeAttempts, tellOfChange, clock, log, createPseudonym, overTls } = app;
  const cookie = createCookieName('settlewise_second_step', overTls);
  const attributes = { httpOnly: true, sameSite: 'strict', secure: overTls } as const;

  /** Authenticated by our key; a change of the password or the second factor, or a lock, makes it invalid. */
  const seal = ({ userId, passwordHash, locked, secondFactor }: Account, until: number) =>
    keyed.hash(
      'second step',
      userId,
      String(until),
      passwordHash,
      String(locked),
      secondFactor?.totpSecret ?? '',
    );

  async function pendingAccount(ctx: ApiContext): Promise<Account> {
    const read = pending.safeParse(ctx.cookies.get(cookie));
    if (!read.success) throw startAgain();
    const { userId, until, sealed } = read.data;
    if (until <= clock().getTime()) throw startAgain();
    const account = await accountOf(userId);
    if (account === null || !isSameSecret(sealed, seal(account, until))) throw startAgain();
    return account;
  }

  async function accountOf(userId: string): Promise<AccountState> {
    const read = await nullIfErased(() => commands.load(accountDecider, accountStream(userId)));
    return read?.state ?? null;
  }

  /** @throws DomainError invalid, also for a code that was used */
  async function use(account: Account, code: string, context: CommandContext): Promise<Account> {
    const { userId, passwordHash, secondFactor } = account;
    const proof = secondFactor === null ? null : proofOf(secondFactor, code, context.now);
    if (proof === null) throw codeNotCorrect();
    const { state, events } = await commands.handle(
      accountDecider,
      accountStream(userId),
      { type: 'UseSecondFactor', verifiedAgainst: passwordHash, proof },
      context,
    );
    if (state === null) throw startAgain();
    if (events.some(({ type }) => type === 'RecoveryCodeUsed')) {
      await tellOfChange('recoveryCodeUsed', context);
    }
    return state;
  }

  return {
    begin(ctx, account) {
      const until = clock().getTime() + goodForMs;
      ctx.cookies.set(cookie, `${account.userId}.${until}.${seal(account, until)}`, {
        ...attributes,
        signed: false,
        maxAge: goodForMs,
      });
    },

    async complete(ctx, code) {
      const account = await pendingAccount(ctx);
      const { userId } = account;
      const context = ownCommand(ctx, userId, clock());
      const signedIn = await codeAttempts.make(context, () =>
        use(account, code, context).catch((error: unknown) => {
          log.warn({ account: createPseudonym(userId) }, 'A code was refused');
          throw error;
        }),
      );
      await codeAttempts.forget(userId);
      ctx.cookies.set(cookie, null, { ...attributes, signed: false });
      return signedIn;
    },
  };
}

const startAgain = () =>
  new RequestRefusedError(401, 'Please sign in again: your password was given too long ago.');
