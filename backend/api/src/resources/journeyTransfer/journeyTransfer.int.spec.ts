import { importJourneysResponse, type ImportJourneysResponse } from '@settlewise/contract/journeyTransfer';
import { journeyListResponse } from '@settlewise/contract/journeys';
import { beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const importPath = '/api/absences/import';
const table = `Date left,Date returned,Destination,Reason
01/03/2025,10/03/2025,Spain,Holiday
5 Apr 2025,7 Apr 2025,France,a wedding
30/02/2025,10/03/2025,Peru,holiday
2025-03-01,2025-03-10,SPAIN,family`;

async function send(
  { visitor }: SignedUp,
  text: string,
  { dryRun = false, key = null }: { dryRun?: boolean; key?: string | null } = {},
): Promise<ImportJourneysResponse> {
  const answer = await visitor.post(
    dryRun ? `${importPath}?dryRun=1` : importPath,
    { text },
    { headers: { 'Idempotency-Key': key } },
  );
  expect([answer.status, answer.message]).toEqual([200, '']);
  return importJourneysResponse.parse(answer.json);
}

async function readRecord({ visitor }: SignedUp) {
  const answer = await visitor.get('/api/absences');
  expect(answer.headers.get('Settlewise-Stale')).toBeNull();
  return journeyListResponse
    .parse(answer.json)
    .map(({ departureDate, destination, reason }) => [departureDate, destination, reason]);
}

const imported = [
  ['2025-04-05', 'France', 'a wedding'],
  ['2025-03-01', 'Spain', 'holiday'],
];

describe('an import', () => {
  test('previews each row with its problems, and records nothing', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const preview = await send(person, table, { dryRun: true });
    expect(preview).toMatchObject({ dryRun: true, heading: true, added: 2, alreadyThere: 1, refused: 1 });
    expect(preview.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'refused'],
      [5, 'already_there'],
    ]);
    expect(preview.rows[0]?.journey).toMatchObject({ departureDate: '2025-03-01', days: 10 });
    expect(preview.rows[2]).toMatchObject({
      typed: ['30/02/2025', '10/03/2025', 'Peru', 'holiday'],
      problems: [{ field: 'departureDate', message: 'February 2025 has no day 30' }],
    });
    expect(await readRecord(person)).toEqual([]);
  });

  test('records the valid rows, and lists them at once', async () => {
    const person = await aPerson().signsUpAt(api.address);
    expect(await send(person, table)).toMatchObject({ dryRun: false, added: 2, alreadyThere: 1, refused: 1 });
    expect(await readRecord(person)).toEqual(imported);
  });

  test('sent twice with one key has the same answer and records once', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const first = await send(person, table, { key: 'once' });
    expect(await send(person, table, { key: 'once' })).toEqual(first);
    expect(await readRecord(person)).toEqual(imported);
  });

  test('ends the open journey if a row has its return, and warns about a row that may be the same journey', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const away = { departureDate: '2025-03-01', destination: 'Spain', reason: 'holiday' };
    await person.visitor.post('/api/absences', away);
    const other = await send(person, '2025-03-02,2025-03-10,Madrid,holiday', { dryRun: true });
    expect(other.rows[0]).toMatchObject({
      outcome: 'new',
      warning:
        'You are still away in Spain in your record. If this is that journey, enter its return date there and do not add this row.',
    });
    const before = await send(person, '2024-03-02,2024-03-10,Madrid,holiday', { dryRun: true });
    expect(before.rows[0]?.warning).toBeNull();
    const preview = await send(person, table, { dryRun: true });
    expect(preview).toMatchObject({ added: 1, ended: 1, alreadyThere: 1, refused: 1 });
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual([
      'ends_open',
      'new',
      'refused',
      'already_there',
    ]);
    const first = await send(person, table, { key: 'once' });
    expect(first).toMatchObject({ added: 1, ended: 1 });
    expect(await send(person, table, { key: 'once' })).toEqual(first);
    expect(await readRecord(person)).toEqual(imported);
    const listed = journeyListResponse.parse((await person.visitor.get('/api/absences')).json);
    expect(listed.map(({ returnDate }) => returnDate)).toEqual(['2025-04-07', '2025-03-10']);
  });

  test('of other rows under the same key is refused', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await send(person, table, { key: 'once' });
    const answer = await person.visitor.post(
      importPath,
      { text: '2020-01-01,2020-01-02,Malta' },
      { headers: { 'Idempotency-Key': 'once' } },
    );
    expect([answer.status, answer.message]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
    expect(await readRecord(person)).toEqual(imported);
  });

  test('skips journeys that the record already has', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await person.visitor.post('/api/absences', aJourney().to('spain').typed());
    expect(await send(person, table)).toMatchObject({ added: 1, alreadyThere: 2 });
    expect(await send(person, table)).toMatchObject({ added: 0, alreadyThere: 3 });
    expect(await readRecord(person)).toHaveLength(2);
  });

  test('with the maximum of rows is recorded completely, and refused completely with one more', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const rows = (count: number, place: string) =>
      Array.from({ length: count }, (_, index) => `2001-01-01,2001-01-02,${place} ${index}`).join('\n');
    const answer = await person.visitor.post(importPath, { text: rows(2_001, 'Place') });
    expect(problem(answer)).toEqual(
      refused(422, 'text', 'You can import up to 2,000 rows at a time. This table has 2,001.'),
    );
    expect(await send(person, rows(2_000, 'Place'), { key: 'all' })).toMatchObject({ added: 2_000 });
    expect(await readRecord(person)).toHaveLength(2_000);
    const oneMore = await person.visitor.post(`${importPath}?dryRun=1`, { text: rows(1, 'Other place') });
    expect([oneMore.status, oneMore.message]).toEqual([422, 'You can record up to 2,000 journeys.']);
  });

  test('with the longest notes is split into appends that every event store accepts', async () => {
    const person = await aPerson().signsUpAt(api.address);
    // Three bytes each, which is the longest encoding.
    const notes = '字'.repeat(2_000);
    const heading = 'Date left,Date returned,Destination,Notes';
    const rows = Array.from({ length: 130 }, (_, index) => `2001-01-01,2001-01-02,Place ${index},${notes}`);
    expect(await send(person, [heading, ...rows].join('\n'))).toMatchObject({ added: 130, refused: 0 });
    expect(await readRecord(person)).toHaveLength(130);
  });

  test('is private', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await send(person, table);
    expect(await readRecord(other)).toEqual([]);
    expect(await send(other, table)).toMatchObject({ added: 2 });
  });

  test.each([
    ['an empty request', {}, 400, 'Please paste your journeys or choose a file'],
    ['an empty text', { text: ' \n ' }, 400, 'Please paste your journeys or choose a file'],
    ['a value that is not a text', { text: 7 }, 400, 'Please paste your journeys or choose a file'],
    ['only a heading', { text: 'Left,Returned,Place' }, 422, 'There are no journeys in this table.'],
    [
      'a heading that lacks a column',
      { text: 'Left,Place\n2025-01-01,Spain' },
      422,
      'The heading has no column for the date you came back, for example “Date returned”.',
    ],
  ])('of %s is refused', async (_, sent, status, message) => {
    const person = await aPerson().signsUpAt(api.address);
    for (const path of [importPath, `${importPath}?dryRun=1`]) {
      expect(problem(await person.visitor.post(path, sent))).toEqual(refused(status, 'text', message));
    }
  });

  test('of more than a megabyte is refused', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(importPath, { text: 'x'.repeat(1024 * 1024) });
    expect([answer.status, answer.message]).toEqual([
      413,
      'The request is too large. At most 1 MB can be sent.',
    ]);
  });

  test('with an unknown value of dryRun is refused, so that nothing is recorded by mistake', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(`${importPath}?dryRun=true`, { text: table });
    expect([answer.status, answer.message]).toEqual([400, 'The dryRun is either 1 or 0.']);
    expect(await readRecord(person)).toEqual([]);
  });
});

