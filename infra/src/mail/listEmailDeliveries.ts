import type { Knex } from 'knex';
import { countRows, escapeLikePattern, type RowCount } from '../database';
import type { EmailDeliveryState } from './emailDeliveries';

/** The delivery of an email, without its text and with a masked address. */
export interface EmailDelivery {
  readonly id: string;
  readonly kind: string;
  readonly userId: string;
  readonly maskedAddress: string;
  readonly state: EmailDeliveryState;
  readonly attempts: number;
  readonly firstTriedAt: Date;
  readonly lastTriedAt: Date;
  /** The error of the last attempt; null if the email was sent. */
  readonly reason: string | null;
}

export interface EmailDeliveryFilter {
  readonly ids?: readonly string[] | undefined;
  /** Text in the kind, the masked address or the reason. */
  readonly search?: string | undefined;
  readonly state?: EmailDeliveryState | undefined;
  readonly kind?: string | undefined;
  readonly userId?: string | undefined;
}

interface ListOptions {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: 'id' | 'lastTriedAt'; readonly descending: boolean };
  readonly filter: EmailDeliveryFilter;
  /** Counting stops at this number. */
  readonly mostCounted: number;
}

/** A page of deliveries, with the total count. */
export async function listEmailDeliveries(
  database: Knex,
  { offset, limit, sort, filter, mostCounted }: ListOptions,
): Promise<RowCount & { readonly items: readonly EmailDelivery[] }> {
  const order = sort.descending ? 'desc' : 'asc';
  const [items, counted] = await Promise.all([
    queryMatching(database, filter)
      .orderBy([
        ...(sort.field === 'id' ? [] : [{ column: 'last_tried_at', order }]),
        { column: 'id', order },
      ])
      .offset(offset)
      .limit(limit)
      .select<EmailDelivery[]>({
        id: 'id',
        kind: 'kind',
        userId: 'user_id',
        maskedAddress: 'masked_address',
        state: 'state',
        attempts: 'tries',
        firstTriedAt: 'first_tried_at',
        lastTriedAt: 'last_tried_at',
        reason: 'reason',
      }),
    countRows(database, queryMatching(database, filter), mostCounted),
  ]);
  return { items, ...counted };
}

function queryMatching(
  database: Knex,
  { ids, search, state, kind, userId }: EmailDeliveryFilter,
): Knex.QueryBuilder {
  const query = database('mail_tries');
  if (ids !== undefined) void query.whereIn('id', ids);
  const term = search?.trim() ?? '';
  if (term !== '') {
    const pattern = `%${escapeLikePattern(term)}%`;
    void query.where((either) => {
      for (const column of ['kind', 'masked_address', 'reason']) void either.orWhereILike(column, pattern);
    });
  }
  if (state !== undefined) void query.where({ state });
  if (kind !== undefined) void query.where({ kind });
  if (userId !== undefined) void query.where({ user_id: userId });
  return query;
}
