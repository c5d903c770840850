import { vi } from 'vitest';
import { visitorsKeys } from './draftKeys';

/** The requests of the pages, in order. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

export const draftKeyCall = 'GET /api/drafts/key';
export const lawDeskCall = 'GET /api/rules/notices';

/** Nothing was published since the program was released. */
const emptyLawDesk = { rulesReadOn: '2025-12-06', newsTo: '2026-10-06', notices: [], readings: {} };

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };
type Handler = (request: SentRequest) => Answer | Promise<Answer>;

/**
 * Replaces the server at the network's edge: answers each `METHOD /path` with its handler, and records the requests. A
 * handler without a query answers every query that has no handler of its own. A request without a handler is a mistake of
 * the test. Only the key of drafts, which every form asks for, and the
 * notices about the law, which every source asks for, have a default.
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
    if (call === lawDeskCall && !answers.has(call)) return Response.json(emptyLawDesk);
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
    /** What a GET is answered with now. */
    async read(path: string): Promise<unknown> {
      const handler = answers.get(`GET ${path}`);
      if (handler === undefined) throw new Error(`No answer for GET ${path}`);
      return (await handler({ method: 'GET', path, body: null, idempotencyKey: null })).body;
    },
    /** Replaces the handler of a call. */
    on(call: string, handler: Handler) {
      answers.set(call, handler);
    },
  };
}
