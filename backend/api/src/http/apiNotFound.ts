import type { ApiMiddleware } from './context';
import { RequestRefusedError } from './requestRefusedError';

/** Wraps the router: answers for API paths that no route serves, or not by this method. */
export const apiNotFound: ApiMiddleware = async (ctx, next) => {
  await next();
  if (ctx.body !== undefined && ctx.body !== null) return;
  if (ctx.status === 405 || ctx.status === 501) {
    throw new RequestRefusedError(405, 'This address cannot be used in that way.');
  }
  if (ctx.status === 404) throw new RequestRefusedError(404, 'There is nothing at this address.');
};
