import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { everyRequest, routesWithOwnSender, type Prepared } from '../../testing/everyRequest';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor, type Answer } from '../../testing/visitor';
import type { DeclaredRoute } from './routes';
import { signedIn } from './session';

/** All other routes are for signed-in people. */
const openToEverybody = [
  'POST /api/register',
  'POST /api/login',
  // Authorised by the cookie of the first step and a code.
  'POST /api/login/code',
  'POST /api/logout',
  'POST /api/verify-email',
  'POST /api/invitations',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/assess',
  'POST /api/checklist',
  'POST /api/fees',
  'POST /api/address-history/check',
  'GET /api/practice/questions',
  'POST /api/practice/answers',
  'POST /api/practice/questions/:id/report',
  'GET /api/practice/hidden',
  'GET /api/practice/difficulty',
  'GET /api/rules',
  'GET /api/rules/notices',
  'POST /api/calculate-ilr-eligibility',
  'POST /api/calculate-eligibility',
  'POST /api/timeline/generate',
  'GET /api/visa-types',
  // Authorised by its secret.
  'GET /api/calendar/:file',
  // Authorised by its link, whose key the server never has, and by the secret that the visitor got when sharing.
  'POST /api/shared-results/visitor',
  'GET /api/shared-results/:id',
  'POST /api/shared-results/:id/revoke',
  'POST /api/shared-results/:id/standing',
  // Authorised by the secrets in its emails.
  'POST /api/news',
  'POST /api/news/confirm',
  'POST /api/news/leave',
  'POST /api/news/leave/:token',
  'GET /api/news/leave/:token',
  'GET /api/drafts/key',
  'GET /api/dev-pages',
  'GET /api/openapi.json',
  'GET /api/docs',
];

/** These read no session and store nothing, so pages of other sites may call them too. */
const openToOtherSites = [
  'POST /api/assess',
  'POST /api/checklist',
  'POST /api/fees',
  'POST /api/address-history/check',
  'GET /api/practice/questions',
  'POST /api/practice/answers',
  'GET /api/practice/difficulty',
  'GET /api/rules',
  'GET /api/rules/notices',
];

/** Mail programs call it without an Origin; its secret authorises it. */
const fromMailPrograms = 'POST /api/news/leave/:token';

let api: TestApi;
let stranger: SignedUp;
let administrator: SignedUp;
let usual: SignedUp;
beforeAll(async () => {
  api = await startTestApi({ devPages: true });
  usual = await signUp();
  stranger = await signUp();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;

/** A person whose first email has been sent, so that nothing of theirs changes on its own any more. */
async function signUp(): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
  return person;
}

/** Everything that a request could have changed. */
async function everythingStored() {
  const sessions = await api.database('sessions').select('id_hash');
  return {
    events: await api.countEvents(),
    files: (await readdir(api.blobFolder, { recursive: true })).toSorted(),
    sessions: sessions.length,
    mails: api.mailer.mails.length,
  };
}

/** Sends a prepared request to a route, with another id in its path if one is given. */
function sender(route: string, prepared: Prepared) {
  const [method = '', path = ''] = route.split(' ');
  const { id, others = {}, query = '', waitForEffects: _afterwards, ...sending } = prepared;
  if (path.includes(':') !== (id !== undefined)) {
    throw new Error(`${route}: the request needs a thing's id if, and only if, the path has one`);
  }
  const withOthers = Object.entries(others).reduce(
    (text, [name, other]) => text.replace(`:${name}`, other),
    path,
  );
  return (visitor: Visitor, headers: Prepared['headers'] = {}, idSent = id): Promise<Answer> =>
    visitor.send(method, withOthers.replace(/:\w+/, idSent ?? '') + query, {
      ...sending,
      headers: { ...sending.headers, ...headers },
    });
}

const isForAdministrators = (path: string) => path === '/api/admin' || path.startsWith('/api/admin/');
const administratorsOnly = { message: 'This is for administrators only.' };

const idLike = (id: string) => (/^\d+$/.test(id) ? '987654321' : randomUUID());

test('every route has a request here, and every request has a route', () => {
  expect(Object.keys(everyRequest).toSorted()).toEqual(api.routes.map(nameOf).toSorted());
});

test('a route is declared for signed-in people, unless it is listed as open to everybody', () => {
  // The guard of other people's records demands more than a session and has its own tests.
  const guarded = api.routes.find(({ path }) => path.startsWith('/api/shared/:grantId/'))?.caller;
  const open = api.routes
    .filter(({ path, caller }) => caller !== signedIn && caller !== guarded && !isForAdministrators(path))
    .map(nameOf);
  expect(open.toSorted()).toEqual(openToEverybody.toSorted());
});

test('routes under /api/admin, and no others, are declared for administrators', () => {
  const guard = api.routes.find((route) => nameOf(route) === 'POST /api/admin/looks')?.caller;
  expect(guard).toBeDefined();
  const guarded = api.routes.filter(({ caller }) => caller === guard).map(nameOf);
  expect(guarded).toEqual(api.routes.filter(({ path }) => isForAdministrators(path)).map(nameOf));
});

test('other spellings of a path do not get past the layers', async () => {
  const json = { userId: stranger.user.id, reason: 'Ticket 17: a journey is missing' };
  const before = await everythingStored();
  for (const path of ['/api/ADMIN/looks', '/API/admin/looks', '/api/%61dmin/looks']) {
    for (const { visitor } of [stranger, administrator]) {
      const { status } = await visitor.send('POST', path, { json });
      expect([path, status]).toEqual([path, 404]);
    }
  }
  expect(await everythingStored()).toEqual(before);
});

test.each(['/api/admin', '/api/admin/', '/api/admin/nothing', '/api/admin/users/1/nothing'])(
  'whether there is anything at %s only an administrator learns',
  async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answers = await Promise.all(
        [new Visitor(api.address), stranger.visitor, administrator.visitor].map((each) =>
          each.send(method, path),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 403, 404]);
      expect(answers[1]?.json).toEqual(administratorsOnly);
    }
  },
);

