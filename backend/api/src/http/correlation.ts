import { randomUUID } from 'node:crypto';
import type { ApiMiddleware } from './context';

/** Gives every request an id of our own making: one sent by the client could be forged to hide among others. */
export const correlation: ApiMiddleware = async (ctx, next) => {
  ctx.state.correlationId = randomUUID();
  ctx.set('X-Correlation-Id', ctx.state.correlationId);
  await next();
};
