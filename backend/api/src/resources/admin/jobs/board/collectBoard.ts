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
  /** Where its page's template is. */
  readonly viewsFolder: string;
  /** Where the files are that its page loads. */
  readonly staticFolder: string;
  readonly page: AppViewRoute;
  readonly api: readonly AppControllerRoute[];
}

/**
 * The board registers its parts at a server one after the other; this collects them. `@bull-board/koa` would mount an
 * application of its own: calls that change queues beside those that read, answered past our guard, our errors and
 * /api/docs, and a page with the address of a font elsewhere in it.
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
  // Errors are answered as everywhere in the API.
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
