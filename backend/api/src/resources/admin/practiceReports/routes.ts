import type { AdminPracticeReportResponse } from '@settlewise/contract';
import { DomainError } from '@settlewise/domain';
import type { ReportedQuestion } from '@settlewise/infra/practiceReports';
import { bank } from '@settlewise/practice/bank';
import { z } from 'zod';
import { nothing, type Routes } from '../../../http/routes';
import { textInPath } from '../../../http/validate';
import type { AdminDependencies } from '../adminDependencies';
import { pageOf } from '../listInMemory';
import { answerPage, listing } from '../listing';

const wanted = listing({
  sortable: ['lastReportedAt'],
  filter: z.strictObject({ state: z.enum(['hidden', 'asked']).optional() }),
});

const byId = new Map(bank.map((question) => [question.id, question]));

/** Questions that people have reported, until an administrator has looked at them. */
export function adminPracticeReportsRoutes(routes: Routes, options: AdminDependencies): void {
  const { administrator, practiceReports, recordOperation, clock } = options;

  routes.get('/api/admin/practice-reports', administrator, wanted, async (ctx, _asking, asked) => {
    const all = (await practiceReports.list()).map(present);
    const { state } = asked.filter;
    const found = all.filter((each) => state === undefined || each.state === state);
    const words = ({ id, text, reasons }: AdminPracticeReportResponse) => [id, text ?? '', ...reasons];
    answerPage(ctx, 'practice-reports', asked, pageOf(found, asked, words));
  });

  routes.get('/api/admin/practice-reports/:id', administrator, nothing, async (ctx) => {
    const id = textInPath(ctx, 'id');
    const found = (await practiceReports.list()).find(({ questionId }) => questionId === id);
    if (found === undefined) throw notReported();
    ctx.body = present(found);
  });

  routes.post('/api/admin/practice-reports/:id/seen', administrator, nothing, async (ctx, asking) => {
    const id = textInPath(ctx, 'id');
    if (!(await practiceReports.list()).some(({ questionId }) => questionId === id)) throw notReported();
    // First of all, so that nothing is done that nobody can be asked about.
    await recordOperation(ctx, asking, 'practice_reports_seen', id);
    await practiceReports.markSeen(id, clock());
    ctx.status = 204;
  });
}

const notReported = () =>
  new DomainError('notFound', 'question_not_reported', 'There is no open report of this question.');

function present({ questionId, open, counted, hidden, lastReportedAt, reasons }: ReportedQuestion) {
  const question = byId.get(questionId);
  return {
    id: questionId,
    text: question?.text ?? null,
    right: question === undefined ? [] : question.right.flatMap((index) => question.options[index] ?? []),
    source: question?.source ?? null,
    ...{ reports: open, reasons: [...reasons], lastReportedAt: lastReportedAt.toISOString() },
    ...{ counted, state: hidden ? 'hidden' : 'asked' },
  } satisfies AdminPracticeReportResponse;
}
