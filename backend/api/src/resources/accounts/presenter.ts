import type { UserResponse } from '@settlewise/contract/accounts';
import type { AccountState } from '@settlewise/domain/accounts';
import type { Account } from '@settlewise/projections';

/** Areas that are unavailable until the owner turns on a second factor. */
type ShutWithoutSecondFactor = UserResponse['shutWithoutSecondFactor'];

/** Presents an account to its owner, from the read model. */
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

/** Presents an account to its owner, from its events. */
export function presentAccountState(
  account: NonNullable<AccountState>,
  shut: ShutWithoutSecondFactor,
): UserResponse {
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
