import { mostCounted, type MailKind } from '@settlewise/contract';
import type { MailState } from '@settlewise/infra/mail';
import type { Knex } from 'knex';
import type { Listing, Page } from '../listing';

export interface MailRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly user_id: string;
  readonly masked_address: string;
  readonly state: MailState;
  readonly tries: number;
  readonly first_tried_at: Date;
  readonly last_tried_at: Date;
  readonly reason: string | null;
}

export interface MailFilter {
  readonly state?: MailState | undefined;
  readonly kind?: MailKind | undefined;
  readonly userId?: string | undefined;
}

/** What became of mails, by when they were last tried. */
export async function listMails(
  database: Knex,
  { offset, limit, sort, filter }: Listing<'lastTriedAt', MailFilter>,
): Promise<Page<MailRow>> {
  const matching = () => {
    const query = database('mail_tries');
    if (filter.state !== undefined) void query.where({ state: filter.state });
    if (filter.kind !== undefined) void query.where({ kind: filter.kind });
    if (filter.userId !== undefined) void query.where({ user_id: filter.userId });
    return query;
  };
  const direction = sort.descending ? 'desc' : 'asc';
  const [items, counted] = await Promise.all([
    matching()
      .orderBy([
        { column: 'last_tried_at', order: direction },
        { column: 'id', order: direction },
      ])
      .offset(offset)
      .limit(limit)
      .select<MailRow[]>('*'),
    database
      .from(
        matching()
          .select('id')
          .limit(mostCounted + 1)
          .as('counted'),
      )
      .count<{ count: string }[]>('* AS count'),
  ]);
  const total = Number(counted[0]?.count ?? 0);
  return { items, total: Math.min(total, mostCounted), more: total > mostCounted };
}
