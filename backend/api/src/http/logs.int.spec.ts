import {
  EventStoreUnavailableError,
  WrongExpectedRevisionError,
  type EventStore,
} from '@settlewise/infra/eventStore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDocument, sampleFiles } from '../../testing/aDocument';
import { aJourney } from '../../testing/aJourney';
import { anAdministrator } from '../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { personalDetails, visaDetails } from '../../testing/aProfile';
import { readToken } from '../../testing/collectingMailer';
import { aLawyer, share } from '../../testing/sharing';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor, type Answer, type Sending } from '../../testing/visitor';

const address = '203.0.113.77';
const lines: string[] = [];
/** Replaces the event store's append. */
let instead: ((events: unknown) => Error) | null = null;

const troubled = (store: EventStore): EventStore => ({
  ...store,
  append: (stream, events, expected) =>
    instead === null ? store.append(stream, events, expected) : Promise.reject(instead(events)),
});

let api: TestApi;
let owner: SignedUp;
let lawyer: SignedUp;
let administrator: SignedUp;
/** Secrets that the tests come across. */
const secrets: string[] = [];

/** A person with recognisable values in every field. */
const password = 'Recognisable-Password-1';
const registration = aPerson()
  .called('Recognisable-Username')
  .reachedAt('recognisable.address@example.org')
  .named('Recognisable-First', 'Recognisable-Last')
  .withPassword(password);

