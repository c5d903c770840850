import { randomUUID } from 'node:crypto';
import { withCorrelation } from '@settlewise/infra/telemetry';
import type { ApiMiddleware } from './context';

/**
 * Gives every request an id of our own: one sent by the client could be forged to hide among others. Every log line of the
 * request carries it.
 */
export const correlation: ApiMiddleware = async (ctx, next) => {
  ctx.state.correlationId = randomUUID();
  ctx.set('X-Correlation-Id', ctx.state.correlationId);
  await withCorrelation(ctx.state.correlationId, next);
};
