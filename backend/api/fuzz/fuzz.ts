import type { DeclaredRoute } from '../src/http/routes';
import type { TestApi } from '../testing/startTestApi';
import { Cast, roles } from './cast/cast';
import { IdPool, extractIds } from './cast/idPool';
import { signUp, type Person } from './cast/person';
import { prepareTemplate, type Template } from './cast/templates';
import { makeRequest } from './generating/makeRequest';
import { createRandom, type Random } from './generating/random';
import { AcknowledgedItems } from './judging/acknowledgedItems';
import type { Outcome } from './judging/outcome';
import { findCanaries } from './judging/canaries';
import { Entitlements, shownInOpenRecord, shownToLawyers } from './judging/entitlements';
import { findFaults } from './judging/oracle';
import { Tally, type Finding } from './judging/tally';
import { formatCommand, readRequestText, type FuzzRequest } from './sending/fuzzRequest';
import { sendBytes } from './sending/sendBytes';
import { createSender } from './sending/createSender';

export interface FuzzOptions {
  readonly api: TestApi;
  readonly seed: number;
  readonly requests: number;
  /** The routes under test. Default: all. */
  readonly routes?: readonly DeclaredRoute[];
  readonly publicOrigin: string;
  /** The API's limit for one file, in bytes. */
  readonly largestFile: number;
  /** Finds the log line of a failed request by its correlation id. */
  readonly findLogLine: (correlationId: string) => string | null;
  /** Called for the first finding of each kind. */
  readonly onFinding?: (finding: Finding) => void;
  /** Called after each round. @param sent the number of requests so far */
  readonly onProgress?: (sent: number) => void;
}

export interface FuzzResult {
  readonly tally: Tally;
  readonly acknowledged: AcknowledgedItems;
  readonly requestsPerSecond: number;
  /** The time before the first request. */
  readonly preparedInSeconds: number;
  /** The number of people who were replaced. */
  readonly replacedPeople: number;
}

/** Every request must be answered in this time. */
const answerTimeoutMs = 30_000;
const maxConcurrentRequests = 12;
/** After each round, people are restored and some templates are prepared again. */
const requestsPerRound = 240;
const maxRenewedPerRound = 5;

/** These routes compute a slow hash, or read the whole log or a whole record. They get fewer requests. */
const costlyRoutes = /\/(?:register|login|reset|password|export|rebuild|checks|board)$|projections\/:name/;

export const formatRoute = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>) => `${method} ${path}`;

