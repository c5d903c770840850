import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createPostgresEventStore, type RecordedEvent } from '@settlewise/infra/eventStore';
import { verifyChain } from '@settlewise/infra/eventStore/codec';
import { readModels } from '@settlewise/projections/readModels';
import { collections } from '@settlewise/domain/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDocument, sampleFiles } from '../../../testing/aDocument';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { readArchive } from '../../../testing/readArchive';
import { problem, refused } from '../../../testing/refused';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
/** Files cannot be deleted while this is true. */
let filesAway = false;
beforeAll(async () => {
  api = await startTestApi({
    erasureRetryAfterMs: 200,
    wrapBlobStore: (store) => ({
      ...store,
      list: (firstPart) => {
        if (filesAway) throw new Error('The files are away');
        return store.list(firstPart);
      },
    }),
  });
});
afterAll(() => api.stop());

const passport = sampleFiles.pdf(5_000);

/** A person with data of all kinds. */
async function signUp(): Promise<SignedUp> {
  const person = await aPerson().named('Ana', 'Silva').signsUpAt(api.address);
  const { visitor } = person;
  const answers = [
    await visitor.post('/api/absences', aJourney().to('Brazil').typed()),
    await visitor.post('/api/tasks', {
      title: 'Book the test',
      category: 'document',
      stage: 'pending',
      priority: 'high',
    }),
    await visitor.post('/api/alerts/choices', { choices: { task_due: 'app' } }),
    await visitor.send('POST', '/api/documents/upload', {
      form: aDocument().titled('My passport').holding(passport, 'pass:port.pdf').form(),
    }),
  ];
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [201, ''],
    [201, ''],
    [200, ''],
    [201, ''],
  ]);
  return person;
}

const remove = ({ visitor }: SignedUp, password: unknown) =>
  visitor.send('DELETE', '/api/account', { json: { password } });

async function countRows({ user }: SignedUp): Promise<number> {
  // A table without event content only knows that events exist.
  const ofContents = readModels.filter(
    ({ everyEvent, aboutNobody }) => everyEvent === undefined && aboutNobody !== true,
  );
  const tables = ofContents.flatMap(({ tables }) => Object.keys(tables));
  const counts = await Promise.all(
    tables.map(async (table) => api.database(table).where({ user_id: user.id }).pluck('user_id')),
  );
  return counts.flat().length;
}

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('an export', () => {
  test('has the whole record and the files in readable form', async () => {
    const person = await signUp();
    await signUp();
    const answer = await person.visitor.get('/api/account/export');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Settlewise record 2026-11-21.zip"',
    );
    const files = await readArchive(answer.bytes);
    expect([...files.keys()].toSorted()).toEqual(
      [
        ...collections.map(({ words }) => `${words.many}.json`),
        'account.json',
        'alert choices.json',
        'answers to alerts.json',
        'comparisons of addresses.json',
        'dependants.json',
        'documents.json',
        'events.json',
        'files/001 pass_port.pdf',
        'immigration profile.json',
        'journeys.json',
        'legal access.json',
        'looks at your record.json',
        'notifications.json',
        'read me.txt',
        'saved results.json',
        'sessions.json',
        'settings.json',
        'tasks.json',
        'visa history.json',
      ].toSorted(),
    );
    const readMe = files.get('read me.txt')?.toString() ?? '';
    expect([...files.keys()].filter((name) => name.endsWith('.json') && !readMe.includes(name))).toEqual([]);
    expect(Math.max(...readMe.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
    const json = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? '');
    expect(json('account.json')).toMatchObject({ username: person.user.username, firstName: 'Ana' });
    expect(json('journeys.json')).toMatchObject([{ destination: 'Brazil', departureDate: '2025-03-01' }]);
    expect(json('tasks.json')).toMatchObject([{ title: 'Book the test' }]);
    expect(json('alert choices.json')).toMatchObject([{ kind: 'task_due', choice: 'app' }]);
    expect(json('sessions.json')).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        startedAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    expect(json('documents.json')).toMatchObject([{ title: 'My passport', file: 'files/001 pass_port.pdf' }]);
    expect(files.get('files/001 pass_port.pdf')).toEqual(passport);
    const events = z.array(z.object({ type: z.string(), data: z.unknown() })).parse(json('events.json'));
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['AccountRegistered', 'JourneyRecorded', 'TaskAdded', 'DocumentUploaded']),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'JourneyRecorded',
        data: expect.objectContaining({ destination: 'Brazil' }),
      }),
    );
    expect(files.get('events.json')?.toString()).not.toMatch(/argon2|passwordHash|linkHash/);
  });

  test('has removed entries in its events', async () => {
    const { visitor } = await signUp();
    const tasks = z.array(z.object({ id: z.string() })).parse((await visitor.get('/api/tasks')).json);
    for (const { id } of tasks) expect((await visitor.delete(`/api/tasks/${id}`)).status).toBe(204);
    const files = await readArchive((await visitor.get('/api/account/export')).bytes);
    expect(files.get('tasks.json')?.toString()).toBe('[]\n');
    expect(files.get('events.json')?.toString()).toContain('TaskRemoved');
  });

  test('fails if a file cannot be read', async () => {
    const person = await signUp();
    await api.whenCaughtUp();
    const [row] = await api
      .database('documents')
      .where({ user_id: person.user.id })
      .pluck<string[]>('file_sha256');
    expect(row).toMatch(/^[0-9a-f]{64}$/);
    const [versionNumber] = await api
      .database('projection_generations')
      .where({ name: 'documents', state: 'live' })
      .pluck<number[]>('generation');
    await api
      .database(`documents_v${versionNumber}`)
      .where({ user_id: person.user.id })
      .update({ file_sha256: '0'.repeat(64) });
    await expect(person.visitor.get('/api/account/export')).rejects.toThrow();
  });

  test('has a rate limit', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    for (let time = 0; time < 10; time += 1) {
      expect((await visitor.get('/api/account/export')).status).toBe(200);
    }
    const answer = await visitor.get('/api/account/export');
    expect([answer.status, answer.headers.has('Retry-After')]).toEqual([429, true]);
  });
});

