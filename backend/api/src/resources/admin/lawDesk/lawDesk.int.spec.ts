import {
  adminLawDeskResponse,
  adminLawNoticeResponse,
  adminRulesSummaryResponse,
  lawNoticePreviewResponse,
} from '@settlewise/contract/admin';
import { assessResponse } from '@settlewise/contract/assessments';
import { lawNoticesResponse } from '@settlewise/contract/lawDesk';
import { rulesResponse } from '@settlewise/contract/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { visaDetails } from '../../../../testing/aProfile';
import { citizenshipForm, ilrForm } from '../../../../testing/calculatorRequests';
import { aLawNotice, previewedLawNotice, publishLawNotice } from '../../../../testing/lawNotices';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { Visitor } from '../../../../testing/visitor';

const path = '/api/admin/rules/law';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());
afterEach(async () => {
  for (const { id } of (await readNotices()).notices)
    await administrator.visitor.post(`${path}/notices/${id}/withdraw`, { reason: 'The test is over' });
});

const createVisitor = () => new Visitor(api.address);
const readNotices = async () =>
  lawNoticesResponse.strict().parse((await createVisitor().get('/api/rules/notices')).json);
const desk = async () => adminLawDeskResponse.parse((await administrator.visitor.get(path)).json);
const readEvents = async () =>
  Number(
    (await api.database('events').where('stream', 'like', 'lawDesk-%').count<{ count: string }[]>('*'))[0]
      ?.count,
  );
const skilledWorker = { trips: [], settlement: { route: 'skilled_worker', grantDate: '2021-12-01' } };
const requestAssessment = async (json: object = skilledWorker) =>
  assessResponse.strict().parse((await createVisitor().post('/api/assess', json)).json);

describe('a notice', () => {
  test('is counted and previewed before publication, which stores nothing', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await person.visitor.post('/api/immigration/profile/visa', visaDetails());
    await api.whenCaughtUp();
    const before = await readEvents();
    const answer = await administrator.visitor.post(`${path}/preview`, aLawNotice());
    expect([answer.status, answer.message]).toEqual([200, '']);
    expect(lawNoticePreviewResponse.parse(answer.json)).toMatchObject({
      people: 1,
      alert: {
        title: 'Announced, not the law: A made-up rule',
        message: expect.stringContaining('It says something. It was announced on 20 November 2026.'),
      },
    });
    expect(await readEvents()).toBe(before);
  });

  test('is shown to everybody on the next request, also when corrected or withdrawn', async () => {
    const id = await publishLawNotice(administrator);
    const { sourceTitle, sourceUrl, ...words } = aLawNotice();
    const notice = {
      ...words,
      id,
      source: { title: sourceTitle, url: sourceUrl },
      publishedOn: '2026-11-21',
    };
    expect((await readNotices()).notices).toEqual([notice]);
    expect(rulesResponse.parse((await createVisitor().get('/api/rules')).json).notices).toEqual([notice]);
    expect((await requestAssessment()).law).toMatchObject({
      says: 'Rules read on 6 December 2025, news to 6 October 2026',
      notices: [{ id }],
      announcedRisks: [{ title: 'A made-up rule' }, { title: 'Earned settlement' }],
    });
    const partner = { ...skilledWorker, settlement: { route: 'partner', grantDate: '2021-12-01' } };
    expect((await requestAssessment(partner)).law).toMatchObject({ notices: [], announcedRisks: [] });

    const corrected = await administrator.visitor.post(
      `${path}/notices/${id}/correct`,
      await previewedLawNotice(administrator, { text: 'Better words.', standing: 'in_force' }),
    );
    expect([corrected.status, corrected.message]).toEqual([200, '']);
    expect((await readNotices()).notices).toEqual([
      { ...notice, text: 'Better words.', standing: 'in_force' },
    ]);

    const withdrawn = await administrator.visitor.post(`${path}/notices/${id}/withdraw`, {
      reason: 'It was not so',
    });
    expect(adminLawNoticeResponse.parse(withdrawn.json)).toMatchObject({
      state: 'withdrawn',
      withdrawnBecause: 'It was not so',
    });
    expect((await readNotices()).notices).toEqual([]);
    expect((await desk()).notices[0]).toMatchObject({ id, state: 'withdrawn' });
    const again = await administrator.visitor.post(`${path}/notices/${id}/withdraw`, {
      reason: 'It was not so',
    });
    expect(again.status).toBe(409);
  });

  test('changes no verdict and no date of any answer', async () => {
    const calls = [
      ['/api/calculate-ilr-eligibility', ilrForm()],
      ['/api/calculate-eligibility', citizenshipForm()],
      ['/api/assess', { ...skilledWorker, citizenship: { settledSince: '2025-01-01' } }],
    ] as const;
    const answers = async () =>
      Promise.all(
        calls.map(async ([call, form]) => {
          const { law: _law, ...answer } = (await createVisitor().post(call, form)).json as Record<
            string,
            unknown
          >;
          return answer;
        }),
      );
    const before = await answers();
    await publishLawNotice(administrator, { concerns: ['settlement', 'citizenship'], standing: 'in_force' });
    expect(await answers()).toEqual(before);
  });

  test('is published once for one key', async () => {
    const headers = { 'Idempotency-Key': 'one notice' };
    const sent = await previewedLawNotice(administrator);
    const before = await readEvents();
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = await administrator.visitor.post(`${path}/notices`, sent, { headers });
      expect([answer.status, answer.message]).toEqual([201, '']);
      ids.push(adminLawNoticeResponse.parse(answer.json).id);
    }
    expect(new Set(ids).size).toBe(1);
    expect(await readEvents()).toBe(before + 1);
  });

  test.each([
    ['no title', { title: '' }, 'title', 400],
    ['a link without https', { sourceUrl: 'http://example.org' }, 'sourceUrl', 400],
    ['no link', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl', 400],
    ['a day in the future', { day: '2026-11-22' }, 'day', 422],
    ['an unknown route', { concerns: ['moon'] }, 'concerns', 422],
    ['nobody concerned', { concerns: [] }, 'concerns', 400],
    ['an unknown standing', { standing: 'likely' }, 'standing', 400],
    ['more than is asked', { people: 4 }, 'people', 400],
    ['another text than previewed', { text: 'Other words.' }, 'code', 409],
  ])('is refused with %s, and the field is named', async (_what, part, field, status) => {
    const sent = { ...(await previewedLawNotice(administrator)), ...part };
    const before = await readEvents();
    const answer = await administrator.visitor.post(`${path}/notices`, sent);
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([
      status,
      expect.stringContaining(`"path":"${field}"`),
    ]);
    expect(await readEvents()).toBe(before);
  });
});

