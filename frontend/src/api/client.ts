import { asAct } from './acts';
import { ApiError, ConnectionError } from './errors';
import { loadedShape, type Shape } from './shapes';
import { noteIfStale } from './staleAnswers';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  payload?: unknown;
  /** The same key on a second try makes the server do the thing once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Told of the headers of an answer that is a success. */
  onHeaders?: (headers: Headers) => void;
}

/** Long enough for a slow phone line, short enough that nobody waits for ever. */
const longestWaitMs = 20_000;

async function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  const { payload, idempotencyKey, signal } = options;
  const timeout = AbortSignal.timeout(longestWaitMs);
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: payload === undefined ? null : JSON.stringify(payload),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ConnectionError(error);
  }
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/**
 * Makes a call and gives back its answer's text. One that changes something is an act; a question that is too long for an
 * address is sent with POST too, and like every question it can be given up, by its signal.
 * @throws ApiError when the answer is not a success
 * @throws ConnectionError when there is no answer within 20 s
 */
function call(method: Method, path: string, options: CallOptions = {}): Promise<string> {
  const isQuestion = method === 'GET' || options.signal !== undefined;
  return isQuestion ? answerTo(method, path, options) : asAct(path, () => answerTo(method, path, options));
}

async function answerTo(method: Method, path: string, options: CallOptions): Promise<string> {
  const response = await send(method, path, options);
  const body = await response.text().catch((error: unknown) => {
    throw new ConnectionError(error);
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, body, retryAfter(response));
  if (method === 'GET') noteIfStale(path, response.headers);
  options.onHeaders?.(response.headers);
  return body;
}

/** Makes a call whose answer is JSON of the given shape. @throws ApiError, ConnectionError, ZodError */
export async function callFor<T>(
  shape: Shape<T>,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<T> {
  const body: unknown = JSON.parse(await call(method, path, options));
  return (await loadedShape(shape)).parse(body);
}

/** Makes a call whose answer is not read. @throws ApiError, ConnectionError */
export async function callOnly(method: Method, path: string, options: CallOptions = {}): Promise<void> {
  await call(method, path, options);
}
