import { errorResponse } from '@settlewise/contract/errors';
import { findCanaries, writeCanary, type Canary } from './canaries';
import type { ReceivedAnswer, Outcome } from './outcome';
import type { Entitlements } from './entitlements';

/** The parts of a request that the checks of its answer need. */
export interface JudgedRequest {
  readonly method: string;
  /** As sent. */
  readonly target: string;
  /** Everything that was sent. The answer may repeat it. */
  readonly text: string;
  /** The canary id of the sender; null for a visitor who is not signed in. */
  readonly sender: string | null;
  /** Whether it was sent as raw bytes, which may not be valid HTTP. */
  readonly isRaw: boolean;
}

/** A wrong outcome of a request. */
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

/** The statuses of the contract, and 408, 417 and 431, which Node itself sends. */
const knownStatuses = new Set([
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

/** Texts that only occur in internal errors. No generated text matches them. */
const internalPatterns: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\\n\s+at /,
  /node_modules|node:internal|\bfile:\/\//,
  /\/(?:src|dist)\/[\w/.-]+\.m?[jt]s\b/,
  /syntax error at or near|violates \w+ constraint|invalid input syntax|invalid byte sequence|relation \\?"\w+\\?" does not/i,
  /\b(?:select|insert into|update|delete from) \\?"\w+\\?"/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|AssertionError)\b/,
  /ECONNREFUSED|ENOENT|EACCES/,
];

/** Finds everything that is wrong with the outcome of a request. */
export function findFaults(
  request: JudgedRequest,
  outcome: Outcome,
  entitlements: Entitlements,
): readonly Fault[] {
  if (outcome.kind === 'hung') return [{ fault: 'hang', detail: 'No answer in time.' }];
  if (outcome.kind === 'closed') {
    // The server may close a connection that does not carry valid HTTP.
    return request.isRaw ? [] : [{ fault: 'no answer', detail: outcome.why }];
  }
  const { answer } = outcome;
  return [
    ...checkStatus(request, answer),
    ...(answer.isFromNode ? [] : checkHeaders(answer)),
    ...(answer.isFromNode || request.isRaw ? [] : checkErrorShape(request, answer)),
    ...checkInternals(answer),
    ...checkLeaks(request, answer, entitlements),
  ];
}

function checkStatus({ target }: JudgedRequest, { status, text }: ReceivedAnswer): readonly Fault[] {
  // Only the readiness check may answer 503.
  if (status === 503 && extractPath(target) === '/readyz') return [];
  // A shared result that has ended answers 410, as does its page.
  if (status === 410 && /^\/(?:api\/shared-results|shared)\//i.test(extractPath(target))) return [];
  if (status >= 500) return [{ fault: 'server error', detail: `${status} ${text.slice(0, 200)}` }];
  return knownStatuses.has(status) ? [] : [{ fault: 'unknown status', detail: String(status) }];
}

function checkHeaders({ headers }: ReceivedAnswer): readonly Fault[] {
  const missing = securityHeaders.filter((name) => headers[name] === undefined);
  return missing.length === 0 ? [] : [{ fault: 'no security headers', detail: missing.join(', ') }];
}

function checkErrorShape(
  { method, target }: JudgedRequest,
  { status, headers, text }: ReceivedAnswer,
): readonly Fault[] {
  const path = extractPath(target);
  if (status < 400 || method === 'HEAD' || !(path === '/api' || path.startsWith('/api/'))) return [];
  const type = headers['content-type'] ?? '';
  // A missing file is answered with an error page.
  if (type.startsWith('text/html')) return [];
  const hasErrorShape = errorResponse.strict().safeParse(parseJson(text)).success;
  return hasErrorShape
    ? []
    : [{ fault: 'not the shape of errors', detail: `${status} ${type} ${text.slice(0, 200)}` }];
}

/** The path of a target, which may begin with a host. */
const extractPath = (target: string) => target.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? '';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkInternals({ status, text }: ReceivedAnswer): readonly Fault[] {
  if (status < 400) return [];
  const found = internalPatterns
    .map((pattern) => pattern.exec(text)?.[0])
    .filter((part) => part !== undefined);
  return found.map((part) => ({ fault: 'gives away its inside', detail: part.slice(0, 200) }));
}

function checkLeaks(
  { sender, text: sent }: JudgedRequest,
  answer: ReceivedAnswer,
  entitlements: Entitlements,
): readonly Fault[] {
  const everything = [...Object.values(answer.headers), answer.text].join('\n');
  const seen = findCanaries(everything);
  if (seen.length === 0) return [];
  const echoed = new Set(findCanaries(sent).map(writeCanary));
  const leaked = seen.filter(
    (canary) => !echoed.has(writeCanary(canary)) && !entitlements.canSee(sender, canary),
  );
  return leaked.map((canary) => ({ fault: 'leak', detail: describeLeak(canary, everything) }));
}

function describeLeak(canary: Canary, everything: string): string {
  const at = everything.toLowerCase().indexOf(writeCanary(canary));
  const around = everything.slice(Math.max(0, at - 60), at + 60).replaceAll('\n', ' ');
  return `${canary.kind} of ${canary.owner}: …${around}…`;
}
