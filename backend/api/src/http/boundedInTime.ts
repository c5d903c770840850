import type { Logger } from '@settlewise/infra/telemetry';
import type { ApiMiddleware, RequestContext } from './context';
import { RequestRefusedError, tryAgainLater } from './requestRefusedError';

const tookTooLong = 'This took too long. Please look whether the change is there before you try again.';

/** A client that has not finished sending by then is cut off, because the rest could take for ever. */
function stillSending(ctx: RequestContext): RequestRefusedError {
  ctx.set('Connection', 'close');
  return new RequestRefusedError(408, tookTooLong);
}

/**
 * Answers every request in time, even when a store hangs. The work of the request may still be carried out; its late outcome
 * is only logged. @param longestUploadMs for a request that brings a file
 */
export function boundedInTime(longestMs: number, longestUploadMs: number, log: Logger): ApiMiddleware {
  return async (ctx, next) => {
    const { correlationId } = ctx.state;
    let timer: NodeJS.Timeout | undefined;
    let late = false;
    const bringsFile = typeof ctx.is('multipart/form-data') === 'string';
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => {
          late = true;
          reject(ctx.req.complete ? tryAgainLater(503, tookTooLong, 5) : stillSending(ctx));
        },
        bringsFile ? longestUploadMs : longestMs,
      );
    });
    const answering = next();
    answering.catch((error: unknown) => {
      if (late) log.warn({ correlationId, err: error }, 'A request failed after it had been answered');
    });
    try {
      await Promise.race([answering, deadline]);
    } finally {
      clearTimeout(timer);
    }
  };
}
