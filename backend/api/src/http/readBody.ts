import { bodyParser } from '@koa/bodyparser';
import type { ApiContext } from './context';
import { discardRest } from './discardRest';
import { RequestRefusedError } from './requestRefusedError';

/** `100kb` is enough for every form except those with 2,000 trips. Files are not read here. */
export type BodyLimit = '100kb' | '1mb';

// Reads text, because the parser would parse many large bodies in one turn of the event loop.
const createBodyReader = (limit: BodyLimit) =>
  bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    textLimit: limit,
    encoding: 'utf-8',
    // The request to delete an account contains the password.
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  });
const readers = { '100kb': createBodyReader('100kb'), '1mb': createBodyReader('1mb') };
/** How much of a refused request is read and discarded. */
const maxDiscardedBytes = 1_048_576;

/**
 * Reads the request's JSON as text, which is empty if nothing was sent.
 * @throws RequestRefusedError 400 (cannot be unpacked) or 415 (not JSON) · an error of the reader with status 400, 413 or 415
 */
export async function readBody(ctx: ApiContext, limit: BodyLimit): Promise<string> {
  // fetch sends Content-Length: 0 for a request without content.
  if (ctx.request.length === 0) return '';
  if (ctx.is('application/json') === false) {
    throw new RequestRefusedError(415, 'Please send the request as JSON (Content-Type: application/json).');
  }
  try {
    await readers[limit](ctx, () => Promise.resolve());
  } catch (error) {
    discardRest(ctx, maxDiscardedBytes);
    throw isDamaged(ctx, error) ? new RequestRefusedError(400, 'The request could not be unpacked.') : error;
  }
  const { body }: { readonly body?: unknown } = ctx.request;
  return typeof body === 'string' ? body : '';
}

/** Errors of the reader have a status; errors of decompression have none. */
function isDamaged(ctx: ApiContext, error: unknown): boolean {
  return ctx.headers['content-encoding'] !== undefined && error instanceof Error && !('status' in error);
}
