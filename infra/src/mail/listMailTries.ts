import type { Knex } from 'knex';
import { countedRows, textInPattern, type Counted } from '../database';
import type { MailState } from './mailTries';

/** What became of a mail, with neither words nor its whole address. */
export interface MailTries {
  readonly id: string;
  readonly kind: string;
  readonly userId: string;
  readonly maskedAddress: string;
  readonly state: MailState;
  readonly tries: number;
  readonly firstTriedAt: Date;
  readonly lastTriedAt: Date;
  /** What went wrong at the last try; null when the mail was handed over. */
  readonly reason: string | null;
}

export interface MailFilter {
  readonly ids?: readonly string[] | undefined;
  /** A part of the kind, of the masked address or of what went wrong. */
  readonly search?: string | undefined;
  readonly state?: MailState | undefined;
  readonly kind?: string | undefined;
  readonly userId?: string | undefined;
}

interface MailsWanted {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: 'id' | 'lastTriedAt'; readonly descending: boolean };
  readonly filter: MailFilter;
  /** Counting stops there. */
  readonly mostCounted: number;
}

/** A part of the mails, and how many there are. */
export async function listMailTries(
  database: Knex,
  { offset, limit, sort, filter, mostCounted }: MailsWanted,
): Promise<Counted & { readonly items: readonly MailTries[] }> {
  const order = sort.descending ? 'desc' : 'asc';
  const [items, counted] = await Promise.all([
    fitting(database, filter)
      .orderBy([
        ...(sort.field === 'id' ? [] : [{ column: 'last_tried_at', order }]),
        { column: 'id', order },
      ])
      .offset(offset)
      .limit(limit)
      .select<MailTries[]>({
        ...{ id: 'id', kind: 'kind', userId: 'user_id', maskedAddress: 'masked_address', state: 'state' },
        ...{ tries: 'tries', firstTriedAt: 'first_tried_at', lastTriedAt: 'last_tried_at', reason: 'reason' },
      }),
    countedRows(database, fitting(database, filter), mostCounted),
  ]);
  return { items, ...counted };
}

function fitting(database: Knex, { ids, search, state, kind, userId }: MailFilter): Knex.QueryBuilder {
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
