import { randomBytes, randomUUID } from 'node:crypto';
import type { Mail } from '@settlewise/infra/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { readToken } from '../testing/collectingMailer';
import { everyRequest, routesWithOwnSender } from '../testing/everyRequest';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor, type Answer } from '../testing/visitor';
import { PlantedWords } from './plantedWords';

// http/logs.int.spec.ts tests errors that contain the input, and the messages of mail servers.

const operators = randomUUID();
const lines: string[] = [];
const planted = new PlantedWords();
const errors: string[] = [];
let api: TestApi;

const unlike = () => randomBytes(5).toString('hex');

/** Sends a valid request and invalid requests to every route, as a person whose every word can be found again. */
beforeAll(async () => {
  api = await startTestApi({
    devPages: true,
    behindProxy: true,
    metrics: { token: operators },
    onLogLine: (line) => lines.push(line),
  });
  const administrator = await anAdministrator(api);
  plantCookies('administrator', administrator.visitor);
  planted.plant('administrator’s address', administrator.user.email);

  const usual = await plantedPerson();
  for (const [route, prepare] of Object.entries(everyRequest)) {
    const [method = '', path = ''] = route.split(' ');
    const person = routesWithOwnSender.test(route) ? await plantedPerson() : usual;
    const {
      id = '',
      others = {},
      query = '',
      waitForEffects,
      ...sending
    } = await prepare({ person, administrator, api });
    await api.whenCaughtUp();
    const wholePath = Object.entries(others)
      .reduce((text, [name, other]) => text.replace(`:${name}`, other), path)
      .replace(/:\w+/, id);
    const by = path.startsWith('/api/admin') ? administrator.visitor : person.visitor;

    const wrong = await by.send(method, `${wholePath}/no/such/place?note=${person.user.username}`, {
      ...(method === 'GET' ? {} : { json: { ...person.user, form: person.credentials } }),
    });
    keepError(wrong);
    const answer = await by.send(method, wholePath + query, sending);
    expect([route, answer.status]).toEqual([route, expect.toSatisfy((status: number) => status < 300)]);
    for (const [name, value] of Object.entries(secretsIn(answer)))
      planted.plant(`${name} of ${route}`, value);
    plantCookies(route, person.visitor);
    await waitForEffects?.();
  }
  for (const mail of api.mailer.mails) {
    const [, ofNews = ''] = /\/news\/confirm#(\S+)/.exec(mail.text) ?? [];
    const token = ofNews === '' ? readToken(mail) : ofNews;
    if (token !== '') planted.plant(`token of ${mail.subject} ${unlike()}`, token.split('.')[1] ?? '');
  }
});
afterAll(() => api.stop());

/** A person whose every word is planted. */
async function plantedPerson(): Promise<SignedUp> {
  const word = unlike();
  const person = await aPerson()
    .called(planted.plant(`username ${word}`, `name${word}`))
    .reachedAt(planted.plant(`address ${word}`, `address${word}@example.org`))
    .named(
      planted.plant(`first name ${word}`, `First${word}`),
      planted.plant(`last name ${word}`, `Last${word}`),
    )
    .withPassword(planted.plant(`password ${word}`, `Horse ${word} battery`))
    .signsUpAt(api.address);
  plantCookies(word, person.visitor);
  return person;
}

function plantCookies(whose: string, { cookies }: Visitor): void {
  for (const [name, value] of cookies) {
    // The position in the log is public; its signature is secret.
    if (name.endsWith('session') || name.endsWith('.sig')) planted.plant(`${name} of ${whose}`, value);
  }
}

const givenOnce = z.object({
  address: z.string().optional(),
  key: z.string().optional(),
  recoveryCodes: z.array(z.string()).optional(),
  revokeToken: z.string().optional(),
});
function secretsIn({ json }: Answer): Readonly<Record<string, string>> {
  const { address, key, recoveryCodes = [], revokeToken } = givenOnce.safeParse(json).data ?? {};
  const [, secret] = /calendar\/([\w-]{43})/.exec(address ?? '') ?? [];
  return {
    ...(secret === undefined ? {} : { 'calendar address': secret }),
    ...(revokeToken === undefined ? {} : { 'token of a shared result': revokeToken }),
    ...(key === undefined ? {} : { 'key of the second factor': key }),
    ...Object.fromEntries(recoveryCodes.map((code, number) => [`recovery code ${number}`, code])),
  };
}

