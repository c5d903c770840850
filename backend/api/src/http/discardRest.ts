import type { IncomingMessage } from 'node:http';
import type { ApiContext } from './context';

/**
 * Reads what a client still sends of a refused request and throws it away, so that a browser reads the answer and the connection
 * is free for the next request. Where much more is to come, the answer says that the connection ends; who goes on sending then is
 * cut off.
 */
export function discardRest(ctx: Pick<ApiContext, 'req' | 'request' | 'set'>, mostBytes: number): void {
  if ((ctx.request.length ?? Infinity) > mostBytes) ctx.set('Connection', 'close');
  discard(ctx.req, mostBytes);
}

function discard(request: IncomingMessage, mostBytes: number): void {
  // After an error the stream that unpacks the content reads no more, so the rest would never be read.
  request.unpipe();
  let discarded = 0;
  request.on('data', (bytes: Buffer) => {
    discarded += bytes.length;
    if (discarded > mostBytes) request.destroy();
  });
  request.resume();
}
