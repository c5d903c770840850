import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSampleDealer, samples } from '../../../infra/testing/samples';
import { aDocument } from '../testing/aDocument';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { everyRequest, routesWithOwnSender } from '../testing/everyRequest';
import { measureBlocking, maxBlockingMs } from '../testing/measureBlocking';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import type { Answer, Visitor } from '../testing/visitor';

let api: TestApi;
let administrator: SignedUp;
let usual: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  usual = await aPerson().signsUpAt(api.address);
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

/** Texts of a given length that are slow to process without care. */
const heavyTexts: Readonly<Record<string, (characters: number) => string>> = {
  // Normalising them takes quadratic time.
  'marks in the wrong order': (characters) =>
    `a${'\u0301'.repeat(characters / 2)}${'\u0316'.repeat(characters / 2)}`,
  'marks in turn': (characters) => `a${'\u0316\u0301'.repeat(characters / 2)}`,
  digits: (characters) => '9'.repeat(characters),
  // For patterns that restart at each position.
  'space before a letter': (characters) => `x${' '.repeat(characters)}x`,
  'the same letter': (characters) => `${'a'.repeat(characters)}!`,
  'addresses without end': (characters) => 'a@'.repeat(characters / 2),
  'dots and hyphens': (characters) => `a@${'a-.'.repeat(characters / 3)}`,
  'quotes and commas': (characters) => '",'.repeat(characters / 2),
  'empty lines': (characters) => `a${'\n'.repeat(characters)}b`,
};

/** For each text in the JSON, a function that replaces it. */
function* textFields(json: unknown): Generator<(text: string) => unknown> {
  if (typeof json === 'string') yield (text) => text;
  if (typeof json !== 'object' || json === null) return;
  for (const [key, inner] of Object.entries(json)) {
    for (const replace of textFields(inner)) {
      yield (text) =>
        Array.isArray(json)
          ? json.map((value: unknown, index) => (String(index) === key ? replace(text) : value))
          : { ...json, [key]: replace(text) };
    }
  }
}

/** Runs something and expects that it does not block this process for long. */
async function expectNoLongHold(what: string, work: () => Promise<void>): Promise<void> {
  const hold = await measureBlocking(work);
  expect([what, hold]).toEqual([what, expect.toSatisfy((longest: number) => longest < maxBlockingMs)]);
}

/** Sends a request while another client calls the health check. */
async function sendBesideOthers(what: string, send: () => Promise<Answer>): Promise<Answer> {
  const [answer, health] = await Promise.all([send(), fetch(new URL('/healthz', api.address))]);
  expect([what, health.status]).toEqual([what, 200]);
  expect([what, answer.status]).toEqual([what, expect.toSatisfy((status: number) => status < 500)]);
  return answer;
}

/** The maximum sizes of bodies: 100 kB for most calls, 1 MB for some. A mark has two bytes. */
const sizes = [95_000, 950_000].map((bytes) => bytes / 2);

const takesAnyText: ReadonlySet<string> = new Set([
  // A file of journeys is accepted, and its rows are refused one by one.
  'POST /api/absences/import',
  // The server cannot check encrypted content.
  'POST /api/shared-results',
  'POST /api/shared-results/visitor',
]);

/** Each field of each call gets the next text, or all texts in `npm run test:long`. */
const dealTexts = createSampleDealer(Object.entries(heavyTexts));

/** One key of each call in turn, or all keys in `npm run test:long`. */
const dealKeys = (keys: readonly string[], turn: number): readonly string[] =>
  samples(keys.slice(turn % keys.length).slice(0, 1), keys);
const deepNesting = `${'['.repeat(45_000)}${']'.repeat(45_000)}`;

test('a costly text in any field of any call, or deep nesting, does not block other requests', async () => {
  const readLong = new Set<string>();
  let sent = 0;
  let turn = 0;
  for (const [route, prepare] of Object.entries(everyRequest)) {
    const [method = '', path = ''] = route.split(' ');
    if (method === 'GET') continue;
    const person = routesWithOwnSender.test(route) ? await aPerson().signsUpAt(api.address) : usual;
    const { id = '', others = {}, json, headers = {} } = await prepare({ person, administrator, api });
    if (json === undefined) continue;
    const { visitor }: { visitor: Visitor } = path.startsWith('/api/admin') ? administrator : person;
    const address = Object.entries(others)
      .reduce((text, [name, other]) => text.replace(`:${name}`, other), path)
      .replace(/:\w+/, id);
    /** Sizes that this call refuses in any field. */
    const tooLarge = new Set<number>();
    const sendText = async (name: string, characters: number, changed: unknown) => {
      const { status } = await sendBesideOthers(`${route}: ${name}`, () =>
        visitor.send(method, address, { json: changed, headers }),
      );
      sent += 1;
      if (status === 413) return void tooLarge.add(characters);
      if (characters === sizes.at(-1)) readLong.add(name);
      if (takesAnyText.has(route)) return;
      expect([route, name, status]).toEqual([route, name, expect.toSatisfy((found: number) => found >= 400)]);
    };
    await expectNoLongHold(route, async () => {
      for (const replace of textFields(json)) {
        for (const [name, heavy] of dealTexts()) {
          for (const characters of sizes.filter((size) => !tooLarge.has(size))) {
            await sendText(name, characters, replace(heavy(characters)));
          }
        }
      }
    });
    if (typeof json !== 'object' || json === null || path.includes(':') || path.startsWith('/api/admin'))
      continue;
    await expectNoLongHold(`${route}: deep nesting`, async () => {
      for (const key of dealKeys(Object.keys(json), (turn += 1))) {
        const text = `{${JSON.stringify(key)}:${deepNesting}}`;
        await sendBesideOthers(`${route}: ${key}`, () => visitor.send(method, path, { text }));
      }
    });
  }
  expect(sent).toBeGreaterThan(samples(400, 3_000));
  expect([...readLong].toSorted()).toEqual(Object.keys(heavyTexts).toSorted());
});

test('a costly file name does not block other requests', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  for (const [name, heavy] of Object.entries(heavyTexts)) {
    const form = aDocument().form();
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('The form has no file.');
    form.set('file', file, `${heavy(15_000)}.pdf`);
    await expectNoLongHold(name, async () => {
      await sendBesideOthers(name, () => visitor.send('POST', '/api/documents/upload', { form }));
    });
  }
});

test('as many marks on a letter as languages use are accepted, and one more is refused with a reason', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  // Thirty marks on one letter are the most that the standard’s Stream-Safe Text Format allows.
  const destination = `Z${'\u0301'.repeat(30)}`;
  const answer = await visitor.post('/api/absence-journeys', {
    departureDate: '2025-01-01',
    returnDate: '2025-01-05',
    destination,
    reason: 'holiday',
  });
  expect([answer.status, answer.message]).toEqual([201, '']);
  const refused = await visitor.post('/api/absence-journeys', {
    departureDate: '2025-02-01',
    returnDate: '2025-02-05',
    destination: `${destination}\u0301`,
    reason: 'holiday',
  });
  expect([refused.status, refused.message]).toEqual([
    400,
    'Please remove the characters that cannot be seen',
  ]);
});