function keepError({ status, bytes, headers }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const text = `${[...headers].flat().join('\n')}\n${bytes.toString()}`;
  expect(text, 'nothing of how the program is made').not.toMatch(
    /node_modules|\.[cm]?[tj]s:\d+|at \w+ \(|select |insert /i,
  );
  errors.push(text);
}

test('the search finds what it looks for', () => {
  expect(planted.count).toBeGreaterThan(200);
  const probe = new PlantedWords();
  probe.plant('word', 'Recognisable "word"');
  for (const text of [
    'a recognisable "word"',
    JSON.stringify({ a: 'Recognisable "word"' }),
    `?q=${encodeURIComponent('Recognisable "word"')}`,
    Buffer.from('{"a":"Recognisable "word""}').toString('base64'),
  ]) {
    expect(probe.foundIn(text)).toEqual(['word']);
  }
  expect(probe.foundIn('Recognisable')).toEqual([]);
});

test('no log line contains a name, an address, a password, a token or a session', () => {
  expect(lines.length).toBeGreaterThan(Object.keys(everyRequest).length);
  expect(planted.foundIn(lines.join('\n'))).toEqual([]);
});

test('no metric contains any of them', async () => {
  const headers = { Authorization: `Bearer ${operators}` };
  const { status, bytes } = await new Visitor(api.address).get('/metrics', { headers });
  expect([status, bytes.length > 5_000]).toEqual([200, true]);
  expect(planted.foundIn(bytes.toString())).toEqual([]);
  expect(bytes.toString()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
});

test('no refusal contains any of them, in its headers or its body', () => {
  expect(errors.length).toBeGreaterThan(100);
  expect(planted.foundIn(errors.join('\n'))).toEqual([]);
});

/** Every row of every table of a schema as text. */
async function everyRowOf(schema: string): Promise<ReadonlyMap<string, string>> {
  const tables = await api.database('pg_tables').where({ schemaname: schema }).pluck<string[]>('tablename');
  const found = new Map<string, string>();
  for (const table of tables) {
    found.set(table, JSON.stringify(await api.database.withSchema(schema).table(table).select('*')));
  }
  return found;
}

test('no stored job contains any of them, whether done, waiting or failed', async () => {
  const tables = await everyRowOf('bullmq');
  expect([...tables.values()].join('').length).toBeGreaterThan(10_000);
  for (const [table, rows] of tables) expect([table, planted.foundIn(rows)]).toEqual([table, []]);
});

test('stored events, counts, sessions and emails contain no secret and no readable word of a person', async () => {
  const tables = await everyRowOf('public');
  const stored = [...tables].filter(([name]) =>
    /event|session|limit|mail_tries|person_key|checkpoint/.test(name),
  );
  expect(stored.length).toBeGreaterThan(3);
  for (const [table, rows] of stored) expect([table, planted.foundIn(rows)]).toEqual([table, []]);
});

test('no table contains a password, a session id, a token or a calendar address', async () => {
  const isSecret = (name: string) => /^(password|token|calendar|settlewise_session)/.test(name);
  for (const [table, rows] of await everyRowOf('public')) {
    expect([table, planted.foundIn(rows).filter(isSecret)]).toEqual([table, []]);
  }
});

test('the headers of an email name its recipient, and say nothing else about a person', () => {
  const headOf = ({ to: _to, text: _text, html: _html, about: _about, ...rest }: Mail) =>
    JSON.stringify(rest);
  expect(api.mailer.mails.length).toBeGreaterThan(30);
  for (const mail of api.mailer.mails) expect(planted.foundIn(headOf(mail))).toEqual([]);
});
