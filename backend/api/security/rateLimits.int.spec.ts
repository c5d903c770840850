import { registerRequest, userResponse } from '@settlewise/contract/accounts';
import { liveQuestions } from '@settlewise/practice/bank';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultRateLimits, type RateLimits } from '../src/http/rateLimit';
import { aCalculation } from '../testing/aCalculation';
import { aDocument } from '../testing/aDocument';
import { aJourney } from '../testing/aJourney';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { turnOnSecondFactor } from '../testing/secondFactor';
import { createSealedContent, createShareRequest } from '../testing/sharedResultRequests';
import { confirmAddress, share } from '../testing/sharing';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor, type Answer } from '../testing/visitor';

// http/rateLimit.int.spec.ts tests what the limits of an account and an address count. mails/tooManyMails.int.spec.ts tests the
// limit of emails to one recipient, which is not answered with 429.

const seconds = 3_600;
/** More attempts than the limits of single calls allow. */
const writes = 12;
/** More by address than by account, so that the tests see which of the two refuses. */
const attemptsOf = (name: string) => {
  if (name === 'writesByAccount') return writes;
  return name === 'signInByAddress' || name === 'reportsByAddress' ? 5 : 2;
};
const rateLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, { attempts: attemptsOf(name), seconds }]),
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimits, behindProxy: false, devPages: true });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database('rate_limits').delete();
});

