import type { IncomingMessage } from 'node:http';
import type { ApiContext } from './context';

/** A connection that ends stays half open for so long after its answer, unless the client closes it. */
const lingerMs = 5_000;

/**
 * Reads what a client still sends of a refused request and throws it away, so that a browser reads the answer and the connection
 * is free for the next request. Where much more is to come, the answer says that the connection ends; more than `mostBytes` is
 * never read.
 */
export function discardRest(ctx: Pick<ApiContext, 'req' | 'request' | 'set'>, mostBytes: number): void {
  discard(ctx.req, mostBytes);
  if ((ctx.request.length ?? Infinity) <= mostBytes) return;
  ctx.set('Connection', 'close');
  lingerAfterAnswer(ctx.req);
}

function discard(request: IncomingMessage, mostBytes: number): void {
  // After an error the stream that unpacks the content reads no more, so the rest would never be read.
  request.unpipe();
  let discarded = 0;
  request.on('data', (bytes: Buffer) => {
    discarded += bytes.length;
    if (discarded > mostBytes) request.pause();
  });
  request.resume();
}

/**
 * Closes only our side of the connection at first. A connection that is closed on both sides while the client still sends is
 * reset, and the client, often a proxy, loses the answer.
 */
function lingerAfterAnswer(request: IncomingMessage): void {
  const { socket } = request;
  // The next request of this connection would get no answer.
  request.once('end', () => socket.pause());
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
