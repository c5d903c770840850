import type { DeclaredRoute } from '../src/http/routes';
import type { TestApi } from '../testing/startTestApi';
import { Cast, roles } from './cast/cast';
import { IdPool, idsIn } from './cast/idPool';
import { signUp, type Person } from './cast/person';
import { prepareTemplate, type Template } from './cast/templates';
import { makeRequest } from './generating/makeRequest';
import { randomOf, type Random } from './generating/random';
import { Acknowledged } from './judging/acknowledged';
import type { Outcome } from './judging/answered';
import { canariesIn } from './judging/canaries';
import { Entitlements, shownInOpenRecord, shownToLawyers } from './judging/entitlements';
import { judge } from './judging/oracle';
import { Tally, type Finding } from './judging/tally';
import { asCommand, saidBy, type FuzzRequest } from './sending/fuzzRequest';
import { sendBytes } from './sending/sendBytes';
import { createSender } from './sending/sendRequest';

export interface FuzzOptions {
  readonly api: TestApi;
  readonly seed: number;
  readonly requests: number;
  /** Routes that are asked. Default: all. */
  readonly routes?: readonly DeclaredRoute[];
  readonly publicOrigin: string;
  /** Bytes of one file, as the API is configured. */
  readonly largestFile: number;
  /** What was logged about a request, by its correlation id. */
  readonly logged: (correlationId: string) => string | null;
  /** Called with the first of each kind. */
  readonly onFinding?: (finding: Finding) => void;
  /** Called now and then. @param sent so far */
  readonly onProgress?: (sent: number) => void;
}

export interface Fuzzed {
  readonly tally: Tally;
  readonly acknowledged: Acknowledged;
  readonly requestsPerSecond: number;
  /** Until the first was sent. */
  readonly preparedInSeconds: number;
  /** People of the cast who had to be replaced. */
  readonly replaced: number;
}

/** Everything must be answered within this. */
const hangMs = 30_000;
const inFlight = 12;
/** After so many requests everybody is looked after, and some templates are prepared anew. */
const roundOf = 240;
const renewedEachRound = 5;

/** Each costs a hash that is slow by design, the whole log or a whole record: they are sent less often. */
const costly = /\/(?:register|login|reset|password|export|rebuild|checks|board)$|projections\/:name/;

export const nameOf = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>) => `${method} ${path}`;

