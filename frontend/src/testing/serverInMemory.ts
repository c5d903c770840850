import { vi } from 'vitest';
import { visitorsKeys } from './draftKeys';

/** What the pages sent, in order. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

export const draftKeyCall = 'GET /api/drafts/key';

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };
type Handler = (request: SentRequest) => Answer | Promise<Answer>;

/**
 * Stands at the network's edge in the place of the server: answers each `METHOD /path` with its handler, and writes
 * down what was asked. A handler without a query answers for every query that has none of its own. An address without a
 * handler is a mistake of the test, but for the key of drafts: every form asks for it, and a test that is about something
 * else gets one, unseen.
 */
export function serverInMemory(handlers: Record<string, Handler>) {
  const sent: SentRequest[] = [];
  const answers = new Map(Object.entries(handlers));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    const call = `${request.method} ${path}`;
    if (call === draftKeyCall && !answers.has(call)) return Response.json(visitorsKeys());
    sent.push(request);
    const handler = answers.get(call) ?? answers.get(call.replace(/\?.*/, ''));
    if (handler === undefined) throw new Error(`No answer for ${call}`);
    const { status, body, headers } = await handler(request);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      ...(headers && { headers }),
    });
  });
  return {
    sent,
    requests: (call: string) => sent.filter(({ method, path }) => `${method} ${path}` === call),
    /** Answers a call in another way from now on. */
    on(call: string, handler: Handler) {
      answers.set(call, handler);
    },
  };
}
