import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { everyRequest, type Prepared } from '../../testing/everyRequest';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor, type Answer } from '../../testing/visitor';
import type { DeclaredRoute } from './routes';
import { signedIn } from './session';

/** A route that is not named here is for people who are signed in. */
const openToEverybody = [
  'POST /api/register',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/verify-email',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/assess',
  'POST /api/calculate-ilr-eligibility',
  'POST /api/calculate-eligibility',
  'POST /api/timeline/generate',
  'GET /api/visa-types',
  // By its secret.
  'GET /api/calendar/:file',
  'GET /api/dev-pages',
];

let api: TestApi;
let stranger: SignedUp;
beforeAll(async () => {
  api = await startTestApi({ devPages: true });
  stranger = await signUp();
});
afterAll(() => api.stop());

const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;

/** A person whose first mail has gone out: from now on nothing of theirs changes by itself. */
async function signUp(): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
  return person;
}

/** Everything that a request could have changed. */
async function everythingKept() {
  const sessions = await api.database('sessions').select('id_hash');
  return {
    newestEvent: await api.eventStore.head(),
    files: (await readdir(api.blobFolder, { recursive: true })).toSorted(),
    sessions: sessions.length,
    mails: api.mailer.mails.length,
  };
}

/** Sends a prepared request to a route; its path with another id when one is given. */
function sender(route: string, prepared: Prepared) {
  const [method = '', path = ''] = route.split(' ');
  const { id, others = {}, query = '', afterwards: _afterwards, ...sending } = prepared;
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

const idLike = (id: string) => (/^\d+$/.test(id) ? '987654321' : randomUUID());

test('every route has a request here, and every request a route', () => {
  expect(Object.keys(everyRequest).toSorted()).toEqual(api.routes.map(nameOf).toSorted());
});

test('a route is declared for people who are signed in, unless it is named as open to everybody', () => {
  // Who looks at another person's record is signed in and more: that guard has tests of its own.
  const guarded = api.routes.find(({ path }) => path.startsWith('/api/shared/:grantId/'))?.who;
  const open = api.routes.filter(({ who }) => who !== signedIn && who !== guarded).map(nameOf);
  expect(open.toSorted()).toEqual(openToEverybody.toSorted());
});

describe.each(Object.entries(everyRequest))('%s', (route, prepare) => {
  const isOpen = openToEverybody.includes(route);

  test('refuses whom it must, changes nothing for them, and serves the others', async () => {
    const [owner, visitor] = [await signUp(), new Visitor(api.address)];
    const prepared = await prepare({ person: owner, api });
    const send = sender(route, prepared);
    // What is not there yet would be refused for another reason.
    await api.whenCaughtUp();
    const before = await everythingKept();

    if (!route.startsWith('GET ')) {
      for (const each of [visitor, stranger.visitor, owner.visitor]) {
        expect((await send(each, { Origin: null })).status, 'not from a page of ours').toBe(403);
      }
    }
    if (!isOpen) {
      const answer = await send(visitor);
      expect([answer.status, answer.json], 'without a session').toEqual([
        401,
        { message: 'Please sign in first.' },
      ]);
    }
    if (!isOpen && prepared.id !== undefined) {
      const { status, json } = await send(stranger.visitor);
      expect(status, 'another person’s thing').toBe(404);
      const nobodys = await send(stranger.visitor, {}, idLike(prepared.id));
      expect({ status, json }, 'told from what is nobody’s').toEqual({
        status: nobodys.status,
        json: nobodys.json,
      });
    }
    expect(await everythingKept(), 'nothing has changed').toEqual(before);

    const served = await send(isOpen ? visitor : owner.visitor);
    expect([served.status, served.message], 'served').toEqual([
      expect.toSatisfy((status: number) => status >= 200 && status < 300),
      expect.any(String),
    ]);
    await prepared.afterwards?.();
  });
});
