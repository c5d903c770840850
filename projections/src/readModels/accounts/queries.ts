import type { AccountRole, AccountSettings } from '@settlewise/domain/accounts';
import type { Knex } from 'knex';
import { selected } from '../../collections/columns';
import { settingsColumns } from './table';

export interface Account {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: AccountRole;
  readonly emailVerified: boolean;
  readonly onboarding: AccountSettings['onboarding'];
  readonly registeredAt: Date;
  /** When the name or the address last changed. */
  readonly changedAt: Date;
}

/** The account of a person, or null when there is none (or it has been erased). @param userId a UUID */
export async function findAccount(database: Knex, userId: string): Promise<Account | null> {
  const account = await database('accounts')
    .where({ user_id: userId })
    .first<Account | undefined>({
      userId: 'user_id',
      username: 'username',
      email: 'email',
      firstName: 'first_name',
      lastName: 'last_name',
      role: 'role',
      emailVerified: 'email_verified',
      onboarding: 'onboarding',
      registeredAt: 'registered_at',
      changedAt: 'changed_at',
    });
  return account ?? null;
}

/** A person's settings for notifications and sharing; null without an account. @param userId a UUID */
export async function findAccountSettings(database: Knex, userId: string): Promise<AccountSettings | null> {
  const settings = await database('accounts')
    .where({ user_id: userId })
    .first<AccountSettings | undefined>(...selected(database, settingsColumns));
  return settings ?? null;
}
