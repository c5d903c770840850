import { adminOverviewResponse, type AdminOverviewResponse } from '@settlewise/contract/admin';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { countAllEvents, countEventsByDay, countPeople, readStatus } from '@settlewise/projections';
import { cacheFor } from '../../../answers/cacheFor';
import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { presentRuleSet } from '../rules/presenter';
import { countJobs, countMailOutcomes, presentLag, presentProof } from './overviewCounts';

const days = 30;
const dayMs = 24 * 3600 * 1000;
const minuteMs = 60_000;

/** The data of the administrators' start page. */
export function adminOverviewRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, database, eventStore, jobs, lawDesk, logChecks, readYourWrites, clock } = app;
  // Counting reads the whole log, so the result is cached.
  const countEvents = cacheFor(minuteMs, clock, async () => {
    const today = civilDateInLondon(clock());
    const [eventsByDay, { total, lastAt }] = await Promise.all([
      countEventsByDay(database, addDays(today, 1 - days), today),
      countAllEvents(database),
    ]);
    return { eventsByDay, events: { total, lastAt: lastAt?.toISOString() ?? null } };
  });

  routes.get('/api/admin/overview', {
    summary: 'Tells how everything stands.',
    caller: administrator,
    answers: { 200: adminOverviewResponse },
    handle: async (ctx) => {
      await readYourWrites.upToDate(ctx, 'accounts');
      const now = clock();
      const since = new Date(now.getTime() - days * dayMs);
      const [people, { eventsByDay, events }, statuses, jobCounts, mails, proof, { readings }] =
        await Promise.all([
          countPeople(database, since),
          countEvents(),
          readStatus(database, eventStore),
          countJobs(jobs),
          countMailOutcomes(database, since),
          logChecks.lastFinished(),
          lawDesk.current(),
        ]);
      ctx.body = {
        people,
        events,
        mails,
        jobs: jobCounts,
        proof: presentProof(proof),
        eventsByDay: [...eventsByDay],
        projections: statuses.map((status) => presentLag(status, now)),
        rules: presentRuleSet(now, readings),
      } satisfies AdminOverviewResponse;
    },
  });
}
