import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BullBoardRequest } from '@bull-board/api/dist/types.js';
import { anyJson, jobBoardPath } from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import { fileAnswer } from '../../../../http/callDescription';
import type { Routes } from '../../../../http/routes';
import type { ApiContext } from '../../../../http/context';
import { RequestRefusedError } from '../../../../http/requestRefusedError';
import type { AdminApp } from '../../adminApp';
import { knownQueues } from '../../../../jobs/queues';
import { renderBoardPage, boardPolicy } from './boardPage';
import { BoardQueue } from './boardQueue';
import { collectBoard, type Board } from './collectBoard';

/**
 * Calls about the store's clients and memory, and about metrics that are not kept. The page is configured not to use
 * them.
 */
const omittedRoutes: readonly string[] = [
  '/metrics-history',
  '/api/redis/stats',
  '/api/queues/:queueName/workers',
];

const notFoundMessage = 'There is no such queue or job.';
const badRequestMessage = 'The board cannot be asked for this.';

/** The read-only job board, which shows details of jobs. */
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
  const page = renderBoardPage(board, `${jobBoardPath}/`);

  for (const route of shownRoutes(board.page.route)) {
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

  for (const apiRoute of board.api) {
    const { method, route } = apiRoute;
    if (![method].flat().includes('get')) continue;
    for (const each of shownRoutes(route)) {
      routes.get(boardPath(each), {
        summary: 'Answers what the board’s page asks for.',
        caller: administrator,
        answers: { 200: anyJson },
        ...(each === '/api/queues' ? { refusals: { 400: 'There is no such state of jobs.' } } : {}),

        handle: async (ctx) => {
          const { status = 200, body } = await apiRoute.handler(toBoardRequest(ctx, board));
          // The board has its own error texts; here errors have the same shape as everywhere.
          if (status >= 400)
            throw new RequestRefusedError(status, status === 404 ? notFoundMessage : badRequestMessage);
          ctx.status = status;
          ctx.body = body;
        },
      });
    }
  }

  const files = createBoardFiles(board.staticFolder);
  for (const depth of files.depths) {
    const names = ['folder', 'subfolder'].slice(0, depth - 1).concat('file');
    const filePath = boardPath(`/static/${names.map((name) => `:${name}`).join('/')}`);
    routes.get(filePath, {
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

const shownRoutes = (route: string | string[]) =>
  [route].flat().filter((each) => !omittedRoutes.includes(each));

const boardPath = (route: string) => (route === '/' ? jobBoardPath : (`${jobBoardPath}${route}` as const));

function toBoardRequest(ctx: ApiContext, { queues, uiConfig }: Board): BullBoardRequest {
  return { queues, uiConfig, params: ctx.params, query: ctx.query, body: {}, headers: {} };
}

interface BoardFiles {
  /** The numbers of path segments that file names have. */
  readonly depths: readonly number[];
  /** @returns null if there is no such file */
  read(name: string): Promise<Buffer | null>;
}

/** The static files of the board's page, by name (`js/main.js`). Files added to the folder later are not served. */
function createBoardFiles(folder: string): BoardFiles {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name) !== '')
      .map((name) => name.split(path.sep).join('/')),
  );
  return {
    depths: [...new Set([...names].map((name) => name.split('/').length))].sort(),
    read: (name) => (names.has(name) ? readFile(path.join(folder, name)) : Promise.resolve(null)),
  };
}
