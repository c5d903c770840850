import type { Logger } from '@settlewise/infra/telemetry';
import type { ApiMiddleware, RequestContext } from './context';
import { RequestRefusedError, tryAgainLater } from './requestRefusedError';

const timeoutMessage = 'This took too long. Please look whether the change is there before you try again.';

/** Closes the connection of a client that is still sending, because the rest might never arrive. */
function createSlowClientError(ctx: RequestContext): RequestRefusedError {
  ctx.set('Connection', 'close');
  return new RequestRefusedError(408, timeoutMessage);
}

/**
 * Answers every request in time, even when a store hangs. The work may still complete later; a late failure is logged.
 * @param maxUploadMs the timeout of file uploads
 */
export function requestTimeout(maxMs: number, maxUploadMs: number, log: Logger): ApiMiddleware {
  return async (ctx, next) => {
    const { correlationId } = ctx.state;
    let timer: NodeJS.Timeout | undefined;
    let hasTimedOut = false;
    const isUpload = typeof ctx.is('multipart/form-data') === 'string';
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => {
          hasTimedOut = true;
          reject(ctx.req.complete ? tryAgainLater(503, timeoutMessage, 5) : createSlowClientError(ctx));
        },
        isUpload ? maxUploadMs : maxMs,
      );
    });
    const handling = next();
    handling.catch((error: unknown) => {
      if (hasTimedOut) log.warn({ correlationId, err: error }, 'A request failed after it had been answered');
    });
    try {
      await Promise.race([handling, deadline]);
    } finally {
      clearTimeout(timer);
    }
  };
}
