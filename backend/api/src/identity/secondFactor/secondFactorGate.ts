import type { UserResponse } from '@settlewise/contract/accounts';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Gate } from '../../http/routes';
import { signedIn } from '../../http/session';

/** Who must use a second factor. */
export type SecondFactorRequirement = 'everyone' | 'administrators' | 'nobody';

type Account = Pick<NonNullable<AccountState>, 'role' | 'secondFactor'>;

/** What the account cannot use before turning on a second factor; undefined when nothing. */
export function shutWithoutSecondFactor(
  requirement: SecondFactorRequirement,
  account: Account,
): UserResponse['shutWithoutSecondFactor'] {
  if (account.secondFactor !== null || !isRequiredOf(requirement, account)) return undefined;
  return requirement === 'everyone' ? 'everything' : 'administration';
}

export const isRequiredOf = (requirement: SecondFactorRequirement, { role }: Pick<Account, 'role'>) =>
  requirement === 'everyone' || (requirement === 'administrators' && role === 'admin');

export const turnItOnFirst = () =>
  new RequestRefusedError(403, 'Please turn on two-step sign-in first. This site asks for it.', {
    reason: 'second_factor',
  });

/** Calls that people need to turn it on. Signing out needs no session. */
const openBefore = new Set(['/api/user', '/api/account/second-factor', '/api/account/second-factor/key']);

/** Refuses people without a second factor where one is required, by the log's state now. @throws RequestRefusedError 401, 403 */
export function createSecondFactorFirst(
  requirement: SecondFactorRequirement,
  commands: Pick<CommandHandler, 'load'>,
): Gate {
  return async (ctx, { path }) => {
    if (requirement !== 'everyone' || openBefore.has(path)) return;
    const { userId } = signedIn(ctx);
    let account: AccountState;
    try {
      account = (await commands.load(accountDecider, accountStream(userId))).state;
    } catch (error) {
      // The route itself answers for an erased person.
      if (error instanceof PersonErasedError) return;
      throw error;
    }
    if (account?.secondFactor === null) throw turnItOnFirst();
  };
}
