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
import { answerPage, listInput } from '../listInput';

const kind = z.enum(mailKinds);
/** Emails to visitors, who have no account page to link to. */
const visitorKinds: readonly string[] = ['news_confirmation', 'news'];

const mailListInput = listInput({
  sortable: ['lastTriedAt'],
  filter: z.strictObject({
    state: z.enum(['sent', 'failed']).optional(),
    kind: kind.optional(),
    userId: z.uuid().toLowerCase().optional(),
  }),
});

/** Lists the delivery state of emails, without texts and addresses. */
export function adminMailsRoutes(routes: Routes, { database, administrator }: AdminApp): void {
  routes.get('/api/admin/mails', {
    summary: 'Lists what became of mails.',
    caller: administrator,
    input: mailListInput,
    answers: { 200: z.array(adminMailResponse) },
    handle: async (ctx, _caller, request) => {
      const { ids, search } = request;
      const filter = { ...request.filter, ids, search };
      const page = await listEmailDeliveries(database, { ...request, filter, mostCounted });
      answerPage(ctx, 'mails', request, { ...page, items: page.items.map(presentMail) });
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
      ctx.body = presentMail(mail) satisfies AdminMailResponse;
    },
  });
}

const presentMail = ({ attempts, firstTriedAt, lastTriedAt, ...mail }: EmailDelivery): AdminMailResponse => ({
  ...mail,
  kind: kind.parse(mail.kind),
  userId: visitorKinds.includes(mail.kind) ? null : mail.userId,
  tries: attempts,
  firstTriedAt: firstTriedAt.toISOString(),
  lastTriedAt: lastTriedAt.toISOString(),
});
