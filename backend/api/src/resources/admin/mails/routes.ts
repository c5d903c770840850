import { mailKinds, type AdminMailResponse } from '@settlewise/contract';
import { z } from 'zod';
import type { Routes } from '../../../http/routes';
import type { AdminParts } from '../adminParts';
import { answerPage, listing } from '../listing';
import { listMails, type MailRow } from './query';

const wanted = listing({
  sortable: ['lastTriedAt'],
  filter: z.strictObject({
    state: z.enum(['sent', 'failed']).optional(),
    kind: z.enum(mailKinds).optional(),
    userId: z.uuid().toLowerCase().optional(),
  }),
});

/** The outbox: what became of each mail, with neither words nor addresses. */
export function adminMailsRoutes(routes: Routes, { database, administrator }: AdminParts): void {
  routes.get('/api/admin/mails', administrator, wanted, async (ctx, _asking, listed) => {
    const { items, ...rest } = await listMails(database, listed);
    answerPage(ctx, 'mails', listed, { items: items.map(present), ...rest });
  });
}

function present(row: MailRow): AdminMailResponse {
  return {
    ...{ id: row.id, kind: row.kind, userId: row.user_id, maskedAddress: row.masked_address },
    ...{ state: row.state, tries: row.tries, reason: row.reason },
    firstTriedAt: row.first_tried_at.toISOString(),
    lastTriedAt: row.last_tried_at.toISOString(),
  };
}
