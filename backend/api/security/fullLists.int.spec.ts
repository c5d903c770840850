import { mostSessions, sessionListResponse } from '@settlewise/contract/accountSettings';
import { calendarAddressResponse } from '@settlewise/contract/calendar';
import { mostNotifications, notificationListResponse } from '@settlewise/contract/notifications';
import { mostPlans } from '@settlewise/contract/plans';
import { mostDocuments } from '@settlewise/domain/documents';
import { mostTasks } from '@settlewise/domain/tasks';
import { collections } from '@settlewise/domain/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCalculation } from '../testing/aCalculation';
import { aDocument } from '../testing/aDocument';
import { aJourney } from '../testing/aJourney';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { aDependant, earlierVisa } from '../testing/aProfile';
import { fillEveryList } from '../testing/fullLists';
import { measureBlocking, maxBlockingMs } from '../testing/measureBlocking';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor, type Sending } from '../testing/visitor';

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  person = await aPerson().signsUpAt(api.address);
  await fillEveryList(person, api, { tasks: mostTasks, documents: mostDocuments });
  await api.whenCaughtUp();
});
afterAll(() => api.stop());

test('reading a record whose lists are all full does not block other requests', async () => {
  const { json } = await person.visitor.post('/api/calendar', {});
  await api.whenCaughtUp();
  const feed = new URL(calendarAddressResponse.parse(json).address).pathname;
  const ownLists = api.routes
    .filter(({ method, path }) => method === 'GET' && !/:|^\/api\/(?:admin|dev-pages)/.test(path))
    .map(({ path }) => (path === '/api/absences/export' ? `${path}?format=form` : path));
  expect(ownLists.length).toBeGreaterThan(25);
  for (const path of [feed, ...ownLists, feed]) {
    const hold = await measureBlocking(async () => {
      const [answer, health] = await Promise.all([
        person.visitor.get(path),
        fetch(new URL('/healthz', api.address)),
      ]);
      expect([path, answer.status, health.status]).toEqual([path, 200, 200]);
    });
    expect([path, hold]).toEqual([path, expect.toSatisfy((longest: number) => longest < maxBlockingMs)]);
  }
});

test('saving a result of such a record does not block other requests', async () => {
  const plans = Array.from({ length: mostPlans }, () => ({ route: 'long_residence' }));
  const asked = [
    aCalculation('sheet').answering({ form: 'set-lr' }),
    aCalculation('timeline').answering({ plans }),
  ];
  for (const calculation of asked) {
    const hold = await measureBlocking(async () => {
      const [answer, health] = await Promise.all([
        person.visitor.post('/api/assessments', calculation.sent()),
        fetch(new URL('/healthz', api.address)),
      ]);
      expect([answer.status, answer.message, health.status]).toEqual([
        413,
        'Your record has too much in it for this to be kept. Print it instead, or save it as a PDF.',
        200,
      ]);
    });
    expect(hold).toBeLessThan(maxBlockingMs);
  }
});

const oneMore: Readonly<Record<string, readonly [path: string, init: Sending, refusal: string]>> = {
  journeys: ['/api/absence-journeys', { json: aJourney().typed() }, 'You can record up to 2,000 journeys.'],
  'imported journeys': [
    '/api/absences/import',
    { json: { text: '2029-01-01,2029-01-02,Malta' } },
    'You can record up to 2,000 journeys.',
  ],
  tasks: [
    '/api/tasks',
    { json: { title: 'Collect payslips', category: 'document', stage: 'pending', priority: 'high' } },
    'You can keep up to 2,000 tasks. Please delete one that you no longer need first.',
  ],
  documents: [
    '/api/documents/upload',
    { form: aDocument().form() },
    'You can keep up to 500 documents. Please delete one that you no longer need first.',
  ],
  'earlier visas': [
    '/api/immigration/profile/visa-history',
    { json: earlierVisa() },
    'Your history can have up to 100 visas.',
  ],
  dependants: ['/api/dependants', { json: aDependant() }, 'You can add up to 50 dependants.'],
  ...Object.fromEntries(
    collections.map(({ part, example, words, most }) => [
      words.many,
      [`/api/${part}`, { json: example }, `You can record up to ${most} ${words.many}.`],
    ]),
  ),
  'saved results': [
    '/api/assessments',
    { json: aCalculation().sent() },
    'You can keep up to 100 saved results. Delete one first.',
  ],
  accesses: [
    '/api/legal-access',
    { json: { email: 'one-more@example.org' } },
    'You can give access 100 times. Extend access that is in your list instead.',
  ],
};

test.each(Object.entries(oneMore))(
  'an item above the limit is refused with the number: %s',
  async (_list, [path, init, refusal]) => {
    const { status, message } = await person.visitor.send('POST', path, init);
    expect([status, message]).toEqual([422, refusal]);
  },
);

test('lists that the program fills have a limit too, and reaching it refuses no request', async () => {
  const listed = notificationListResponse.parse((await person.visitor.get('/api/notifications')).json);
  const notices = listed.filter(({ kind }) => kind === 'list_full');
  expect([listed.length, notices.length]).toEqual([mostNotifications, 1]);
  const { sessions } = sessionListResponse.parse((await person.visitor.get('/api/account/sessions')).json);
  expect(sessions).toHaveLength(mostSessions);
  expect((await new Visitor(api.address).post('/api/login', person.credentials)).status).toBe(200);
  const rows = (name: string) => api.database(name).where({ user_id: person.user.id }).count();
  expect(await rows('sessions')).toEqual([{ count: String(mostSessions) }]);
  expect(await rows('notifications')).toEqual([{ count: String(mostNotifications) }]);
});
