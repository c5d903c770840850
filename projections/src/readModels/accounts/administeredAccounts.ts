import type { AccountRole } from '@settlewise/domain/accounts';
import { normaliseName } from '@settlewise/domain/reservations';
import { countRows, escapeLikePattern, type RowCount } from '@settlewise/infra/database';
import type { Knex } from 'knex';

/** An account in the list of all accounts. */
export interface AdministeredAccount {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: AccountRole;
  readonly locked: boolean;
  readonly registeredAt: Date;
}

export interface AdministeredAccountsFilter {
  /** Only these people. UUIDs. */
  readonly ids?: readonly string[] | undefined;
  /** The beginning of a username or a whole email address, both case-insensitive. */
  readonly search?: string | undefined;
  readonly role?: AccountRole | undefined;
  readonly locked?: boolean | undefined;
  readonly emailVerified?: boolean | undefined;
}

export interface AdministeredAccountsWanted {
  readonly filter: AdministeredAccountsFilter;
  readonly sort: { readonly field: 'id' | 'username' | 'registeredAt'; readonly descending: boolean };
  readonly offset: number;
  readonly limit: number;
}

/** A page of all accounts. */
export async function listAdministeredAccounts(
  database: Knex,
  { filter, sort, offset, limit }: AdministeredAccountsWanted,
): Promise<readonly AdministeredAccount[]> {
  const order = sort.descending ? 'desc' : 'asc';
  return fitting(database, filter)
    .orderBy([
      { column: sortColumns[sort.field], order },
      { column: 'user_id', order },
    ])
    .offset(offset)
    .limit(limit)
    .select<AdministeredAccount[]>({
      userId: 'user_id',
      username: 'username',
      email: 'email',
      emailVerified: 'email_verified',
      role: 'role',
      locked: 'locked',
      registeredAt: 'registered_at',
    });
}

const sortColumns = {
  id: 'user_id',
  username: 'username_normalised',
  registeredAt: 'registered_at',
} as const;

/** The number of accounts that match. @param most counting stops there */
export function countAdministeredAccounts(
  database: Knex,
  filter: AdministeredAccountsFilter,
  most: number,
): Promise<RowCount> {
  return countRows(database, fitting(database, filter), most);
}

function fitting(
  database: Knex,
  { ids, search, role, locked, emailVerified }: AdministeredAccountsFilter,
): Knex.QueryBuilder {
  const query = database('accounts');
  if (ids !== undefined) void query.whereIn('user_id', ids);
  if (role !== undefined) void query.where({ role });
  if (locked !== undefined) void query.where({ locked });
  if (emailVerified !== undefined) void query.where({ email_verified: emailVerified });
  const wanted = normaliseName(search ?? '');
  if (wanted !== '') {
    void query.where((either) => {
      void either
        .whereLike('username_normalised', `${escapeLikePattern(wanted)}%`)
        .orWhere({ email_normalised: wanted });
    });
  }
  return query;
}