/** Sends concurrent requests to all declared routes and checks every answer. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { api, seed, requests, routes = api.routes, publicOrigin, largestFile } = options;
  const address = new URL(api.address);
  const began = performance.now();
  const [entitlements, ids, tally] = [new Entitlements(), new IdPool(), new Tally()];
  const acknowledged = new AcknowledgedItems(api.routes);
  /** Canary ids by user id. */
  const people = new Map<string, string>();
  const onPersonAdded = ({ canaryId, signedUp }: Person) => people.set(signedUp.user.id, canaryId);
  const cast = new Cast({ api, entitlements, ids, onPersonAdded });
  await cast.assemble();
  const templates = new Map<DeclaredRoute, Template>();
  /** Routes whose item has been removed. */
  const removedRoutes = new Set<DeclaredRoute>();
  const prepare = async (given: readonly DeclaredRoute[], shared: readonly Person[] = []) => {
    const waiting = [...given];
    const worker = async () => {
      for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
        templates.set(
          route,
          await prepareTemplate(route, { api, cast, ids, entitlements, onPersonAdded, shared }),
        );
      }
    };
    await Promise.all(Array.from({ length: 6 }, worker));
  };
  const shared = await Promise.all(Array.from({ length: 8 }, () => signUp(api.address)));
  shared.forEach(onPersonAdded);
  await prepare(routes, shared);
  const sender = createSender(address, answerTimeoutMs);

  /** Allows what the sender may see after this request, whether the request succeeds or not. */
  function allowExpectedReads(person: Person, request: FuzzRequest, text: string): void {
    const canaries = findCanaries(text);
    entitlements.recordSent(person.canaryId, canaries);
    const target = decodeText(request.raw === null ? request.target : text);
    if (target.includes('legal-access')) {
      for (const { owner } of canaries) entitlements.allow(owner, person.canaryId, shownToLawyers);
    }
    const named = [...people].filter(([id]) => text.toLowerCase().includes(id) || target.includes(id));
    for (const [, canaryId] of named) {
      if (target.includes('/looks')) entitlements.allow(person.canaryId, canaryId, shownInOpenRecord);
      if (target.includes('/role')) entitlements.makeAdministrator(canaryId);
    }
  }

  async function sendOne(index: number): Promise<void> {
    const random = createRandom(seed, index);
    const route = chooseRoute(routes, random);
    const template = templates.get(route);
    if (template === undefined) throw new Error(`There is no request for ${formatRoute(route)}`);
    const { who, person } = chooseSender(template, cast, random);
    const id = () => ids.pick(random);
    const request = makeRequest({ template, sender: person, random, id, publicOrigin, largestFile });
    const text = readRequestText(request);
    if (person !== null) allowExpectedReads(person, request, text);
    acknowledged.forgetRemoved(request.raw === null ? request.method : extractMethod(text), decodeText(text));

    const outcomes =
      request.raw === null
        ? [await sender.send(request)]
        : await sendBytes(address, request.raw, answerTimeoutMs);
    for (const outcome of outcomes) {
      tally.count(formatRoute(route), describeOutcome(outcome));
      // A cut request can lose its cookie. The sender then sees less than is allowed here, so this check stays correct.
      const judgedRequest = {
        method: request.method,
        target: request.target,
        text,
        isRaw: request.raw !== null,
        sender: containsSecret(template, text) ? template.owner.canaryId : (person?.canaryId ?? null),
      };
      for (const fault of findFaults(judgedRequest, outcome, entitlements)) {
        const logged = outcome.kind === 'answered' ? outcome.answer.headers['x-correlation-id'] : undefined;
        const finding = {
          ...fault,
          route: formatRoute(route),
          command: formatCommand(request, who),
          index,
          logged: logged === undefined ? null : options.findLogLine(logged),
        };
        if (tally.addFinding(finding)) options.onFinding?.({ ...finding, times: 1 });
      }
      if (outcome.kind === 'answered' && request.raw === null) {
        const { status, text: content } = outcome.answer;
        if (status < 300) ids.add(extractIds(content));
        if (status < 300 && request.method === 'DELETE') removedRoutes.add(route);
        if (keepsRoute(request, route)) {
          acknowledged.rememberCreated(request.method, route.path, person, status, content);
        }
      }
    }
  }

  const started = performance.now();
  let preparing = 0;
  for (let from = 0; from < requests; from += requestsPerRound) {
    const until = Math.min(from + requestsPerRound, requests);
    let next = from;
    const worker = async () => {
      while (next < until) {
        next += 1;
        await sendOne(next - 1);
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentRequests }, worker));
    const pause = performance.now();
    await cast.restorePeople();
    const random = createRandom(seed, -1 - from);
    const renewed = [...removedRoutes, random.pick(routes), random.pick(routes)];
    removedRoutes.clear();
    await prepare(renewed.slice(-maxRenewedPerRound));
    api.mailer.mails.length = 0;
    preparing += performance.now() - pause;
    options.onProgress?.(until);
  }
  const seconds = (performance.now() - started - preparing) / 1000;
  sender.close();
  return {
    tally,
    acknowledged,
    replacedPeople: cast.replacedCount,
    requestsPerSecond: requests / seconds,
    preparedInSeconds: (started - began) / 1000,
  };
}

function chooseRoute(routes: readonly DeclaredRoute[], random: Random): DeclaredRoute {
  const route = random.pick(routes);
  return costlyRoutes.test(formatRoute(route)) && random.percent(75) ? random.pick(routes) : route;
}

/** Mostly the owner, or the administrator for administrators' routes; otherwise any person. */
function chooseSender({ path, owner }: Template, cast: Cast, random: Random) {
  const own = path.startsWith('/api/admin')
    ? {
        who: 'the administrator with an open record',
        person: cast.getPerson('administrator with an open record'),
      }
    : { who: 'the owner', person: owner };
  if (random.percent(50)) return own;
  if (random.percent(15)) return { who: 'nobody', person: null };
  const role = random.pick(roles);
  // This administrator must never open a record, because the checks expect that they see none.
  if (role === 'administrator' && path === '/api/admin/looks') return own;
  return { who: role, person: cast.getPerson(role) };
}

/** Whether the request contains the owner's password or secret link; it is then answered as the owner's. */
function containsSecret({ path, json, ids, owner }: Template, text: string): boolean {
  if (path === '/api/calendar/:file') return ids.every((id) => text.includes(id));
  if (typeof json !== 'object' || json === null) return false;
  const { username, password } = owner.signedUp.credentials;
  if (path === '/api/login') return text.toLowerCase().includes(username) && text.includes(password);
  return 'token' in json && text.includes(String(json.token));
}

/** Whether the request still has the method and path of its route. */
const keepsRoute = (request: FuzzRequest, { method, path }: DeclaredRoute) =>
  request.method === method && request.target.split('?')[0] === path;

const extractMethod = (text: string) => (text.includes('DELETE ') ? 'DELETE' : (text.split(' ', 1)[0] ?? ''));

const describeOutcome = (outcome: Outcome) =>
  outcome.kind === 'answered' ? String(outcome.answer.status) : outcome.kind;

/** Decodes percent-encoded ASCII and leaves everything else unchanged. */
function decodeText(text: string): string {
  return text.replace(/(?:%[0-7][0-9a-f])+/gi, (part) => decodeURIComponent(part)).toLowerCase();
}
