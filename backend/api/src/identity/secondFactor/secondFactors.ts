import type { SecondFactorChangeRequest, SecondFactorKeyResponse } from '@settlewise/contract/secondFactor';
import {
  type AccountCommand,
  accountDecider,
  type AccountState,
  accountStream,
  codeNotCorrect,
  secondFactorIsOff,
  secondFactorKeyOver,
  type SecondFactorProof,
} from '@settlewise/domain/accounts';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import { signInFirst } from '../../http/requestRefusedError';
import type { CountedAttempts } from '../countedAttempts';
import type { CurrentPassword } from '../currentPassword';
import { ownAccount } from '../ownAccount';
import { proofOf } from './proofOf';
import { makeRecoveryCodes } from './recoveryCodes';
import type { TellOfChange } from './tellOfChange';
import { keyAddress, newTotpSecret, stepOf } from './totp';

type Account = NonNullable<AccountState>;

export interface Changed {
  readonly account: Account;
  readonly position: Position | null;
}
export interface ChangedWithCodes extends Changed {
  readonly recoveryCodes: readonly string[];
}

/** Changes of a person's own second factor, with password and code. */
export interface SecondFactors {
  /** @throws DomainError invalid on `currentPassword` · conflict while it is on · RequestRefusedError 429 */
  makeKey(currentPassword: string, context: CommandContext): Promise<SecondFactorKeyResponse>;
  /** @throws DomainError invalid on `code` · conflict when the key is too old · RequestRefusedError 429 */
  turnOn(code: string, context: CommandContext): Promise<ChangedWithCodes>;
  /** @throws DomainError invalid on `currentPassword` or `code` · conflict where it is off · RequestRefusedError 429 */
  makeCodes(request: SecondFactorChangeRequest, context: CommandContext): Promise<ChangedWithCodes>;
  /** @throws the same */
  turnOff(request: SecondFactorChangeRequest, context: CommandContext): Promise<Changed>;
}

type Dependencies = Pick<App, 'commands'> & {
  readonly currentPassword: CurrentPassword;
  readonly codeAttempts: CountedAttempts;
  readonly tellOfChange: TellOfChange;
};

/** How long a new key can be confirmed: time to find the phone, and to type the key without a camera. */
const keyGoodForMs = 15 * 60 * 1000;

export function createSecondFactors(app: Dependencies): SecondFactors {
  const { commands, currentPassword, codeAttempts, tellOfChange } = app;

  async function carryOut(command: AccountCommand, context: CommandContext): Promise<Changed> {
    const { state, position } = await commands.handle(
      accountDecider,
      accountStream(context.userId),
      command,
      context,
    );
    if (state === null) throw signInFirst();
    return { account: state, position };
  }

  /** The account, once the password has been found to be its own. */
  async function knowing(typed: string, context: CommandContext): Promise<Account> {
    const account = await currentPassword.check(context, typed);
    await currentPassword.forgetAttempts(context.userId);
    return account;
  }

  interface Proved {
    readonly verifiedAgainst: string;
    readonly proof: SecondFactorProof;
  }

  /** Checks password and code, and then does the work. */
  async function proving(
    { currentPassword: typed, code }: SecondFactorChangeRequest,
    context: CommandContext,
    commandOf: (proved: Proved) => AccountCommand,
  ): Promise<Changed> {
    const { secondFactor, passwordHash } = await knowing(typed, context);
    if (secondFactor === null) throw secondFactorIsOff();
    const changed = await codeAttempts.make(context, async () => {
      const proof = proofOf(secondFactor, code, context.now);
      if (proof === null) throw codeNotCorrect();
      return carryOut(commandOf({ verifiedAgainst: passwordHash, proof }), context);
    });
    await codeAttempts.forget(context.userId);
    return changed;
  }

  return {
    async makeKey(typed, context) {
      const { username, passwordHash } = await knowing(typed, context);
      const totpSecret = newTotpSecret();
      const expiresAt = new Date(context.now.getTime() + keyGoodForMs).toISOString();
      await carryOut(
        { type: 'MakeSecondFactorKey', verifiedAgainst: passwordHash, totpSecret, expiresAt },
        context,
      );
      return { key: totpSecret, address: keyAddress(totpSecret, username), expiresAt };
    },

    async turnOn(code, context) {
      const { secondFactorKey } = await ownAccount(commands, context.userId);
      if (secondFactorKey === null) throw secondFactorKeyOver();
      const { totpSecret } = secondFactorKey;
      const { texts, hashed } = makeRecoveryCodes();
      const now = context.now.toISOString();
      const changed = await codeAttempts.make(context, async () => {
        const step = stepOf(totpSecret, code.replaceAll(/[\s-]/g, ''), context.now);
        if (step === null) throw codeNotCorrect();
        return carryOut(
          { type: 'TurnOnSecondFactor', totpSecret, step, recoveryCodes: hashed, now },
          context,
        );
      });
      await codeAttempts.forget(context.userId);
      await tellOfChange('on', context);
      return { ...changed, recoveryCodes: texts };
    },

    async makeCodes(request, context) {
      const { texts, hashed } = makeRecoveryCodes();
      const changed = await proving(request, context, (proved) => ({
        type: 'MakeRecoveryCodes',
        ...proved,
        recoveryCodes: hashed,
      }));
      await tellOfChange('codesMade', context);
      return { ...changed, recoveryCodes: texts };
    },

    async turnOff(request, context) {
      const changed = await proving(request, context, (proved) => ({
        type: 'TurnOffSecondFactor',
        ...proved,
      }));
      await tellOfChange('off', context);
      return changed;
    },
  };
}
