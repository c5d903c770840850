import path from 'node:path';
import type { BullBoardRequest } from '@bull-board/api/dist/types.js';
import { anyJson, jobBoardPath } from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import { fileAnswer } from '../../../../http/describing';
import type { Routes } from '../../../../http/routes';
import type { ApiContext } from '../../../../http/context';
import { RequestRefusedError } from '../../../../http/requestRefusedError';
import type { AdminApp } from '../../adminApp';
import { knownQueues } from '../../../../jobs/queues';
import { boardFiles } from './boardFiles';
import { boardPage, boardPolicy } from './boardPage';
import { BoardQueue } from './boardQueue';
import { collectBoard, type Board } from './collectBoard';

/** Of the store's own clients and memory, and of a history that nobody keeps: the page is told to do without. */
const leftOut: readonly string[] = ['/metrics-history', '/api/redis/stats', '/api/queues/:queueName/workers'];

const notThere = 'There is no such queue or job.';
const notUnderstood = 'The board cannot be asked for this.';

/** The board of the queues, for details of jobs. It is read-only. */
export function jobBoardRoutes(routes: Routes, { jobs, administrator }: AdminApp): void {
  const queues = knownQueues.map(({ name, purpose }) => new BoardQueue(jobs.administration, name, purpose));
  const board = collectBoard(queues, {
    boardTitle: 'Settlewise jobs',
    miscLinks: [{ text: 'Back to Settlewise', url: '/admin' }],
    hideDocsLink: true,
    hideRedisDetails: true,
    showMetrics: false,
    showWorkers: false,
    locale: { lng: 'en-US' },
  });
  const page = boardPage(board, `${jobBoardPath}/`);

  for (const route of shown(board.page.route)) {
    routes.getFile(boardPath(route), {
      summary: 'Shows the board of the queues.',
      caller: administrator,
      answers: { 200: fileAnswer('text/html') },

      handle: (ctx) => {
        ctx.set('Content-Security-Policy', boardPolicy);
        ctx.type = 'html';
        ctx.body = page;
      },
    });
  }

  for (const answering of board.api) {
    const { method, route } = answering;
    if (![method].flat().includes('get')) continue;
    for (const each of shown(route)) {
      routes.get(boardPath(each), {
        summary: 'Answers what the board’s page asks for.',
        caller: administrator,
        answers: { 200: anyJson },
        ...(each === '/api/queues' ? { refusals: { 400: 'There is no such state of jobs.' } } : {}),

        handle: async (ctx) => {
          const { status = 200, body } = await answering.handler(requestOf(ctx, board));
          // The board has its own error texts; here errors have the same shape as everywhere.
          if (status >= 400) throw new RequestRefusedError(status, status === 404 ? notThere : notUnderstood);
          ctx.status = status;
          ctx.body = body;
        },
      });
    }
  }

  const files = boardFiles(board.staticFolder);
  for (const depth of files.depths) {
    const names = ['folder', 'subfolder'].slice(0, depth - 1).concat('file');
    const at = boardPath(`/static/${names.map((name) => `:${name}`).join('/')}`);
    routes.get(at, {
      summary: 'Gives a file of the board’s page.',
      caller: administrator,
      answers: { 200: fileAnswer('application/octet-stream') },

      handle: async (ctx) => {
        const name = names.map((each) => ctx.params[each] ?? '').join('/');
        const content = await files.read(name);
        if (content === null) throw new DomainError('notFound', 'file_not_found', 'There is no such file.');
        ctx.type = path.posix.extname(name);
        ctx.body = content;
      },
    });
  }
}

const shown = (route: string | string[]) => [route].flat().filter((each) => !leftOut.includes(each));

const boardPath = (route: string) => (route === '/' ? jobBoardPath : (`${jobBoardPath}${route}` as const));

function requestOf(ctx: ApiContext, { queues, uiConfig }: Board): BullBoardRequest {
  return { queues, uiConfig, params: ctx.params, query: ctx.query, body: {}, headers: {} };
}