let made = 0;
/** The headers of all kinds of proxies, with a new address. */
function madeUp(): Readonly<Record<string, string>> {
  made += 1;
  const address = `203.0.113.${made % 256}`;
  const names = ['X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'X-Cluster-Client-IP'];
  return {
    ...Object.fromEntries(names.map((name) => [name, address])),
    'X-Forwarded-For': `${address}, 198.51.100.${made % 256}`,
    Forwarded: `for=${address}`,
    'User-Agent': `browser ${made}`,
  };
}

/** A person whose account was not created by a request, without attempts, and known to the read models. */
async function somebody(): Promise<SignedUp> {
  const registration = aPerson().registration();
  await api.register(registerRequest.parse(registration), { role: 'user', correlationId: randomUUID() });
  const { username, password } = registration;
  const visitor = new Visitor(api.address);
  const { json } = await visitor.post('/api/login', { username, password });
  // Before that, some calls answer 503, which does not test the limits.
  await api.whenCaughtUp();
  return { visitor, user: userResponse.parse(json), credentials: { username, password } };
}

/** One attempt, which claims a new address each time. */
type Try = (visitor: Visitor) => Promise<Answer>;
type Limited = () => Promise<{ readonly visitor: Visitor; readonly attempts: Readonly<Record<string, Try>> }>;

const posting =
  (path: string, json: () => unknown): Try =>
  (visitor) =>
    visitor.post(path, json(), { headers: madeUp() });
const nobody = (attempts: Readonly<Record<string, Try>>): Limited => {
  return () => Promise.resolve({ visitor: new Visitor(api.address), attempts });
};
const bySomebody = (attempts: Readonly<Record<string, Try>>): Limited => {
  return async () => ({ visitor: (await somebody()).visitor, attempts });
};
const madeUpToken = () => `${randomUUID()}.${'a'.repeat(43)}`;
const wrong = 'not my password';

/** Wrong codes, at sign-in and in the settings. */
async function codesOfSomebody() {
  const person = await somebody();
  await turnOnSecondFactor(person, api);
  await person.visitor.post('/api/login', person.credentials);
  const { password: currentPassword } = person.credentials;
  const code = 'not-a-code';
  const attempts = {
    login: posting('/api/login/code', () => ({ code })),
    codes: posting('/api/account/second-factor/recovery-codes', () => ({ currentPassword, code })),
  };
  return { visitor: person.visitor, attempts };
}

const changingAddress =
  (currentPassword: string): Try =>
  (visitor) =>
    visitor.put(
      '/api/account/profile',
      { fullName: 'Ada', email: `${randomUUID()}@example.org`, currentPassword },
      { headers: madeUp() },
    );
/** Calls that open links or send them. */
const opening = (password: string): Readonly<Record<string, Try>> => ({
  'verify-email': posting('/api/verify-email', () => ({ token: madeUpToken() })),
  reset: posting('/api/password/reset', () => ({
    token: madeUpToken(),
    newPassword: 'another horse battery',
  })),
  resend: posting('/api/verify-email/resend', () => undefined),
  'a changed address': changingAddress(password),
});

/** The calls that count towards each limit. The type requires every limit. */
const limited: Readonly<Record<Exclude<keyof RateLimits, 'mailsByRecipient'>, Limited>> = {
  signInByAccount: async () => {
    const { username } = (await somebody()).credentials;
    const visitor = new Visitor(api.address);
    return { visitor, attempts: { login: posting('/api/login', () => ({ username, password: wrong })) } };
  },
  signInByAddress: nobody({
    login: posting('/api/login', () => ({ username: `nobody-${randomUUID()}`, password: wrong })),
  }),
  // Each as a new visitor, because a signed-in person registers another person.
  registerByAddress: nobody({
    register: () =>
      new Visitor(api.address).post('/api/register', aPerson().registration(), { headers: madeUp() }),
  }),
  forgotByAddress: nobody({
    forgot: posting('/api/password/forgot', () => ({ email: `${randomUUID()}@example.org` })),
  }),
  linkByAddress: async () => {
    const { visitor, credentials } = await somebody();
    return { visitor, attempts: opening(credentials.password) };
  },
  passwordByAccount: bySomebody({
    'a changed address': changingAddress(wrong),
    deletion: (visitor) =>
      visitor.send('DELETE', '/api/account', { json: { password: wrong }, headers: madeUp() }),
    password: posting('/api/account/password', () => ({
      currentPassword: wrong,
      newPassword: 'another horse battery',
    })),
  }),
  codesByAccount: codesOfSomebody,
  codesByAccountInADay: codesOfSomebody,
  exportByAccount: bySomebody({
    export: (visitor) => visitor.get('/api/account/export', { headers: madeUp() }),
  }),
  grantsByAccount: async () => {
    const { visitor } = await somebody();
    await visitor.post('/api/account/settings', { lawyerSharingEnabled: true });
    const give = posting('/api/legal-access', () => ({ email: `${randomUUID()}@example.org` }));
    return { visitor, attempts: { give } };
  },
  looksByAccount: async () => {
    const lawyer = await aPerson().signsUpAt(api.address);
    await confirmAddress(lawyer, api);
    const { id } = await share(await somebody(), lawyer);
    // Before the read models know the grant, access is refused and does not count.
    await api.whenCaughtUp();
    const parts = ['timeline', 'progress', 'absences', 'visa-history', 'dependants', 'documents'];
    const look =
      (part: string): Try =>
      (visitor) =>
        visitor.get(`/api/shared/${id}/${part}`, { headers: madeUp() });
    return { visitor: lawyer.visitor, attempts: Object.fromEntries(parts.map((part) => [part, look(part)])) };
  },
  downloadsByAccount: async () => {
    const lawyer = await aPerson().signsUpAt(api.address);
    await confirmAddress(lawyer, api);
    const { id } = await share(await somebody(), lawyer);
    await api.whenCaughtUp();
    const download: Try = (visitor) => visitor.get(`/api/shared/${id}/download`, { headers: madeUp() });
    return { visitor: lawyer.visitor, attempts: { download } };
  },
  writesByAccount: bySomebody({
    journey: posting('/api/absences', () => aJourney().typed()),
    'what is refused': posting('/api/tasks', () => ({})),
    import: posting('/api/absences/import', () => ({ text: 'no table' })),
    settings: posting('/api/account/settings', () => ({ notificationsEnabled: false })),
    profile: (visitor) => visitor.put('/api/user/profile', {}, { headers: madeUp() }),
    task: (visitor) => visitor.patch(`/api/tasks/${randomUUID()}`, {}, { headers: madeUp() }),
    dependant: (visitor) => visitor.delete(`/api/dependants/${randomUUID()}`, { headers: madeUp() }),
    upload: (visitor) => visitor.send('POST', '/api/documents/upload', { form: aDocument().form() }),
    'signing out elsewhere': posting('/api/account/sessions/end-others', () => ({})),
  }),
  calendarByAddress: nobody({
    'no calendar': (visitor) => visitor.get('/api/calendar/nobody.ics', { headers: madeUp() }),
    'nobody’s calendar': (visitor) =>
      visitor.get(`/api/calendar/${'a'.repeat(43)}.ics`, { headers: madeUp() }),
  }),
  calendarByAccount: bySomebody({
    download: (visitor) => visitor.get('/api/calendar.ics', { headers: madeUp() }),
  }),
  sharedResultsByAddress: nobody({
    'a shared result': (visitor) => visitor.get(`/api/shared-results/${randomUUID()}`, { headers: madeUp() }),
    revoking: posting(`/api/shared-results/${randomUUID()}/revoke`, () => ({ revokeToken: 'a'.repeat(43) })),
    'the standing of a link': posting(`/api/shared-results/${randomUUID()}/standing`, () => ({
      revokeToken: 'a'.repeat(43),
    })),
  }),
  sharingByAddress: bySomebody({
    'from an account': posting('/api/shared-results', () => createShareRequest().json),
    'by a visitor': posting('/api/shared-results/visitor', () => ({ sealed: createSealedContent() })),
  }),
  newsByAddress: nobody({
    'asking for news': posting('/api/news', () => ({ email: `${randomUUID()}@example.org` })),
  }),
  newsLinksByAddress: nobody({
    confirming: posting('/api/news/confirm', () => ({ token: madeUpToken() })),
    leaving: posting('/api/news/leave', () => ({ token: madeUpToken() })),
    'leaving by a mail program': posting(`/api/news/leave/${madeUpToken()}`, () => undefined),
    'the way to the page': (visitor) =>
      visitor.get(`/api/news/leave/${madeUpToken()}`, { headers: madeUp() }),
  }),
  reportsByAddress: nobody({
    report: posting(`/api/practice/questions/${liveQuestions[0]?.id}/report`, () => ({ reason: 'Wrong.' })),
  }),
  reportsByAccount: bySomebody({
    report: posting(`/api/practice/questions/${liveQuestions[0]?.id}/report`, () => ({ reason: 'Wrong.' })),
  }),
  draftKeysByAddress: nobody({
    'the key of drafts': (visitor) => visitor.get('/api/drafts/key', { headers: madeUp() }),
  }),
  documentsByAddress: nobody({
    document: (visitor) => visitor.get('/api/openapi.json', { headers: madeUp() }),
    page: (visitor) => visitor.get('/api/docs', { headers: madeUp() }),
  }),
  lawNoticesByAddress: nobody({ 'notices about the law': (visitor) => visitor.get('/api/rules/notices') }),
  calculationsByAddress: nobody({
    assess: posting('/api/assess', () => ({ trips: [] })),
    fees: posting('/api/fees', () => ({ people: [{ dateOfBirth: '1990-01-01' }], steps: [] })),
    checklist: posting('/api/checklist', () => ({
      form: 'AN',
      route: 'skilled_worker',
      plannedOn: '2027-02-20',
      applicant: { dateOfBirth: '1990-01-01' },
    })),
    rules: (visitor) => visitor.get('/api/rules'),
    ilr: posting('/api/calculate-ilr-eligibility', () => aCalculation('ilr').sent().form),
    citizenship: posting('/api/calculate-eligibility', () => aCalculation('citizenship').sent().form),
    timeline: posting('/api/timeline/generate', () => ({
      visaType: 'skilled_worker',
      visaStartDate: '2021-01-01',
      useDetailedAbsences: false,
      absencesPerYear: { 2021: 30 },
    })),
  }),
};

function expectTooMany(answer: Answer): void {
  expect([answer.status, answer.message]).toEqual([
    429,
    expect.stringMatching(/^Too many tries\. Please wait \d+ minutes and try again\.$/),
  ]);
  expect(Number(answer.headers.get('Retry-After'))).toSatisfy(
    (wait: number) => Number.isInteger(wait) && wait > 0 && wait <= seconds,
  );
}

test.each(Object.entries(limited))(
  'the limit %s holds for all calls that count towards it, whatever address each claims to come from',
  async (name, prepare) => {
    const { visitor, attempts } = await prepare();
    const all = Object.entries(attempts);
    await api.database('rate_limits').delete();
    // In turn, to show that they count together.
    for (let made = 0; made < attemptsOf(name); made += 1) {
      const [, attempt] = all[made % all.length] ?? [];
      const answer = await attempt?.(visitor);
      expect([name, answer?.status]).toEqual([name, expect.toSatisfy(isNoLimit)]);
    }
    for (const [call, attempt] of all) {
      const answer = await attempt(visitor);
      expect([call, answer.status]).toEqual([call, 429]);
      expectTooMany(answer);
    }
  },
);

test.each([
  ['/api/login', attemptsOf('signInByAddress')],
  ['/api/register', attemptsOf('registerByAddress')],
  ['/api/password/forgot', attemptsOf('forgotByAddress')],
  ['/api/password/reset', attemptsOf('linkByAddress')],
  ['/api/verify-email', attemptsOf('linkByAddress')],
  ['/api/invitations', attemptsOf('linkByAddress')],
  ['/api/news', attemptsOf('newsByAddress')],
  ['/api/news/leave', attemptsOf('newsLinksByAddress')],
])('%s counts an attempt before it reads the body', async (path, attempts) => {
  const visitor = new Visitor(api.address);
  const send = () => visitor.send('POST', path, { text: '{ no json' });
  for (let made = 0; made < attempts; made += 1) expect((await send()).status).toBe(400);
  expectTooMany(await send());
});

const isNoLimit = (status: number) => status !== 429 && status < 500;

test('a person at the limit of writes can still read, calculate, sign out and in, and other people can write', async () => {
  const person = await somebody();
  const write = () => person.visitor.post('/api/account/settings', {});
  for (let made = 0; made < writes; made += 1) expect((await write()).status).toBe(200);
  expectTooMany(await write());
  const read = await person.visitor.get('/api/account/settings');
  const calculated = await person.visitor.post('/api/assess', { trips: [] });
  expect([read.status, calculated.status]).toEqual([200, 200]);
  const other = await somebody();
  expect((await other.visitor.post('/api/account/settings', {})).status).toBe(200);
  expect((await person.visitor.post('/api/logout')).status).toBe(204);
  expect((await person.visitor.post('/api/login', person.credentials)).status).toBe(200);
  expectTooMany(await write());
});

test('every route that changes something counts, except those that are open to everybody', async () => {
  const { visitor } = await somebody();
  await api.database('rate_limits').delete();
  for (let made = 0; made < writes; made += 1) await visitor.post('/api/account/settings', {});
  const open =
    /^\/api\/(?:register|login|login\/code|logout|verify-email|invitations|password\/\w+|news|news\/(?:confirm|leave|leave\/:token)|assess|checklist|fees|address-history\/check|practice\/(?:answers|questions\/:id\/report)|calculate-[\w-]+|timeline\/generate|shared-results\/visitor|shared-results\/:id\/(?:revoke|standing))$|^\/api\/admin\//;
  // It only changes the access log, and counts towards the limit of record reads once the record is open. Other people are
  // refused before anything is counted.
  const look = '/api/shared/:grantId/bundles';
  const changing = api.routes.filter(
    ({ method, path }) => method !== 'GET' && !open.test(path) && path !== look,
  );
  expect(changing.length).toBeGreaterThan(25);
  for (const { method, path } of changing) {
    const answer = await visitor.send(method, path.replaceAll(/:\w+/g, randomUUID()), { json: {} });
    expect([method, path, answer.status]).toEqual([method, path, 429]);
  }
});

describe('behind a proxy', () => {
  let behind: TestApi;
  beforeAll(async () => {
    behind = await startTestApi({ rateLimits, behindProxy: true });
  });
  afterAll(() => behind.stop());

  const forgetFrom = (address: string) =>
    new Visitor(behind.address).post(
      '/api/password/forgot',
      { email: 'nobody@example.org' },
      { headers: { 'X-Forwarded-For': address } },
    );

  test('all addresses of one IPv6 network count as one, because one visitor can use them all', async () => {
    expect((await forgetFrom('2001:db8:1:2::1')).status).toBe(202);
    expect((await forgetFrom('2001:db8:1:2:ffff::2')).status).toBe(202);
    expectTooMany(await forgetFrom('2001:0db8:0001:0002:abcd:1:2:3'));
    expect((await forgetFrom('2001:db8:1:3::1')).status, 'another network').toBe(202);
  });

  test('an IPv4 address written as IPv6 counts as the same address', async () => {
    expect((await forgetFrom('203.0.113.9')).status).toBe(202);
    expect((await forgetFrom('::ffff:203.0.113.9')).status).toBe(202);
    expectTooMany(await forgetFrom('203.0.113.9'));
    expect((await forgetFrom('203.0.113.10')).status, 'its neighbour').toBe(202);
  });
});
