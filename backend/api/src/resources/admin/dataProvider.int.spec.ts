import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFailedJob } from '../../../testing/aFailedJob';
import { anAdministrator } from '../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aLawyer, share } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';

let api: TestApi;
let administrator: SignedUp;
let owner: SignedUp;
let provider: DataProvider;

beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
  owner = await aPerson().called('Ottoline').signsUpAt(api.address);
  await api.mailer.mailTo(owner.user.email);
  for (let number = 0; number < 2; number += 1) await share(owner, await aLawyer(api));
  for (const id of ['hist-a-001', 'hist-a-002'])
    await owner.visitor.post(`/api/practice/questions/${id}/report`, { reason: 'Two answers are right.' });
  for (let number = 0; number < 3; number += 1) await aFailedJob(api);
  await api.whenCaughtUp();
  provider = simpleRestProvider(`${api.address}/api/admin`, asAdministrator);
});
afterAll(() => api.stop());

/** A custom `fetchJson` as in react-admin's manual. It adds the headers that a browser sends. */
const asAdministrator: typeof fetchUtils.fetchJson = (url, options = {}) => {
  const headers = new Headers(options.headers);
  headers.set('Origin', api.address);
  headers.set('Cookie', [...administrator.visitor.cookies].map((pair) => pair.join('=')).join('; '));
  return fetchUtils.fetchJson(url, { ...options, headers });
};

interface DrivenResource {
  readonly resource: string;
  /** A search text, and whether a record matches it. */
  readonly search: () => string;
  readonly found: (record: RaRecord, typed: string) => boolean;
  /** A field that refers to a record of another resource, and the id of that record. */
  readonly reference: { readonly target: string; readonly to: () => Identifier };
}

const begins = (field: string) => (record: RaRecord, typed: string) =>
  String(record[field]).toLowerCase().startsWith(typed.toLowerCase());

const resources: readonly DrivenResource[] = [
  {
    resource: 'users',
    search: () => 'otto',
    found: begins('username'),
    reference: { target: 'role', to: () => 'user' },
  },
  {
    resource: 'legal-access',
    search: () => 'OTTO',
    found: begins('username'),
    reference: { target: 'userId', to: () => owner.user.id },
  },
  {
    resource: 'events',
    search: () => 'legalaccessgr',
    found: begins('type'),
    reference: { target: 'userId', to: () => owner.user.id },
  },
  {
    resource: 'mails',
    search: () => 'verif',
    found: begins('kind'),
    reference: { target: 'userId', to: () => owner.user.id },
  },
  {
    resource: 'queues',
    search: () => 'sends mails with',
    found: begins('purpose'),
    reference: { target: 'id', to: () => 'mail' },
  },
  {
    resource: 'jobs',
    search: () => 'mail',
    found: begins('queue'),
    reference: { target: 'queue', to: () => 'mail' },
  },
  {
    resource: 'projections',
    search: () => 'account',
    found: begins('name'),
    reference: { target: 'name', to: () => 'accounts' },
  },
  {
    resource: 'practice-reports',
    search: () => 'two answers',
    found: ({ reasons }) => JSON.stringify(reasons).includes('Two answers'),
    reference: { target: 'state', to: () => 'asked' },
  },
  {
    resource: 'rules',
    search: () => 'english',
    found: (record) => /english/i.test(`${record['area']} ${record['parameter']} ${record['value']}`),
    reference: { target: 'area', to: () => 'Fees' },
  },
];

const ids = (records: readonly RaRecord[]) => records.map(({ id }) => String(id));
const page = { page: 1, perPage: 1_000 };
const ascending = { field: 'id', order: 'ASC' } as const;

/** The first record of a list. */
async function findFirst(resource: string): Promise<RaRecord> {
  const [record] = await all(resource);
  if (record === undefined) throw new Error(`The list of ${resource} is empty`);
  return record;
}

const all = async (resource: string, filter: object = {}) =>
  (await provider.getList<RaRecord>(resource, { pagination: page, sort: ascending, filter })).data;

test('every list of /api/admin is tested here', () => {
  const alone = api.routes
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => /^\/api\/admin\/([\w-]+)\/:id$/.exec(path)?.[1] ?? []);
  // Streams have no list. Their names come from events.
  expect(alone.filter((name) => name !== 'streams').toSorted()).toEqual(
    resources.map(({ resource }) => resource).toSorted(),
  );
});

