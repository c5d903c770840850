import {
  administratorActRequest,
  adminLegalAccessResponse,
  type AdminLegalAccessResponse,
  mostCounted,
} from '@settlewise/contract/admin';
import { legalAccessStates } from '@settlewise/contract/legalAccess';
import { maskAddress } from '@settlewise/infra/mail';
import {
  countAdministeredLegalAccess,
  findLegalAccess,
  listAdministeredLegalAccess,
  type AdministeredLegalAccess,
} from '@settlewise/projections';
import { z } from 'zod';
import type { Routes } from '../../../http/routes';
import { body, identifierInPath } from '../../../http/validate';
import { presentGrant } from '../../../record/legalAccess/presenter';
import { administratorCommand } from '../administratorCommand';
import type { AdminApp } from '../adminApp';
import { loadAccount, accountNotFoundIfErased } from '../loadAccount';
import { answerPage, listInput, validUuids } from '../listInput';
import { accessNotFound, createEndAccess } from './endAccess';

const accessListInput = listInput({
  sortable: ['grantedAt', 'expiresAt'],
  filter: z.strictObject({ state: z.enum(legalAccessStates).optional(), userId: z.uuid().optional() }),
});

/** Lists the access that people gave to lawyers, and ends it. */
export function adminLegalAccessRoutes(routes: Routes, app: AdminApp): void {
  const { database, commands, administrator, readYourWrites, clock } = app;
  const endAccess = createEndAccess(app);

  routes.get('/api/admin/legal-access', {
    summary: 'Lists all access that people gave.',
    caller: administrator,
    input: accessListInput,
    answers: { 200: z.array(adminLegalAccessResponse) },
    handle: async (ctx, _caller, request) => {
      await readYourWrites.upToDate(ctx, 'accounts', 'legal_access');
      const now = clock();
      const filter = { ...request.filter, ids: validUuids(request.ids), search: request.search };
      const [grants, counted] = await Promise.all([
        listAdministeredLegalAccess(database, { ...request, filter, now }),
        countAdministeredLegalAccess(database, filter, now, mostCounted),
      ]);
      answerPage(ctx, 'legal-access', request, { items: grants.map(presentAdministered), ...counted });
    },
  });

  routes.get('/api/admin/legal-access/:id', {
    summary: 'Gives one access.',
    caller: administrator,
    answers: { 200: adminLegalAccessResponse },
    handle: async (ctx) => {
      await readYourWrites.upToDate(ctx, 'accounts', 'legal_access');
      const grantId = identifierInPath(ctx);
      const found = await listAdministeredLegalAccess(database, {
        offset: 0,
        limit: 1,
        sort: { field: 'id', descending: false },
        now: clock(),
        filter: { ids: grantId === null ? [] : [grantId] },
      });
      const [grant] = found;
      if (grant === undefined) throw accessNotFound();
      ctx.body = presentAdministered(grant) satisfies AdminLegalAccessResponse;
    },
  });

  routes.post('/api/admin/legal-access/:id/revoke', {
    summary: 'Ends access, for a reason that its owner is told.',
    caller: administrator,
    input: body(administratorActRequest),
    repeatable: true,
    answers: { 200: adminLegalAccessResponse },
    handle: async (ctx, caller, { reason }) => {
      const grantId = identifierInPath(ctx);
      const recorded = grantId === null ? null : await findLegalAccess(database, grantId);
      if (grantId === null || recorded === null) throw accessNotFound();
      const { userId, lastLookedAt } = recorded;
      const now = clock();
      const context = administratorCommand(ctx, caller, userId, now);
      const { grant, position } = await accountNotFoundIfErased(() => endAccess(grantId, reason, context));
      const owner = await loadAccount(commands, userId);
      const { state, expiresAt, createdAt, revokedAt, lastAccessed } = presentGrant(grantId, grant, {
        sharingEnabled: owner.settings.lawyerSharingEnabled,
        lastLookedAt,
        now,
      });
      readYourWrites.remember(ctx, position);
      ctx.body = {
        id: grantId,
        userId,
        username: owner.username,
        maskedEmail: maskAddress(grant.email),
        state,
        grantedAt: createdAt,
        expiresAt,
        revokedAt,
        lastLookedAt: lastAccessed,
      } satisfies AdminLegalAccessResponse;
    },
  });
}

function presentAdministered({
  grantId,
  email,
  grantedAt,
  expiresAt,
  revokedAt,
  lastLookedAt,
  ...rest
}: AdministeredLegalAccess): AdminLegalAccessResponse {
  return {
    id: grantId,
    ...rest,
    maskedEmail: maskAddress(email),
    grantedAt: grantedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastLookedAt: lastLookedAt?.toISOString() ?? null,
  };
}
