import { adminProjectionResponse, type AdminProjectionResponse } from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import { projectionNames, readStatus, rebuildProjection, retryProjection } from '@settlewise/projections';
import { z } from 'zod';
import type { ApiContext } from '../../../http/context';
import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { answerPage, listInput } from '../listInput';
import { pageInMemory } from '../pageInMemory';
import { presentProjection } from './presenter';
import { createRateSampler } from './rateSampler';

const projectionListInput = listInput({
  sortable: ['name'],
  ascending: true,
  filter: z.strictObject({ name: z.string().optional(), state: z.enum(['live', 'building']).optional() }),
});

/** Shows the status of the read models of all processes, and retries or rebuilds them. */
export function adminProjectionsRoutes(routes: Routes, app: AdminApp): void {
  const { database, eventStore, administrator, recordOperation, clock, log, closing } = app;
  const sampler = createRateSampler({ database, log, signal: closing });

  async function presentAll(): Promise<readonly AdminProjectionResponse[]> {
    const statuses = await readStatus(database, eventStore);
    const findRate = sampler.sample(statuses);
    const now = clock();
    return statuses.map((status) =>
      presentProjection(status, {
        live: statuses.find(({ name, state }) => name === status.name && state === 'live'),
        eventsPerSecond: findRate(status),
        now,
      }),
    );
  }

  routes.get('/api/admin/projections', {
    summary: 'Lists how the read models stand.',
    caller: administrator,
    input: projectionListInput,
    answers: { 200: z.array(adminProjectionResponse) },
    handle: async (ctx, _caller, request) => {
      const { name, state } = request.filter;
      const found = (await presentAll()).filter(
        (each) => (name ?? each.name) === each.name && (state ?? each.state) === each.state,
      );
      answerPage(
        ctx,
        'projections',
        request,
        pageInMemory(found, request, ({ id }) => [id]),
      );
    },
  });

  routes.get('/api/admin/projections/:id', {
    summary: 'Tells how one read model stands.',
    caller: administrator,
    answers: { 200: adminProjectionResponse },
    handle: async (ctx) => {
      const found = (await presentAll()).find(({ id }) => id === ctx.params['id']);
      if (found === undefined) throw projectionNotFound();
      ctx.body = found;
    },
  });

  const operations = [
    {
      verb: 'retry',
      summary: 'Lets a read model that stopped try again.',
      operation: 'projection_retried',
      execute: retryProjection,
    },
    {
      verb: 'rebuild',
      summary: 'Fills a read model anew.',
      operation: 'projection_rebuilt',
      execute: rebuildProjection,
    },
  ] as const;
  for (const { verb, summary, operation, execute } of operations) {
    routes.post(`/api/admin/projections/:name/${verb}`, {
      summary,
      caller: administrator,
      answers: { 202: z.array(adminProjectionResponse) },
      handle: async (ctx, caller) => {
        const name = nameInPath(ctx);
        await recordOperation(ctx, caller, operation, name);
        await execute(database, name);
        ctx.status = 202;
        ctx.body = await presentAll();
      },
    });
  }
}

/** @throws DomainError notFound */
function nameInPath(ctx: ApiContext): string {
  const name = ctx.params['name'];
  if (name !== undefined && projectionNames.includes(name)) return name;
  throw projectionNotFound();
}

const projectionNotFound = () =>
  new DomainError('notFound', 'projection_not_found', 'There is no such read model.');
