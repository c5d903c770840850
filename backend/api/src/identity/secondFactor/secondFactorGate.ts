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

/** The part that the account cannot use before it turns on a second factor. */
export function findRestriction(
  requirement: SecondFactorRequirement,
  account: Account,
): UserResponse['shutWithoutSecondFactor'] {
  if (account.secondFactor !== null || !isSecondFactorRequired(requirement, account)) return undefined;
  return requirement === 'everyone' ? 'everything' : 'administration';
}

export const isSecondFactorRequired = (
  requirement: SecondFactorRequirement,
  { role }: Pick<Account, 'role'>,
) => requirement === 'everyone' || (requirement === 'administrators' && role === 'admin');

export const createSecondFactorNeededError = () =>
  new RequestRefusedError(403, 'Please turn on two-step sign-in first. This site asks for it.', {
    reason: 'second_factor',
  });

/** People need these calls to turn it on. Signing out needs no session. */
const allowedPaths = new Set(['/api/user', '/api/account/second-factor', '/api/account/second-factor/key']);

/** Refuses people without a required second factor, according to the log. @throws RequestRefusedError 401, 403 */
export function createSecondFactorGate(
  requirement: SecondFactorRequirement,
  commands: Pick<CommandHandler, 'load'>,
): Gate {
  return async (ctx, { path }) => {
    if (requirement !== 'everyone' || allowedPaths.has(path)) return;
    const { userId } = signedIn(ctx);
    let account: AccountState;
    try {
      account = (await commands.load(accountDecider, accountStream(userId))).state;
    } catch (error) {
      // The route handles erased people.
      if (error instanceof PersonErasedError) return;
      throw error;
    }
    if (account?.secondFactor === null) throw createSecondFactorNeededError();
  };
}
