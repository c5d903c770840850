import { mailKinds, mostCounted, type AdminMailResponse } from '@settlewise/contract';
import { listMailTries, type MailTries } from '@settlewise/infra/mail';
import { z } from 'zod';
import type { Routes } from '../../../http/routes';
import type { AdminParts } from '../adminParts';
import { answerPage, listing } from '../listing';

const kind = z.enum(mailKinds);

const wanted = listing({
  sortable: ['lastTriedAt'],
  filter: z.strictObject({
    state: z.enum(['sent', 'failed']).optional(),
    kind: kind.optional(),
    userId: z.uuid().toLowerCase().optional(),
  }),
});

/** The outbox: what became of each mail, with neither words nor addresses. */
export function adminMailsRoutes(routes: Routes, { database, administrator }: AdminParts): void {
  routes.get('/api/admin/mails', administrator, wanted, async (ctx, _asking, listed) => {
    const { sort, ...rest } = listed;
    const page = await listMailTries(database, { ...rest, ...sort, mostCounted });
    answerPage(ctx, 'mails', listed, { ...page, items: page.items.map(present) });
  });
}

const present = ({ firstTriedAt, lastTriedAt, ...mail }: MailTries): AdminMailResponse => ({
  ...mail,
  kind: kind.parse(mail.kind),
  firstTriedAt: firstTriedAt.toISOString(),
  lastTriedAt: lastTriedAt.toISOString(),
});
