import { createBullBoard } from '@bull-board/api';
import type { BaseAdapter } from '@bull-board/api/dist/queueAdapters/base.js';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/dist/types.js';

/** The parts of the board that a server needs. */
export interface Board {
  readonly queues: BullBoardQueues;
  readonly uiConfig: UIConfig;
  /** The folder of the page's template. */
  readonly viewsFolder: string;
  /** The folder of the files that the page loads. */
  readonly staticFolder: string;
  readonly page: AppViewRoute;
  readonly api: readonly AppControllerRoute[];
}

/**
 * Collects the parts that the board registers at a server. `@bull-board/koa` is not used, because it mounts its own
 * application: calls that change queues, without our access check, error format and /api/docs, and a page with a font
 * from another server.
 */
class Collector implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  uiConfig: UIConfig = {};
  viewsFolder = '';
  staticFolder = '';
  page: AppViewRoute | null = null;
  api: readonly AppControllerRoute[] = [];

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }
  setViewsPath(folder: string): this {
    this.viewsFolder = folder;
    return this;
  }
  setStaticPath(_route: string, folder: string): this {
    this.staticFolder = folder;
    return this;
  }
  setEntryRoute(page: AppViewRoute): this {
    this.page = page;
    return this;
  }
  // The API's own error handler is used.
  setErrorHandler(): this {
    return this;
  }
  setApiRoutes(api: AppControllerRoute[]): this {
    this.api = api;
    return this;
  }
  setUIConfig(uiConfig: UIConfig): this {
    this.uiConfig = uiConfig;
    return this;
  }
}

export function collectBoard(queues: readonly BaseAdapter[], uiConfig: UIConfig): Board {
  const collector = new Collector();
  createBullBoard({ queues, serverAdapter: collector, options: { uiConfig } });
  const { page } = collector;
  if (page === null) throw new Error('The board has no page');
  const { viewsFolder, staticFolder, api } = collector;
  return { queues: collector.queues, uiConfig: collector.uiConfig, viewsFolder, staticFolder, page, api };
}
