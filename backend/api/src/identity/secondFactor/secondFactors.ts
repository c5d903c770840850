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
import { findProof } from './findProof';
import { makeRecoveryCodes } from './recoveryCodes';
import type { NotifyOfChange } from './notifyOfChange';
import { createKeyAddress, createTotpSecret, findStep } from './totp';

type Account = NonNullable<AccountState>;

export interface ChangedSecondFactor {
  readonly account: Account;
  readonly position: Position | null;
}
export interface ChangedWithCodes extends ChangedSecondFactor {
  readonly recoveryCodes: readonly string[];
}

/** Changes a person's own second factor, with password and code. */
export interface SecondFactors {
  /** @throws DomainError invalid on `currentPassword` · conflict while it is on · RequestRefusedError 429 */
  makeKey(currentPassword: string, context: CommandContext): Promise<SecondFactorKeyResponse>;
  /** @throws DomainError invalid on `code` · conflict if the key is too old · RequestRefusedError 429 */
  turnOn(code: string, context: CommandContext): Promise<ChangedWithCodes>;
  /** @throws DomainError invalid on `currentPassword` or `code` · conflict while it is off · RequestRefusedError 429 */
  makeCodes(request: SecondFactorChangeRequest, context: CommandContext): Promise<ChangedWithCodes>;
  /** @throws as `makeCodes` */
  turnOff(request: SecondFactorChangeRequest, context: CommandContext): Promise<ChangedSecondFactor>;
}

type Dependencies = Pick<App, 'commands'> & {
  readonly currentPassword: CurrentPassword;
  readonly codeAttempts: CountedAttempts;
  readonly notifyOfChange: NotifyOfChange;
};

/** Time to find the phone and to type the key without a camera. */
const keyTtlMs = 15 * 60 * 1000;

export function createSecondFactors(app: Dependencies): SecondFactors {
  const { commands, currentPassword, codeAttempts, notifyOfChange } = app;

  async function carryOut(command: AccountCommand, context: CommandContext): Promise<ChangedSecondFactor> {
    const { state, position } = await commands.handle(
      accountDecider,
      accountStream(context.userId),
      command,
      context,
    );
    if (state === null) throw signInFirst();
    return { account: state, position };
  }

  async function verifyPassword(typed: string, context: CommandContext): Promise<Account> {
    const account = await currentPassword.check(context, typed);
    await currentPassword.resetAttempts(context.userId);
    return account;
  }

  interface VerifiedProof {
    readonly verifiedAgainst: string;
    readonly proof: SecondFactorProof;
  }

  /** Checks password and code, then runs the command. */
  async function changeWithProof(
    { currentPassword: typed, code }: SecondFactorChangeRequest,
    context: CommandContext,
    createCommand: (verified: VerifiedProof) => AccountCommand,
  ): Promise<ChangedSecondFactor> {
    const { secondFactor, passwordHash } = await verifyPassword(typed, context);
    if (secondFactor === null) throw secondFactorIsOff();
    const changed = await codeAttempts.count(context, async () => {
      const proof = findProof(secondFactor, code, context.now);
      if (proof === null) throw codeNotCorrect();
      return carryOut(createCommand({ verifiedAgainst: passwordHash, proof }), context);
    });
    await codeAttempts.reset(context.userId);
    return changed;
  }

  return {
    async makeKey(typed, context) {
      const { username, passwordHash } = await verifyPassword(typed, context);
      const totpSecret = createTotpSecret();
      const expiresAt = new Date(context.now.getTime() + keyTtlMs).toISOString();
      await carryOut(
        { type: 'MakeSecondFactorKey', verifiedAgainst: passwordHash, totpSecret, expiresAt },
        context,
      );
      return { key: totpSecret, address: createKeyAddress(totpSecret, username), expiresAt };
    },

    async turnOn(code, context) {
      const { secondFactorKey } = await ownAccount(commands, context.userId);
      if (secondFactorKey === null) throw secondFactorKeyOver();
      const { totpSecret } = secondFactorKey;
      const { texts, hashed } = makeRecoveryCodes();
      const now = context.now.toISOString();
      const changed = await codeAttempts.count(context, async () => {
        const step = findStep(totpSecret, code.replaceAll(/[\s-]/g, ''), context.now);
        if (step === null) throw codeNotCorrect();
        return carryOut(
          { type: 'TurnOnSecondFactor', totpSecret, step, recoveryCodes: hashed, now },
          context,
        );
      });
      await codeAttempts.reset(context.userId);
      await notifyOfChange('on', context);
      return { ...changed, recoveryCodes: texts };
    },

    async makeCodes(request, context) {
      const { texts, hashed } = makeRecoveryCodes();
      const changed = await changeWithProof(request, context, (verified) => ({
        type: 'MakeRecoveryCodes',
        ...verified,
        recoveryCodes: hashed,
      }));
      await notifyOfChange('codesMade', context);
      return { ...changed, recoveryCodes: texts };
    },

    async turnOff(request, context) {
      const changed = await changeWithProof(request, context, (verified) => ({
        type: 'TurnOffSecondFactor',
        ...verified,
      }));
      await notifyOfChange('off', context);
      return changed;
    },
  };
}
