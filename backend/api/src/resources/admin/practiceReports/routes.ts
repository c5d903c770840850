import {
  adminPracticeReportResponse,
  type AdminPracticeReportResponse,
  practiceReportsSeenRequest,
} from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import type { ReportedQuestion } from '@settlewise/projections/tables';
import { hiddenQuestions } from '@settlewise/practice';
import { bank, liveQuestions } from '@settlewise/practice/bank';
import { z } from 'zod';
import type { ApiContext } from '../../../http/context';
import { type Routes } from '../../../http/routes';
import { body, textInPath } from '../../../http/validate';
import type { AdminApp } from '../adminApp';
import { pageOf } from '../listInMemory';
import { answerPage, listing } from '../listing';

const wanted = listing({
  sortable: ['lastReportedAt'],
  filter: z.strictObject({ state: z.enum(['hidden', 'asked']).optional() }),
});

const byId = new Map(bank.map((question) => [question.id, question]));

/** Questions that people have reported, until an administrator has looked at them. */
export function adminPracticeReportsRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, practiceReports, recordOperation, clock } = app;

  routes.get('/api/admin/practice-reports', {
    summary: 'Lists questions of the practice that people have reported.',
    caller: administrator,
    input: wanted,
    answers: { 200: z.array(adminPracticeReportResponse) },
    handle: async (ctx, _asking, asked) => {
      const all = await reported();
      const { state } = asked.filter;
      const found = all.filter((each) => state === undefined || each.state === state);
      const words = ({ id, text, reasons }: AdminPracticeReportResponse) => [id, text ?? '', ...reasons];
      answerPage(ctx, 'practice-reports', asked, pageOf(found, asked, words));
    },
  });

  routes.get('/api/admin/practice-reports/:id', {
    summary: 'Gives the open reports of one question.',
    caller: administrator,
    answers: { 200: adminPracticeReportResponse },
    handle: async (ctx) => {
      const id = textInPath(ctx, 'id');
      const found = (await reported()).find((each) => each.id === id);
      if (found === undefined) throw notReported();
      ctx.body = found;
    },
  });

  routes.post('/api/admin/practice-reports/:id/seen', {
    summary: 'Says that the reports of a question were looked at: it is asked again.',
    caller: administrator,
    answers: { 204: null },
    handle: async (ctx, asking) => {
      await markSeen(ctx, asking, [textInPath(ctx, 'id')]);
      ctx.status = 204;
    },
  });

  routes.post('/api/admin/practice-reports/seen', {
    summary: 'Says the same of many questions at once: all of them, or none.',
    caller: administrator,
    input: body(practiceReportsSeenRequest),
    answers: { 204: null },
    refusals: { 404: 'One of them has no open report.' },
    handle: async (ctx, asking, { ids }) => {
      await markSeen(ctx, asking, [...new Set(ids)]);
      ctx.status = 204;
    },
  });

  async function reported(): Promise<readonly AdminPracticeReportResponse[]> {
    const hidden = new Set(hiddenQuestions(await practiceReports.listCounted(), liveQuestions));
    return (await practiceReports.list()).map((each) => present(each, hidden));
  }

  /** @throws DomainError notFound where one of them is not reported; then none is looked at */
  async function markSeen(
    ctx: ApiContext,
    asking: Parameters<typeof recordOperation>[1],
    ids: readonly string[],
  ): Promise<void> {
    const open = new Set((await practiceReports.list()).map(({ questionId }) => questionId));
    if (ids.some((id) => !open.has(id))) throw notReported();
    // First of all, so that nothing is done that nobody can be asked about.
    for (const id of ids) await recordOperation(ctx, asking, 'practice_reports_seen', id);
    await practiceReports.markSeen(ids, clock());
  }
}

const notReported = () =>
  new DomainError('notFound', 'question_not_reported', 'There is no open report of this question.');

function present(
  { questionId, open, counted, lastReportedAt, reasons }: ReportedQuestion,
  hidden: ReadonlySet<string>,
) {
  const question = byId.get(questionId);
  return {
    id: questionId,
    text: question?.text ?? null,
    right: question === undefined ? [] : question.right.flatMap((index) => question.options[index] ?? []),
    source: question?.source ?? null,
    reports: open,
    reasons: [...reasons],
    lastReportedAt: lastReportedAt.toISOString(),
    counted,
    state: hidden.has(questionId) ? 'hidden' : 'asked',
  } satisfies AdminPracticeReportResponse;
}
