import type { IncomingMessage } from 'node:http';
import type { ApiContext } from './context';

/** How long a connection stays half open after the answer, unless the client closes it. */
const halfOpenMs = 5_000;

/**
 * Reads and discards the rest of a refused request, so that a browser reads the answer and the connection can be reused. Reads at
 * most `maxBytes`; if more may follow, the connection is closed after the answer.
 */
export function discardRest(ctx: Pick<ApiContext, 'req' | 'request' | 'set'>, maxBytes: number): void {
  discard(ctx.req, maxBytes);
  if ((ctx.request.length ?? Infinity) <= maxBytes) return;
  ctx.set('Connection', 'close');
  keepHalfOpen(ctx.req);
}

function discard(request: IncomingMessage, maxBytes: number): void {
  // After an error the decompressing stream stops reading, and the rest would stay unread.
  request.unpipe();
  let discarded = 0;
  request.on('data', (bytes: Buffer) => {
    discarded += bytes.length;
    if (discarded > maxBytes) request.pause();
  });
  request.resume();
}

/**
 * Closes only our side of the connection first. Closing both sides while the client is sending resets the connection, and the
 * client, often a proxy, loses the answer.
 */
function keepHalfOpen(request: IncomingMessage): void {
  const { socket } = request;
  // A further request on this connection would get no answer.
  request.once('end', () => socket.pause());
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), halfOpenMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