/** Sends requests to all routes that the API declares, several at once, and judges every answer. */
export async function fuzz(options: FuzzOptions): Promise<Fuzzed> {
  const { api, seed, requests, routes = api.routes, publicOrigin, largestFile } = options;
  const address = new URL(api.address);
  const began = performance.now();
  const [entitlements, ids, tally] = [new Entitlements(), new IdPool(), new Tally()];
  const acknowledged = new Acknowledged(api.routes);
  /** Marks by the person's id. */
  const people = new Map<string, string>();
  const met = ({ canaryId, signedUp }: Person) => people.set(signedUp.user.id, canaryId);
  const cast = new Cast({ api, entitlements, ids, met });
  await cast.assemble();
  const templates = new Map<DeclaredRoute, Template>();
  /** Routes whose thing has been removed. */
  const spent = new Set<DeclaredRoute>();
  const prepare = async (given: readonly DeclaredRoute[], shared: readonly Person[] = []) => {
    const waiting = [...given];
    const one = async () => {
      for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
        templates.set(route, await prepareTemplate(route, { api, cast, ids, entitlements, met, shared }));
      }
    };
    await Promise.all(Array.from({ length: 6 }, one));
  };
  const shared = await Promise.all(Array.from({ length: 8 }, () => signUp(api.address)));
  shared.forEach(met);
  await prepare(routes, shared);
  const sender = createSender(address, hangMs);

  /** What whoever sends this may see from now on, whatever comes of it. */
  function foresee(person: Person, asked: FuzzRequest, text: string): void {
    const canaries = canariesIn(text);
    entitlements.sent(person.canaryId, canaries);
    const target = decoded(asked.raw === null ? asked.target : text);
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
    const random = randomOf(seed, index);
    const route = routeFor(routes, random);
    const template = templates.get(route);
    if (template === undefined) throw new Error(`There is no request for ${nameOf(route)}`);
    const { who, person } = senderFor(template, cast, random);
    const id = () => ids.pick(random);
    const asked = makeRequest({ template, sender: person, random, id, publicOrigin, largestFile });
    const text = saidBy(asked);
    if (person !== null) foresee(person, asked, text);
    acknowledged.asked(asked.raw === null ? asked.method : methodIn(text), decoded(text));

    const outcomes =
      asked.raw === null ? [await sender.send(asked)] : await sendBytes(address, asked.raw, hangMs);
    for (const outcome of outcomes) {
      tally.count(nameOf(route), described(outcome));
      // Cut or doubled, a request can end up without its cookie: then it is nobody's, and sees less than allowed here.
      const judged = {
        method: asked.method,
        target: asked.target,
        text,
        raw: asked.raw !== null,
        sender: bringsSecret(template, text) ? template.owner.canaryId : (person?.canaryId ?? null),
      };
      for (const fault of judge(judged, outcome, entitlements)) {
        const logged = outcome.kind === 'answered' ? outcome.answer.headers['x-correlation-id'] : undefined;
        const finding = {
          ...fault,
          route: nameOf(route),
          command: asCommand(asked, who),
          index,
          logged: logged === undefined ? null : options.logged(logged),
        };
        if (tally.found(finding)) options.onFinding?.({ ...finding, times: 1 });
      }
      if (outcome.kind === 'answered' && asked.raw === null) {
        const { status, text: content } = outcome.answer;
        if (status < 300) ids.add(idsIn(content));
        if (status < 300 && asked.method === 'DELETE') spent.add(route);
        if (isUntouched(asked, route)) {
          acknowledged.answered(asked.method, route.path, person, status, content);
        }
      }
    }
  }

  const started = performance.now();
  let preparing = 0;
  for (let from = 0; from < requests; from += roundOf) {
    const until = Math.min(from + roundOf, requests);
    let next = from;
    const one = async () => {
      while (next < until) {
        next += 1;
        await sendOne(next - 1);
      }
    };
    await Promise.all(Array.from({ length: inFlight }, one));
    const pause = performance.now();
    await cast.tend();
    const renewing = randomOf(seed, -1 - from);
    const renewed = [...spent, renewing.pick(routes), renewing.pick(routes)];
    spent.clear();
    await prepare(renewed.slice(-renewedEachRound));
    api.mailer.mails.length = 0;
    preparing += performance.now() - pause;
    options.onProgress?.(until);
  }
  const seconds = (performance.now() - started - preparing) / 1000;
  sender.close();
  return {
    tally,
    acknowledged,
    replaced: cast.replaced,
    requestsPerSecond: requests / seconds,
    preparedInSeconds: (started - began) / 1000,
  };
}

function routeFor(routes: readonly DeclaredRoute[], random: Random): DeclaredRoute {
  const route = random.pick(routes);
  return costly.test(nameOf(route)) && random.percent(75) ? random.pick(routes) : route;
}

/** Mostly whose thing it is about, or an administrator where one is wanted; else anybody. */
function senderFor({ path, owner }: Template, cast: Cast, random: Random) {
  const own = path.startsWith('/api/admin')
    ? { who: 'the administrator with an open record', person: cast.who('administrator with an open record') }
    : { who: 'the owner', person: owner };
  if (random.percent(50)) return own;
  if (random.percent(15)) return { who: 'nobody', person: null };
  const role = random.pick(roles);
  // Whoever may look must never come to be somebody who was asked to open a record.
  if (role === 'administrator' && path === '/api/admin/looks') return own;
  return { who: role, person: cast.who(role) };
}

/** Whoever brings a person's password, or the secret of a link, is answered like that person. */
function bringsSecret({ path, json, ids, owner }: Template, text: string): boolean {
  if (path === '/api/calendar/:file') return ids.every((id) => text.includes(id));
  if (typeof json !== 'object' || json === null) return false;
  const { username, password } = owner.signedUp.credentials;
  if (path === '/api/login') return text.toLowerCase().includes(username) && text.includes(password);
  return 'token' in json && text.includes(String(json.token));
}

/** Whether the request went to the route that it was made for, by its own method. */
const isUntouched = (asked: FuzzRequest, { method, path }: DeclaredRoute) =>
  asked.method === method && asked.target.split('?')[0] === path;

const methodIn = (text: string) => (text.includes('DELETE ') ? 'DELETE' : (text.split(' ', 1)[0] ?? ''));

const described = (outcome: Outcome) =>
  outcome.kind === 'answered' ? String(outcome.answer.status) : outcome.kind;

/** Readable where it can be: what is no right encoding stays as it is written. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-7][0-9a-f])+/gi, (part) => decodeURIComponent(part)).toLowerCase();
}