beforeAll(async () => {
  api = await startTestApi({
    behindProxy: true,
    wrapEventStore: troubled,
    onLogLine: (line) => lines.push(line),
  });
  owner = await registration.signsUpAt(api.address);
  secrets.push(readToken(await api.mailer.mailTo(owner.user.email)), ...owner.visitor.cookies.values());
  lawyer = await aLawyer(api);
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const entry = z.looseObject({ msg: z.string(), level: z.number(), correlationId: z.string().optional() });
const entriesOf = (correlationId: string | null) =>
  lines.map((line) => entry.parse(JSON.parse(line))).filter((read) => read.correlationId === correlationId);

/** Sends from a visitor's own address, as a proxy reports it. @returns the answer, which must have the expected status */
async function sent(
  by: Visitor,
  status: number,
  method: string,
  path: string,
  sending: Sending = {},
): Promise<Answer> {
  const headers = { 'X-Forwarded-For': address, 'User-Agent': 'Recognisable-Browser', ...sending.headers };
  const answer = await by.send(method, path, { ...sending, headers });
  expect([method, path, answer.status, answer.message]).toEqual([method, path, status, expect.any(String)]);
  secrets.push(...by.cookies.values());
  return answer;
}

const idOf = (answer: Answer) => z.looseObject({ id: z.coerce.string() }).parse(answer.json).id;

/** Makes every append fail while the work runs. */
async function failing<Result>(
  error: (events: unknown) => Error,
  work: () => Promise<Result>,
): Promise<Result> {
  instead = error;
  try {
    return await work();
  } finally {
    instead = null;
  }
}

function expectNothingPersonal(): void {
  const log = lines.join('');
  expect(log.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => /recognisable/i.test(line))).toEqual([]);
  expect(lines.filter((line) => /[^\s"]@[^\s"]/.test(line))).toEqual([]);
  for (const told of [
    address,
    '1990-02-28',
    'AB1234567',
    'Harbour Street',
    ...secrets.filter((each) => each !== ''),
  ]) {
    expect([told, log.includes(told)]).toEqual([told, false]);
  }
}

const journey = () =>
  aJourney().to('Recognisable-Place').noting('Recognisable-Note').from('2025-03-01').typed();

describe('no log line contains personal data when', () => {
  test('a person registers, signs in, types a wrong password and forgets it', async () => {
    const visitor = new Visitor(api.address);
    await sent(visitor, 409, 'POST', '/api/register', { json: registration.registration() });
    await sent(visitor, 400, 'POST', '/api/register', {
      json: { username: 'Recognisable', email: 'recognisable' },
    });
    await sent(visitor, 401, 'POST', '/api/login', {
      json: { username: 'Recognisable-Username', password: 'Recognisable-Guess' },
    });
    await sent(visitor, 200, 'POST', '/api/login', { json: { username: 'Recognisable-Username', password } });
    await sent(visitor, 200, 'GET', '/api/user');
    await sent(visitor, 202, 'POST', '/api/password/forgot', { json: { email: owner.user.email } });
    secrets.push(readToken(await api.mailer.mailTo(owner.user.email, 2)));
    await sent(visitor, 422, 'POST', '/api/password/reset', {
      json: { token: 'Recognisable-Token', newPassword: 'Recognisable-Password-2' },
    });
    await sent(visitor, 400, 'POST', '/api/login', {
      text: '{"username": Recognisable',
      headers: { 'Content-Type': 'application/json' },
    });
    expectNothingPersonal();
  });

  test('a person fills the record, uploads a document and asks for missing things', async () => {
    const { visitor } = owner;
    await sent(visitor, 200, 'POST', '/api/immigration/profile/personal', {
      json: personalDetails({
        firstName: 'Recognisable',
        lastName: 'Recognisable',
        city: 'Recognisable-City',
      }),
    });
    await sent(visitor, 200, 'POST', '/api/immigration/profile/visa', {
      json: visaDetails({ visaNumber: 'RECOGNISABLE9' }),
    });
    const made = await sent(visitor, 201, 'POST', '/api/absences', { json: journey() });
    await sent(visitor, 200, 'PATCH', `/api/absences/${idOf(made)}`, {
      json: { destination: 'Recognisable-Sea' },
    });
    await sent(visitor, 400, 'POST', '/api/absences', {
      json: { ...journey(), departureDate: 'Recognisable-Day' },
    });
    await sent(visitor, 200, 'POST', '/api/absences/import', {
      json: { text: '2020-01-01,2020-01-02,Recognisable' },
    });
    await sent(visitor, 201, 'POST', '/api/tasks', {
      json: { title: 'Recognisable-Task', category: 'document', stage: 'pending', priority: 'high' },
    });
    const form = aDocument()
      .titled('Recognisable-Title')
      .holding(sampleFiles.pdf(), 'Recognisable-File.pdf')
      .form();
    const kept = await sent(visitor, 201, 'POST', '/api/documents/upload', { form });
    await sent(visitor, 200, 'GET', `/api/documents/${idOf(kept)}/file`);
    await sent(visitor, 415, 'POST', '/api/documents/upload', {
      form: aDocument().holding(Buffer.from('Recognisable'), 'Recognisable-Wrong.pdf').form(),
    });
    await sent(visitor, 404, 'GET', '/api/recognisable/path?note=Recognisable-Query');
    await sent(visitor, 404, 'DELETE', '/api/absences/8f2d3f0e-2f6f-4c59-9e43-0d2f4f1b3c2a');
    expectNothingPersonal();
  });

  test('a person shares a record, and a lawyer opens it', async () => {
    const { id } = await share(owner, lawyer);
    await api.whenCaughtUp();
    await sent(owner.visitor, 201, 'POST', '/api/legal-access', {
      json: { email: 'recognisable.counsel@example.org' },
    });
    await sent(lawyer.visitor, 200, 'GET', `/api/shared/${id}/absences`);
    await sent(lawyer.visitor, 200, 'GET', `/api/shared/${id}/timeline`);
    await sent(owner.visitor, 403, 'GET', '/api/admin/users');
    expectNothingPersonal();
  });

  test('an administrator acts and gives reasons', async () => {
    const { visitor } = administrator;
    await api.whenCaughtUp();
    const reason = 'Recognisable-Reason of the administrator';
    const userId = owner.user.id;
    const opened = await sent(visitor, 201, 'POST', '/api/admin/looks', { json: { userId, reason } });
    await sent(visitor, 200, 'GET', `/api/admin/users/${userId}?look=${idOf(opened)}`);
    const filter = encodeURIComponent(JSON.stringify({ q: 'Recognisable' }));
    await sent(visitor, 200, 'GET', `/api/admin/users?filter=${filter}`);
    await sent(visitor, 200, 'POST', `/api/admin/users/${lawyer.user.id}/lock`, { json: { reason } });
    await sent(visitor, 200, 'POST', `/api/admin/users/${lawyer.user.id}/unlock`, { json: { reason } });
    expectNothingPersonal();
  });

  test('a store fails with the whole input in its error', async () => {
    const { visitor } = owner;
    const talkative = (events: unknown) =>
      Object.assign(
        new Error('Recording failed', { cause: new Error('for <recognisable.address@example.org>') }),
        {
          code: '23505',
          detail: 'Key (name)=(Recognisable) already exists.',
          parameters: ['Recognisable'],
          events,
        },
      );
    const wrong = await failing(talkative, () =>
      sent(visitor, 500, 'POST', '/api/absences', { json: journey() }),
    );
    expect(entriesOf(wrong.headers.get('X-Correlation-Id')).map(({ msg }) => msg)).toContain(
      'A request failed',
    );

    const away = () =>
      new EventStoreUnavailableError('append', { cause: new Error('for recognisable@example.org') });
    await failing(away, () => sent(visitor, 503, 'POST', '/api/absences', { json: journey() }));
    const taken = () => new WrongExpectedRevisionError(`absences-${owner.user.id}`, 'no_stream', 0n);
    await failing(taken, () => sent(visitor, 409, 'POST', '/api/absences', { json: journey() }));

    await api.database.raw('ALTER VIEW journeys RENAME TO journeys_elsewhere');
    await sent(visitor, 500, 'GET', '/api/absences?note=Recognisable');
    await api.database.raw('ALTER VIEW journeys_elsewhere RENAME TO journeys');
    expectNothingPersonal();
  });
});

describe('the log lines of one request', () => {
  test('carry its correlation id in every part of the program', async () => {
    const answer = await failing(
      () => new Error('It failed'),
      () => sent(owner.visitor, 500, 'POST', '/api/absences', { json: journey() }),
    );
    const correlationId = answer.headers.get('X-Correlation-Id');
    await expect
      .poll(() => entriesOf(correlationId).map(({ msg }) => msg))
      .toEqual(['A request failed', 'request']);
    expect(entriesOf(correlationId)[0]).toMatchObject({ err: { type: 'Error', message: 'It failed' } });
  });

  test('and of its job carry no address, even if the mail server’s refusal contains it', async () => {
    api.mailer.refusal = '550 5.1.1 <recognisable.address@example.org>: no such user';
    const answer = await sent(new Visitor(api.address), 202, 'POST', '/api/password/forgot', {
      json: { email: owner.user.email },
    });
    const correlationId = answer.headers.get('X-Correlation-Id');
    await expect.poll(() => entriesOf(correlationId).map(({ msg }) => msg)).toContain('A job failed');
    api.mailer.refusal = null;
    const failed = entriesOf(correlationId).find(({ msg }) => msg === 'A job failed');
    expect(failed).toMatchObject({ queue: 'mail', attempt: 1, err: { type: 'MailError' } });
    expectNothingPersonal();
  });
});