describe('deleting an account', () => {
  test('removes sessions, files, rows and key, releases the names, and keeps the log intact', async () => {
    const person = await signUp();
    const elsewhere = new Visitor(api.address);
    expect((await elsewhere.post('/api/login', person.credentials)).status).toBe(200);
    const filesBefore = await listFiles(api.blobFolder);

    expect((await remove(person, person.credentials.password)).status).toBe(204);
    for (const visitor of [person.visitor, elsewhere]) {
      expect((await visitor.get('/api/user')).status).toBe(401);
    }
    expect(await listFiles(api.blobFolder)).toBe(filesBefore - 1);
    await api.whenCaughtUp();
    expect(await countRows(person)).toBe(0);
    expect(await api.personKeys.readKey(person.user.id)).toBeNull();
    const again = await new Visitor(api.address).post('/api/login', person.credentials);
    expect([again.status, again.message]).toEqual([401, 'Invalid username or password']);

    const store = await createPostgresEventStore({ connectionString: api.databaseUrl });
    for (const stream of ['account', 'absences', 'erasure']) {
      const events: RecordedEvent[] = [];
      for await (const event of store.readStream(`${stream}-${person.user.id}`)) events.push(event);
      expect(events.length).toBeGreaterThan(0);
      expect(await verifyChain(events)).toBeNull();
      expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('Brazil');
    }
    await store.close();

    // Anybody can register with the name and the address again.
    const { username, email } = person.user;
    const newcomer = await aPerson().called(username).reachedAt(email).signsUpAt(api.address);
    expect(newcomer.user.id).not.toBe(person.user.id);
    expect((await newcomer.visitor.get('/api/absences')).json).toEqual([]);
  });

  test('does not affect other people', async () => {
    const [person, other] = [await signUp(), await signUp()];
    await api.whenCaughtUp();
    const before = await countRows(other);
    expect((await remove(person, person.credentials.password)).status).toBe(204);
    await api.whenCaughtUp();
    expect([await countRows(other), before > 0]).toEqual([before, true]);
    expect((await other.visitor.get('/api/account/export')).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'not the password', 422, 'Your password is not correct'],
    ['no password', undefined, 400, 'Please enter your password'],
    ['an empty password', '', 400, 'Please enter your password'],
    ['a value that is not a text', 7, 400, 'Please enter your password'],
    ['a password that is too long', 'x'.repeat(257), 400, 'Please check your password'],
  ])('with %s is refused, and nothing happens', async (_, password, status, message) => {
    const person = await aPerson().signsUpAt(api.address);
    expect(problem(await remove(person, password))).toEqual(refused(status, 'password', message));
    expect((await person.visitor.get('/api/user')).status).toBe(200);
    expect(await api.personKeys.readKey(person.user.id)).not.toBeNull();
  });

  test('has a limit of attempts', async () => {
    const person = await aPerson().signsUpAt(api.address);
    for (let time = 0; time < 10; time += 1) expect((await remove(person, 'wrong')).status).toBe(422);
    const answer = await remove(person, person.credentials.password);
    expect([answer.status, answer.headers.has('Retry-After')]).toEqual([429, true]);
  });

  test('that was interrupted is completed by a repeated request with the same session', async () => {
    const person = await signUp();
    filesAway = true;
    expect((await remove(person, person.credentials.password)).status).toBe(500);
    filesAway = false;
    expect((await remove(person, person.credentials.password)).status).toBe(204);
    await api.whenCaughtUp();
    expect(await countRows(person)).toBe(0);
  });

  test('that was interrupted is completed without another request', async () => {
    const person = await signUp();
    filesAway = true;
    expect((await remove(person, person.credentials.password)).status).toBe(500);
    filesAway = false;
    await expect.poll(() => countRows(person)).toBe(0);
    expect(await api.personKeys.readKey(person.user.id)).toBeNull();
    await expect.poll(async () => (await person.visitor.get('/api/user')).status).toBe(401);
  });

  test('with a destroyed key is completed with any password, because it cannot be verified', async () => {
    const person = await signUp();
    await api.personKeys.destroy(person.user.id);
    expect((await remove(person, randomBytes(4).toString('hex'))).status).toBe(204);
    await api.whenCaughtUp();
    expect(await countRows(person)).toBe(0);
  });
});

test.each([
  ['GET', '/api/account/export'],
  ['DELETE', '/api/account'],
])('%s %s requires a signed-in person', async (method, path) => {
  const sent = method === 'GET' ? {} : { json: { password: 'a password' } };
  const answer = await new Visitor(api.address).send(method, path, sent);
  expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
});
