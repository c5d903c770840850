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
import { pageInMemory } from '../pageInMemory';
import { answerPage, listInput } from '../listInput';

const reportListInput = listInput({
  sortable: ['lastReportedAt'],
  filter: z.strictObject({ state: z.enum(['hidden', 'asked']).optional() }),
});

const questionsById = new Map(bank.map((question) => [question.id, question]));

/** Lists reported practice questions until an administrator marks the reports as seen. */
export function adminPracticeReportsRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, practiceReports, recordOperation, clock } = app;

  routes.get('/api/admin/practice-reports', {
    summary: 'Lists questions of the practice that people have reported.',
    caller: administrator,
    input: reportListInput,
    answers: { 200: z.array(adminPracticeReportResponse) },
    handle: async (ctx, _caller, request) => {
      const reports = await listReports();
      const { state } = request.filter;
      const found = reports.filter((each) => state === undefined || each.state === state);
      const searchableTexts = ({ id, text, reasons }: AdminPracticeReportResponse) => [
        id,
        text ?? '',
        ...reasons,
      ];
      answerPage(ctx, 'practice-reports', request, pageInMemory(found, request, searchableTexts));
    },
  });

  routes.get('/api/admin/practice-reports/:id', {
    summary: 'Gives the open reports of one question.',
    caller: administrator,
    answers: { 200: adminPracticeReportResponse },
    handle: async (ctx) => {
      const id = textInPath(ctx, 'id');
      const found = (await listReports()).find((each) => each.id === id);
      if (found === undefined) throw noOpenReport();
      ctx.body = found;
    },
  });

  routes.post('/api/admin/practice-reports/:id/seen', {
    summary: 'Says that the reports of a question were looked at: it is asked again.',
    caller: administrator,
    answers: { 204: null },
    handle: async (ctx, caller) => {
      await markSeen(ctx, caller, [textInPath(ctx, 'id')]);
      ctx.status = 204;
    },
  });

  routes.post('/api/admin/practice-reports/seen', {
    summary: 'Says the same of many questions at once: all of them, or none.',
    caller: administrator,
    input: body(practiceReportsSeenRequest),
    answers: { 204: null },
    refusals: { 404: 'One of them has no open report.' },
    handle: async (ctx, caller, { ids }) => {
      await markSeen(ctx, caller, [...new Set(ids)]);
      ctx.status = 204;
    },
  });

  async function listReports(): Promise<readonly AdminPracticeReportResponse[]> {
    const hidden = new Set(hiddenQuestions(await practiceReports.listCounted(), liveQuestions));
    return (await practiceReports.list()).map((each) => presentReport(each, hidden));
  }

  /** @throws DomainError notFound if one has no open report; then none is marked */
  async function markSeen(
    ctx: ApiContext,
    caller: Parameters<typeof recordOperation>[1],
    ids: readonly string[],
  ): Promise<void> {
    const open = new Set((await practiceReports.list()).map(({ questionId }) => questionId));
    if (ids.some((id) => !open.has(id))) throw noOpenReport();
    // Recorded first, so that no action is without a record.
    for (const id of ids) await recordOperation(ctx, caller, 'practice_reports_seen', id);
    await practiceReports.markSeen(ids, clock());
  }
}

const noOpenReport = () =>
  new DomainError('notFound', 'question_not_reported', 'There is no open report of this question.');

function presentReport(
  { questionId, open, counted, lastReportedAt, reasons }: ReportedQuestion,
  hidden: ReadonlySet<string>,
) {
  const question = questionsById.get(questionId);
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
