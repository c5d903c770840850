import type { AdminUserRecordResponse, AdminUserResponse } from '@settlewise/contract/admin';
import type { AccountState } from '@settlewise/domain/accounts';
import { maskAddress } from '@settlewise/infra/mail';
import type { AdministeredAccount } from '@settlewise/projections';

type Presentable = Omit<AdministeredAccount, 'registeredAt' | 'userId'>;

interface AccountDetails {
  /** Lists do not know it. */
  readonly secondFactor?: boolean;
  readonly registeredAt: Date;
  /** The number of open sessions. */
  readonly sessions: number;
}

/** Presents an account without contact data. */
export function presentAdministered(
  userId: string,
  { username, email, emailVerified, role, locked }: Presentable,
  { registeredAt, sessions, secondFactor = false }: AccountDetails,
): AdminUserResponse {
  return {
    id: userId,
    username,
    maskedEmail: maskAddress(email),
    emailVerified,
    role,
    state: locked ? 'locked' : 'active',
    registeredAt: registeredAt.toISOString(),
    sessions,
    ...(secondFactor ? { secondFactor } : {}),
  };
}

/** Presents the account's personal data, for an administrator who has opened the record. */
export function presentAccountRecord(account: NonNullable<AccountState>): AdminUserRecordResponse {
  const { userId, username, email, formerEmails, firstName = null, lastName = null } = account;
  return { id: userId, username, email, formerEmails: [...formerEmails], firstName, lastName };
}