describe('an export', () => {
  test('as CSV is a file that an import understands', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await send(person, table);
    const answer = await person.visitor.get('/api/absences/export?format=csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="journeys 2026-11-21.csv"');
    expect(answer.bytes.toString()).toBe(
      // Quoted, so that no character in a field separates it, whatever separator a spreadsheet uses.
      '\uFEFF"Date left","Date returned","Destination","Reason","Notes","Days, both travel days counted","Whole days","Whole journey in the Channel Islands or Isle of Man","May be left out","How sure the dates are"\r\n' +
        '"2025-04-05","2025-04-07","France","a wedding","","3","1","","",""\r\n' +
        '"2025-03-01","2025-03-10","Spain","holiday","","10","8","","",""\r\n',
    );
    expect(await send(other, answer.bytes.toString())).toMatchObject({ added: 2, refused: 0 });
    expect(await readRecord(other)).toEqual(imported);
  });

  test('as CSV includes the answer about the islands', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    for (const [index, said] of ['visited', 'lived_there', 'no', 'not_sure'].entries()) {
      const journey = aJourney()
        .from(`2025-03-0${index + 1}`)
        .to('Jersey')
        .inTheIslands(said);
      expect((await person.visitor.post('/api/absences', journey.typed())).status).toBe(201);
    }
    const file = (await person.visitor.get('/api/absences/export?format=csv')).bytes.toString();
    expect(file).toContain(',"Lived there","",""\r\n');
    expect(await send(other, file)).toMatchObject({ added: 4, refused: 0 });
    const islands = journeyListResponse
      .parse((await other.visitor.get('/api/absences')).json)
      .map(({ crownDependency }) => crownDependency);
    expect(islands).toEqual(['not_sure', 'no', 'lived_there', 'visited']);
  });

  test('as CSV includes the permitted reason as a label, and an import accepts the value of other programs', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await person.visitor.post('/api/absences', {
      ...aJourney().typed(),
      permittedReason: 'compelling_compassionate',
      approximate: 'month',
    });
    const file = (await person.visitor.get('/api/absences/export?format=csv')).bytes.toString();
    expect(file).toContain('"Illness or death in the family, or something as serious"');
    const more = 'Left,Returned,Place,May be left out\n2024-01-01,2024-01-09,Peru,travel_disruption';
    expect(await send(other, file)).toMatchObject({ added: 1, refused: 0 });
    expect(await send(other, more)).toMatchObject({ added: 1, refused: 0 });
    const wrong = await send(other, more.replace('travel_disruption', 'snow'), { dryRun: true });
    expect(wrong.rows[0]?.problems).toEqual([
      { field: 'permittedReason', message: 'Choose a reason from the list, or none' },
    ]);
    const reasons = journeyListResponse
      .parse((await other.visitor.get('/api/absences')).json)
      .map(({ permittedReason }) => permittedReason);
    expect(reasons).toEqual(['compelling_compassionate', 'travel_disruption']);
    expect((await other.visitor.get('/api/absences')).json).toMatchObject([
      { approximate: 'month' },
      { approximate: null },
    ]);
  });

  test('as CSV prevents formulas in cells, and is imported unchanged', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const other = await aPerson().signsUpAt(api.address);
    const cells = ['=HYPERLINK("http://x.example")', '+44', '-1', '@SUM(A1)', '＝1+1'];
    for (const [index, cell] of cells.entries()) {
      const journey = aJourney()
        .from(`2025-03-0${index + 1}`)
        .to(cell)
        .noting(`${cell}\nand more`);
      expect((await person.visitor.post('/api/absences', journey.typed())).status).toBe(201);
    }
    const { bytes } = await person.visitor.get('/api/absences/export?format=csv');
    expect(bytes.toString()).not.toMatch(/(?:^|,)"?[=+\-@＝]/m);
    await send(other, bytes.toString());
    expect((await readRecord(other)).map(([, destination]) => destination)).toEqual(cells.toReversed());
  });

  test('for application forms is a page with the most recent journey first and whole days', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await send(person, `${table}\n2024-12-30,2025-01-02,<b>Rome</b>,work & study`);
    const answer = await person.visitor.get('/api/absences/export?format=form');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    const rows = [...answer.bytes.toString().matchAll(/<tr>(.*?)<\/tr>/gs)]
      .map(([row]) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell))
      .filter((cells) => cells.length > 0);
    expect(rows).toEqual([
      ['5 April 2025', '7 April 2025', 'France', 'A wedding', '1'],
      ['1 March 2025', '10 March 2025', 'Spain', 'Holiday', '8'],
      ['30 December 2024', '2 January 2025', '&lt;b&gt;Rome&lt;/b&gt;', 'Work &amp; study', '2'],
    ]);
    expect(answer.bytes.toString()).toContain('11 whole days');
  });

  test.each(['', '?format=pdf', '?format=csv&format=form'])(
    'in another format%s is refused',
    async (query) => {
      const person = await aPerson().signsUpAt(api.address);
      const answer = await person.visitor.get(`/api/absences/export${query}`);
      expect([answer.status, answer.message]).toEqual([400, 'The format is either csv or form.']);
    },
  );
});

test.each([
  ['GET', '/api/absences/export?format=csv'],
  ['GET', '/api/absences/export?format=form'],
  ['POST', importPath],
  ['POST', `${importPath}?dryRun=1`],
])('%s %s requires a signed-in person', async (method, path) => {
  const sent = method === 'GET' ? {} : { json: { text: table } };
  const answer = await new Visitor(api.address).send(method, path, sent);
  expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
});