const lines = Object.entries(everyRequest);
const belowAdmin = (route: string) => isForAdministrators(route.split(' ')[1] ?? '');

/** A valid request of a person, and the way to send it. Missing data would be refused for another reason. */
async function prepared(route: string, prepare: (typeof everyRequest)[string]) {
  const person = routesWithOwnSender.test(route) ? await signUp() : usual;
  const request = await prepare({ person, administrator, api });
  await api.whenCaughtUp();
  return { person, request, send: sender(route, request), before: await everythingStored() };
}

const isServed = [expect.toSatisfy((status: number) => status >= 200 && status < 300), expect.any(String)];

async function refusesPagesOfOthers(send: ReturnType<typeof sender>, visitors: readonly Visitor[]) {
  for (const each of visitors) {
    expect((await send(each, { Origin: null })).status, 'not from a page of ours').toBe(403);
  }
}

describe.each(lines.filter(([route]) => !belowAdmin(route)))('%s', (route, prepare) => {
  const isOpen = openToEverybody.includes(route);

  test('refuses unauthorised people, changes nothing for them, and serves the others', async () => {
    const visitor = new Visitor(api.address);
    const { person: owner, request, send, before } = await prepared(route, prepare);

    if (!route.startsWith('GET ') && ![...openToOtherSites, fromMailPrograms].includes(route)) {
      await refusesPagesOfOthers(send, [visitor, stranger.visitor, owner.visitor]);
    }
    if (!isOpen) {
      const answer = await send(visitor);
      expect([answer.status, answer.json], 'without a session').toEqual([
        401,
        { message: 'Please sign in first.' },
      ]);
    }
    if (!isOpen && request.id !== undefined) {
      // An administrator can only use the calls for administrators.
      for (const other of [stranger.visitor, administrator.visitor]) {
        const { status, json } = await send(other);
        expect(status, 'another person’s thing').toBe(404);
        const nobodys = await send(other, {}, idLike(request.id));
        expect({ status, json }, 'told from what is nobody’s').toEqual({
          status: nobodys.status,
          json: nobodys.json,
        });
      }
    }
    expect(await everythingStored(), 'nothing has changed').toEqual(before);

    const served = await send(isOpen ? visitor : owner.visitor);
    expect([served.status, served.message], 'served').toEqual(isServed);
    await request.waitForEffects?.();
  });
});

describe.each(lines.filter(([route]) => belowAdmin(route)))('%s', (route, prepare) => {
  test('refuses everybody, changes nothing for them, and serves an administrator', async () => {
    const visitor = new Visitor(api.address);
    const { person, request, send, before } = await prepared(route, prepare);

    if (!route.startsWith('GET ')) {
      await refusesPagesOfOthers(send, [visitor, person.visitor, administrator.visitor]);
    }
    const ids = request.id === undefined ? [undefined] : [request.id, idLike(request.id)];
    for (const id of ids) {
      const nobodys = await send(visitor, {}, id);
      expect([nobodys.status, nobodys.json], 'without a session').toEqual([
        401,
        { message: 'Please sign in first.' },
      ]);
      for (const each of [person, stranger]) {
        const { status, json } = await send(each.visitor, {}, id);
        expect([status, json], 'not an administrator').toEqual([403, administratorsOnly]);
      }
    }
    expect(await everythingStored(), 'nothing has changed').toEqual(before);

    const served = await send(administrator.visitor);
    expect([served.status, served.message], 'served').toEqual(isServed);
    await request.waitForEffects?.();
  });
});
