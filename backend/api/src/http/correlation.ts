import { randomUUID } from 'node:crypto';
import { withCorrelation } from '@settlewise/infra/telemetry';
import type { ApiMiddleware } from './context';

/**
 * Gives every request a new id, which each log line of the request contains. An id of the client is ignored, because it could
 * be forged to hide among other requests.
 */
export const correlation: ApiMiddleware = async (ctx, next) => {
  ctx.state.correlationId = randomUUID();
  ctx.set('X-Correlation-Id', ctx.state.correlationId);
  await withCorrelation(ctx.state.correlationId, next);
};
