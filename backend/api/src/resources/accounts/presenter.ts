import type { UserResponse } from '@settlewise/contract/accounts';
import type { AccountState } from '@settlewise/domain/accounts';
import type { Account } from '@settlewise/projections';

/** What the owner cannot use before turning on a second factor. */
type Shut = UserResponse['shutWithoutSecondFactor'];

/** The account as its owner sees it, from the read model. */
export function presentAccount(account: Account): UserResponse {
  return {
    id: account.userId,
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    emailVerified: account.emailVerified,
    onboarding: account.onboarding,
  };
}

/** The same, from the account's own events. */
export function presentAccountState(account: NonNullable<AccountState>, shut: Shut): UserResponse {
  return {
    id: account.userId,
    username: account.username,
    email: account.email,
    firstName: account.firstName ?? null,
    lastName: account.lastName ?? null,
    role: account.role,
    emailVerified: account.emailVerified,
    onboarding: account.settings.onboarding,
    ...(shut === undefined ? {} : { shutWithoutSecondFactor: shut }),
  };
}
