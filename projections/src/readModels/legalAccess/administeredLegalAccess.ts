import { normaliseName } from '@settlewise/domain/reservations';
import { countRows, escapeLikePattern, type RowCount } from '@settlewise/infra/database';
import type { Knex } from 'knex';

/** The state of access at a moment, including the owner's settings. */
type StateOfAccess = 'active' | 'suspended' | 'expired' | 'revoked';

/** A grant in the list of all access. */
export interface AdministeredLegalAccess {
  readonly grantId: string;
  /** The owner of the record. */
  readonly userId: string;
  /** Null while the read model does not have the owner's account yet. */
  readonly username: string | null;
  /** The lawyer's email address. */
  readonly email: string;
  readonly state: StateOfAccess;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastLookedAt: Date | null;
}

export interface AdministeredLegalAccessFilter {
  /** UUIDs. */
  readonly ids?: readonly string[] | undefined;
  /** The beginning of the owner's username or the lawyer's whole email address, both case-insensitive. */
  readonly search?: string | undefined;
  readonly state?: StateOfAccess | undefined;
  /** A UUID. */
  readonly userId?: string | undefined;
}

export interface AdministeredLegalAccessWanted {
  readonly filter: AdministeredLegalAccessFilter;
  readonly sort: { readonly field: 'id' | 'grantedAt' | 'expiresAt'; readonly descending: boolean };
  readonly offset: number;
  readonly limit: number;
  /** The moment of the states. */
  readonly now: Date;
}

/** A page of all grants. Access without an end is last when sorted by end, ascending. */
export async function listAdministeredLegalAccess(
  database: Knex,
  { filter, sort, offset, limit, now }: AdministeredLegalAccessWanted,
): Promise<readonly AdministeredLegalAccess[]> {
  const order = sort.descending ? 'desc' : 'asc';
  return fitting(database, filter, now)
    .orderBy([
      { column: sortColumns[sort.field], order },
      { column: 'grants.grant_id', order },
    ])
    .offset(offset)
    .limit(limit)
    .select<AdministeredLegalAccess[]>(
      {
        grantId: 'grants.grant_id',
        userId: 'grants.user_id',
        username: 'owner.username',
        email: 'grants.email',
        grantedAt: 'grants.granted_at',
        expiresAt: 'grants.expires_at',
        revokedAt: 'grants.revoked_at',
        lastLookedAt: 'grants.last_looked_at',
      },
      database.raw(`${stateSql} AS state`, { now }),
    );
}

const sortColumns = {
  id: 'grants.grant_id',
  grantedAt: 'grants.granted_at',
  expiresAt: 'grants.expires_at',
} as const;

/** The number of grants that match. @param most counting stops there */
export function countAdministeredLegalAccess(
  database: Knex,
  filter: AdministeredLegalAccessFilter,
  now: Date,
  most: number,
): Promise<RowCount> {
  return countRows(database, fitting(database, filter, now), most);
}

const revoked = 'grants.revoked_at IS NOT NULL';
const expired = 'grants.expires_at <= :now';
const lasting = `grants.revoked_at IS NULL AND (grants.expires_at IS NULL OR grants.expires_at > :now)`;
const shares = 'COALESCE(owner.lawyer_sharing_enabled, false)';

/** Like `statusOfGrant`, and with the owner's switch for sharing. */
const stateSql = `CASE WHEN ${revoked} THEN 'revoked' WHEN ${expired} THEN 'expired'
  WHEN ${shares} THEN 'active' ELSE 'suspended' END`;

const isIn: Readonly<Record<StateOfAccess, string>> = {
  revoked,
  expired: `grants.revoked_at IS NULL AND ${expired}`,
  active: `${lasting} AND ${shares}`,
  suspended: `${lasting} AND NOT ${shares}`,
};

function fitting(
  database: Knex,
  { ids, search, state, userId }: AdministeredLegalAccessFilter,
  now: Date,
): Knex.QueryBuilder {
  const query = database('legal_access as grants').leftJoin(
    'accounts as owner',
    'owner.user_id',
    'grants.user_id',
  );
  if (ids !== undefined) void query.whereIn('grants.grant_id', ids);
  if (userId !== undefined) void query.where({ 'grants.user_id': userId });
  const wanted = normaliseName(search ?? '');
  if (wanted !== '') {
    void query.where((either) => {
      void either
        .whereLike('owner.username_normalised', `${escapeLikePattern(wanted)}%`)
        .orWhere({ 'grants.email_normalised': wanted });
    });
  }
  if (state !== undefined) void query.whereRaw(isIn[state], state === 'revoked' ? {} : { now });
  return query;
}
