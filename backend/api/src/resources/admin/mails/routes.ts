import {
  adminMailResponse,
  type AdminMailResponse,
  mailKinds,
  mostCounted,
} from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import { listEmailDeliveries, type EmailDelivery } from '@settlewise/infra/mail';
import { z } from 'zod';
import type { Routes } from '../../../http/routes';
import { textInPath } from '../../../http/validate';
import type { AdminApp } from '../adminApp';
import { answerPage, listing } from '../listing';

const kind = z.enum(mailKinds);
/** To people without an account, of whom there is no page. */
const toVisitors: readonly string[] = ['news_confirmation', 'news'];

const wanted = listing({
  sortable: ['lastTriedAt'],
  filter: z.strictObject({
    state: z.enum(['sent', 'failed']).optional(),
    kind: kind.optional(),
    userId: z.uuid().toLowerCase().optional(),
  }),
});

/** The outbox: the delivery of each email, without its text and without addresses. */
export function adminMailsRoutes(routes: Routes, { database, administrator }: AdminApp): void {
  routes.get('/api/admin/mails', {
    summary: 'Lists what became of mails.',
    caller: administrator,
    input: wanted,
    answers: { 200: z.array(adminMailResponse) },
    handle: async (ctx, _asking, listed) => {
      const { ids, search } = listed;
      const filter = { ...listed.filter, ids, search };
      const page = await listEmailDeliveries(database, { ...listed, filter, mostCounted });
      answerPage(ctx, 'mails', listed, { ...page, items: page.items.map(present) });
    },
  });

  routes.get('/api/admin/mails/:id', {
    summary: 'Tells what became of one mail.',
    caller: administrator,
    answers: { 200: adminMailResponse },
    handle: async (ctx) => {
      const { items } = await listEmailDeliveries(database, {
        offset: 0,
        limit: 1,
        sort: { field: 'id', descending: false },
        mostCounted: 1,
        filter: { ids: [textInPath(ctx, 'id')] },
      });
      const [mail] = items;
      if (mail === undefined) throw new DomainError('notFound', 'mail_not_found', 'There is no such mail.');
      ctx.body = present(mail) satisfies AdminMailResponse;
    },
  });
}

const present = ({ attempts, firstTriedAt, lastTriedAt, ...mail }: EmailDelivery): AdminMailResponse => ({
  ...mail,
  kind: kind.parse(mail.kind),
  userId: toVisitors.includes(mail.kind) ? null : mail.userId,
  tries: attempts,
  firstTriedAt: firstTriedAt.toISOString(),
  lastTriedAt: lastTriedAt.toISOString(),
});
