import type { Knex } from 'knex';
import { countedRows, textInPattern, type Counted } from '../database';
import type { EmailDeliveryState } from './emailDeliveries';

/** The delivery of an email: its state, without its text and without the whole address. */
export interface EmailDelivery {
  readonly id: string;
  readonly kind: string;
  readonly userId: string;
  readonly maskedAddress: string;
  readonly state: EmailDeliveryState;
  readonly attempts: number;
  readonly firstTriedAt: Date;
  readonly lastTriedAt: Date;
  /** What went wrong at the last attempt; null when the email was handed over. */
  readonly reason: string | null;
}

export interface EmailDeliveryFilter {
  readonly ids?: readonly string[] | undefined;
  /** A part of the kind, of the masked address or of what went wrong. */
  readonly search?: string | undefined;
  readonly state?: EmailDeliveryState | undefined;
  readonly kind?: string | undefined;
  readonly userId?: string | undefined;
}

interface EmailDeliveriesWanted {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: 'id' | 'lastTriedAt'; readonly descending: boolean };
  readonly filter: EmailDeliveryFilter;
  /** Counting stops there. */
  readonly mostCounted: number;
}

/** A page of the deliveries, and how many there are. */
export async function listEmailDeliveries(
  database: Knex,
  { offset, limit, sort, filter, mostCounted }: EmailDeliveriesWanted,
): Promise<Counted & { readonly items: readonly EmailDelivery[] }> {
  const order = sort.descending ? 'desc' : 'asc';
  const [items, counted] = await Promise.all([
    fitting(database, filter)
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
    countedRows(database, fitting(database, filter), mostCounted),
  ]);
  return { items, ...counted };
}

function fitting(
  database: Knex,
  { ids, search, state, kind, userId }: EmailDeliveryFilter,
): Knex.QueryBuilder {
  const query = database('mail_tries');
  if (ids !== undefined) void query.whereIn('id', ids);
  const sought = search?.trim() ?? '';
  if (sought !== '') {
    const pattern = `%${textInPattern(sought)}%`;
    void query.where((either) => {
      for (const column of ['kind', 'masked_address', 'reason']) void either.orWhereILike(column, pattern);
    });
  }
  if (state !== undefined) void query.where({ state });
  if (kind !== undefined) void query.where({ kind });
  if (userId !== undefined) void query.where({ user_id: userId });
  return query;
}
