import { bodyParser } from '@koa/bodyparser';
import type { ApiContext } from './context';
import { discardRest } from './discardRest';
import { RequestRefusedError } from './requestRefusedError';

/** `100kb` is larger than any form of this program, except those with 2,000 trips; files have their own path. */
export type LargestBody = '100kb' | '1mb';

// As text: the parser would parse many large bodies in one turn of the event loop.
const readerFor = (largest: LargestBody) =>
  bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json'] },
    textLimit: largest,
    encoding: 'utf-8',
    // Deleting an account takes the password.
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  });
const readers = { '100kb': readerFor('100kb'), '1mb': readerFor('1mb') };
/** How much of a refused request is read and thrown away, in bytes. */
const mostDiscarded = 1_048_576;

/**
 * Reads the request's JSON as text, which is empty where nothing was sent.
 * @throws RequestRefusedError 400 (cannot be unpacked) or 415 (not JSON) · an error of the reader with status 400, 413 or 415
 */
export async function readBody(ctx: ApiContext, largest: LargestBody): Promise<string> {
  // Content-Length: 0 is how fetch sends no content at all.
  if (ctx.request.length === 0) return '';
  if (ctx.is('application/json') === false) {
    throw new RequestRefusedError(415, 'Please send the request as JSON (Content-Type: application/json).');
  }
  try {
    await readers[largest](ctx, () => Promise.resolve());
  } catch (error) {
    discardRest(ctx, mostDiscarded);
    throw isDamaged(ctx, error) ? new RequestRefusedError(400, 'The request could not be unpacked.') : error;
  }
  const { body }: { readonly body?: unknown } = ctx.request;
  return typeof body === 'string' ? body : '';
}

/** Errors of the reader have a status; errors of unpacking have none. */
function isDamaged(ctx: ApiContext, error: unknown): boolean {
  return ctx.headers['content-encoding'] !== undefined && error instanceof Error && !('status' in error);
}
