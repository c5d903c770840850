import type { AdminUserRecordResponse, AdminUserResponse } from '@settlewise/contract/admin';
import type { AccountState } from '@settlewise/domain/accounts';
import { maskAddress } from '@settlewise/infra/mail';
import type { AdministeredAccount } from '@settlewise/projections';

type Presentable = Omit<AdministeredAccount, 'registeredAt' | 'userId'>;

interface Beside {
  /** Only known when one account is shown alone. */
  readonly secondFactor?: boolean;
  readonly registeredAt: Date;
  /** How many are open. */
  readonly sessions: number;
}

/** An account in the list, without anything by which to contact the person. */
export function presentAdministered(
  userId: string,
  { username, email, emailVerified, role, locked }: Presentable,
  { registeredAt, sessions, secondFactor = false }: Beside,
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

/** What the account holds, for an administrator who has opened the record. */
export function presentAccountRecord(account: NonNullable<AccountState>): AdminUserRecordResponse {
  const { userId, username, email, formerEmails, firstName = null, lastName = null } = account;
  return { id: userId, username, email, formerEmails: [...formerEmails], firstName, lastName };
}