describe.each(resources)('$resource, read by an unchanged ra-data-simple-rest', (driven) => {
  const { resource, search, found, reference } = driven;

  test('are listed by id in both directions, page by page', async () => {
    const up = await provider.getList<RaRecord>(resource, { pagination: page, sort: ascending, filter: {} });
    expect(up.total).toBe(up.data.length);
    expect(up.data.length).toBeGreaterThan(1);
    expect(ids(up.data)).toEqual(ids(up.data).toSorted());
    const down = { field: 'id', order: 'DESC' } as const;
    const first = await provider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage: 1 },
      sort: down,
      filter: {},
    });
    expect([ids(first.data), first.total]).toEqual([ids(up.data).slice(-1), up.total]);
    const second = await provider.getList<RaRecord>(resource, {
      pagination: { page: 2, perPage: 1 },
      sort: down,
      filter: {},
    });
    expect(ids(second.data)).toEqual(ids(up.data).slice(-2, -1));
  });

  test('have the same content alone and in the list', async () => {
    const record = await findFirst(resource);
    const { data } = await provider.getOne<RaRecord>(resource, { id: record.id });
    expect(data.id).toBe(record.id);
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(record).toSorted());
    const refusal = provider.getOne<RaRecord>(resource, { id: 'no/such~thing' });
    await expect(refusal).rejects.toMatchObject({ status: 404 });
  });

  test('are found by several ids, without those that do not exist', async () => {
    const wanted = ids(await all(resource)).slice(-30);
    const { data } = await provider.getMany<RaRecord>(resource, {
      ids: [...wanted, 'nothing', '00000000-0000-4000-8000-000000000000'],
    });
    expect(ids(data).toSorted()).toEqual(wanted.toSorted());
    expect((await provider.getMany<RaRecord>(resource, { ids: [] })).data).toEqual([]);
  });

  test('are found by a search text', async () => {
    const typed = search();
    const expected = (await all(resource)).filter((record) => found(record, typed));
    expect(expected).not.toEqual([]);
    expect(ids(await all(resource, { q: typed }))).toEqual(ids(expected));
    expect(await all(resource, { q: 'found nowhere' })).toEqual([]);
    expect(ids(await all(resource, { q: ' ' }))).toEqual(ids(await all(resource)));
  });

  test('are found by a reference', async () => {
    const { target } = reference;
    const id = reference.to();
    const expected = (await all(resource)).filter((record) => record[target] === id);
    expect(expected).not.toEqual([]);
    const answer = await provider.getManyReference<RaRecord>(resource, {
      target,
      id,
      pagination: page,
      sort: ascending,
      filter: {},
    });
    expect([ids(answer.data), answer.total]).toEqual([ids(expected), expected.length]);
  });
});

test('one job or several are removed', async () => {
  const { id } = await findFirst('jobs');
  expect((await provider.delete<RaRecord>('jobs', { id })).data).toEqual({ id });
  const others = await all('jobs');
  expect(others.length).toBeGreaterThan(1);
  const several = await provider.deleteMany<RaRecord>('jobs', { ids: ids(others) });
  expect(several.data).toEqual(ids(others));
  expect(await all('jobs')).toEqual([]);
});

test.each(['users', 'legal-access', 'events', 'mails', 'queues', 'projections', 'practice-reports', 'rules'])(
  'an administrator can neither delete nor overwrite %s',
  async (resource) => {
    const record = await findFirst(resource);
    const { id } = record;
    await expect(provider.delete<RaRecord>(resource, { id })).rejects.toMatchObject({ status: 405 });
    const update = provider.update<RaRecord>(resource, { id, data: {}, previousData: record });
    await expect(update).rejects.toMatchObject({ status: 405 });
  },
);

test.each([
  ['ids that are no texts', { id: [1] }],
  ['more ids than one answer holds', { id: Array.from({ length: 1_001 }, () => '') }],
  ['a search that no store could look for', { q: 'a\0b' }],
  ['a search without end', { q: 'x'.repeat(255) }],
  ['a filter that is none', ['role', 'admin']],
])('is refused for %s', async (_, filter) => {
  for (const { resource } of resources) {
    const refusal = provider.getList<RaRecord>(resource, { pagination: page, sort: ascending, filter });
    await expect(refusal).rejects.toMatchObject({ status: 400, body: { errors: [{ path: 'filter' }] } });
  }
});