describe('a reread source', () => {
  const read = (json: object) => administrator.visitor.post(`${path}/readings`, json);

  test('shows its new day at once in every row that uses it', async () => {
    expect((await read({ sources: ['skilledWorker'], readOn: '2026-11-21' })).status).toBe(200);
    const { routes, ruleSet } = rulesResponse.parse((await createVisitor().get('/api/rules')).json);
    const checkedOn = (key: string) => routes.find((route) => route.key === key)?.source.checkedOn;
    expect([checkedOn('skilled_worker'), checkedOn('global_talent')]).toEqual(['2026-11-21', '2025-12-06']);
    expect(ruleSet.checkedOn).toBe('2025-12-06');
    const { settlement } = await requestAssessment();
    expect(JSON.stringify(settlement)).toContain('"retrievedOn":"2026-11-21"');
    expect((await readNotices()).readings).toEqual({ skilledWorker: '2026-11-21' });
    expect((await desk()).sources.find(({ key }) => key === 'skilledWorker')).toMatchObject({
      readOn: '2026-11-21',
      stale: false,
    });
  });

  test('changes the age of the rules if it is the Rules as a whole, or the list of changes', async () => {
    await read({ sources: ['immigrationRulesIndex', 'statementsOfChanges'], readOn: '2026-11-20' });
    expect(await readNotices()).toMatchObject({ rulesReadOn: '2026-11-20', newsTo: '2026-11-20' });
    expect((await requestAssessment()).law.says).toBe(
      'Rules read on 20 November 2026, news to 20 November 2026',
    );
    const summary = (await administrator.visitor.get('/api/admin/rules/summary')).json;
    expect(adminRulesSummaryResponse.parse(summary)).toMatchObject({
      checkedOn: '2026-11-20',
      daysAgo: 1,
      stale: false,
    });
  });

  test.each([
    ['an unknown source', { sources: ['moon'], readOn: '2026-11-21' }, 'sources', 422],
    [
      'one unknown source among others',
      { sources: ['feeTable', 'moon'], readOn: '2026-11-21' },
      'sources',
      422,
    ],
    ['a day in the future', { sources: ['feeTable'], readOn: '2026-11-22' }, 'readOn', 422],
    ['no source', { sources: [], readOn: '2026-11-21' }, 'sources', 400],
  ])('is refused for %s', async (_what, json, field, status) => {
    const before = await readEvents();
    const answer = await read(json);
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([
      status,
      expect.stringContaining(`"path":"${field}"`),
    ]);
    expect(await readEvents()).toBe(before);
  });
});

test('all actions are in the audit with who did them, and only administrators can do them', async () => {
  const before = await readEvents();
  const id = await publishLawNotice(administrator);
  await administrator.visitor.post(`${path}/readings`, { sources: ['feeTable'], readOn: '2026-11-21' });
  const all = await api.database('events').where('stream', 'like', 'lawDesk-%').orderBy('revision');
  const events = all.slice(before);
  expect(events).toMatchObject(
    ['LawNoticePublished', 'SourceReadAgain'].map((type) => ({
      type,
      metadata: { actorId: administrator.user.id, actorRole: 'admin' },
    })),
  );
  const { visitor } = await aPerson().signsUpAt(api.address);
  const refused = [
    await visitor.get(path),
    await visitor.post(`${path}/preview`, aLawNotice()),
    await visitor.post(`${path}/notices`, aLawNotice()),
    await visitor.post(`${path}/notices/${id}/withdraw`, { reason: 'Not allowed' }),
    await visitor.post(`${path}/readings`, { sources: ['feeTable'], readOn: '2026-11-21' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await readEvents()).toBe(before + 2);
});
