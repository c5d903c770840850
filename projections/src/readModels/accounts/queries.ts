import type { AccountRole } from '@settlewise/domain';
import type { Knex } from 'knex';

export interface Account {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: AccountRole;
  readonly emailVerified: boolean;
  readonly registeredAt: Date;
}

/** The account of a person, or null when there is none (or it has been erased). @param userId a UUID */
export async function findAccount(database: Knex, userId: string): Promise<Account | null> {
  const account = await database('accounts').where({ user_id: userId }).first<Account | undefined>({
    userId: 'user_id',
    username: 'username',
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
    role: 'role',
    emailVerified: 'email_verified',
    registeredAt: 'registered_at',
  });
  return account ?? null;
}
