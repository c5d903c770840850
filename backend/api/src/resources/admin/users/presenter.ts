import type { AdminUserRecordResponse, AdminUserResponse } from '@settlewise/contract';
import type { AccountState } from '@settlewise/domain';
import { maskedAddress } from '@settlewise/infra/mail';
import type { AdministeredAccount } from '@settlewise/projections';

type Presentable = Omit<AdministeredAccount, 'registeredAt' | 'userId'>;

interface Beside {
  /** Known of one account that is looked at alone. */
  readonly secondFactor?: boolean;
  readonly registeredAt: Date;
  /** How many are open. */
  readonly sessions: number;
}

/** An account as it stands in the list: nothing that reaches the person. */
export function presentAdministered(
  userId: string,
  { username, email, emailVerified, role, locked }: Presentable,
  { registeredAt, sessions, secondFactor = false }: Beside,
): AdminUserResponse {
  return {
    id: userId,
    username,
    maskedEmail: maskedAddress(email),
    ...{ emailVerified, role },
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
