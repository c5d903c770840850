import { errorResponse } from '@settlewise/contract/errors';
import { canariesIn, writeCanary, type Canary } from './canaries';
import type { Answered, Outcome } from './answered';
import type { Entitlements } from './entitlements';

/** What an outcome is judged by. */
export interface Asked {
  readonly method: string;
  /** As it was sent. */
  readonly target: string;
  /** Everything that was sent, in which what comes back may have stood. */
  readonly text: string;
  /** Whose canaries the sender's are; null for somebody who is not signed in. */
  readonly sender: string | null;
  /** Whether it was written byte by byte, so that it may not even be HTTP. */
  readonly raw: boolean;
}

/** Something that must not be. */
export interface Fault {
  readonly fault:
    | 'hang'
    | 'no answer'
    | 'server error'
    | 'unknown status'
    | 'no security headers'
    | 'not the shape of errors'
    | 'gives away its inside'
    | 'leak';
  readonly detail: string;
}

/** Of the contract, and 408, 417 and 431, with which Node itself refuses. */
const statuses = new Set([
  200, 201, 202, 204, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 408, 417, 431,
]);

const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-correlation-id',
];

/** What only a program's own inside says; no generated text looks like it. */
const inside: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\\n\s+at /,
  /node_modules|node:internal|\bfile:\/\//,
  /\/(?:src|dist)\/[\w/.-]+\.m?[jt]s\b/,
  /syntax error at or near|violates \w+ constraint|invalid input syntax|invalid byte sequence|relation \\?"\w+\\?" does not/i,
  /\b(?:select|insert into|update|delete from) \\?"\w+\\?"/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|AssertionError)\b/,
  /ECONNREFUSED|ENOENT|EACCES/,
];

/** Everything that is wrong with how a request was answered. */
export function judge(asked: Asked, outcome: Outcome, entitlements: Entitlements): readonly Fault[] {
  if (outcome.kind === 'hung') return [{ fault: 'hang', detail: 'No answer in time.' }];
  if (outcome.kind === 'closed') {
    // What is not HTTP may be hung up on.
    return asked.raw ? [] : [{ fault: 'no answer', detail: outcome.why }];
  }
  const { answer } = outcome;
  return [
    ...statusFaults(asked, answer),
    ...(answer.byNode ? [] : headerFaults(answer)),
    ...(answer.byNode || asked.raw ? [] : shapeFaults(asked, answer)),
    ...insideFaults(answer),
    ...leaks(asked, answer, entitlements),
  ];
}

function statusFaults({ target }: Asked, { status, text }: Answered): readonly Fault[] {
  // Not ready is an answer of that page, and of that page alone.
  if (status === 503 && pathIn(target) === '/readyz') return [];
  // A shared result that has ended was there once, and so was its page.
  if (status === 410 && /^\/(?:api\/shared-results|shared)\//i.test(pathIn(target))) return [];
  if (status >= 500) return [{ fault: 'server error', detail: `${status} ${text.slice(0, 200)}` }];
  return statuses.has(status) ? [] : [{ fault: 'unknown status', detail: String(status) }];
}

function headerFaults({ headers }: Answered): readonly Fault[] {
  const missing = securityHeaders.filter((name) => headers[name] === undefined);
  return missing.length === 0 ? [] : [{ fault: 'no security headers', detail: missing.join(', ') }];
}

function shapeFaults({ method, target }: Asked, { status, headers, text }: Answered): readonly Fault[] {
  const path = pathIn(target);
  if (status < 400 || method === 'HEAD' || !(path === '/api' || path.startsWith('/api/'))) return [];
  const type = headers['content-type'] ?? '';
  // A file that does not come is refused by a page.
  if (type.startsWith('text/html')) return [];
  const shaped = errorResponse.strict().safeParse(parsed(text)).success;
  return shaped
    ? []
    : [{ fault: 'not the shape of errors', detail: `${status} ${type} ${text.slice(0, 200)}` }];
}

/** A target may name a host before its path. */
const pathIn = (target: string) => target.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function insideFaults({ status, text }: Answered): readonly Fault[] {
  if (status < 400) return [];
  const found = inside.map((pattern) => pattern.exec(text)?.[0]).filter((part) => part !== undefined);
  return found.map((part) => ({ fault: 'gives away its inside', detail: part.slice(0, 200) }));
}

function leaks(
  { sender, text: sent }: Asked,
  answer: Answered,
  entitlements: Entitlements,
): readonly Fault[] {
  const everything = [...Object.values(answer.headers), answer.text].join('\n');
  const seen = canariesIn(everything);
  if (seen.length === 0) return [];
  const echoed = new Set(canariesIn(sent).map(writeCanary));
  const leaked = seen.filter(
    (canary) => !echoed.has(writeCanary(canary)) && !entitlements.maySee(sender, canary),
  );
  return leaked.map((canary) => ({ fault: 'leak', detail: describe(canary, everything) }));
}

function describe(canary: Canary, everything: string): string {
  const at = everything.toLowerCase().indexOf(writeCanary(canary));
  const around = everything.slice(Math.max(0, at - 60), at + 60).replaceAll('\n', ' ');
  return `${canary.kind} of ${canary.owner}: …${around}…`;
}
