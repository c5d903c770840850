import { ruleNoticeResponse } from '@settlewise/contract/admin';
import { currentRules, earlierRules, ruleNotice } from '@settlewise/rules/comparison';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { readOperations } from '../../../../testing/readOperations';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

const path = '/api/admin/rules/notices';
const version = currentRules.version;
const releasePath = `${path}/${version}/release`;
const text = ruleNotice.text;

let api: TestApi;
let administrator: SignedUp;
beforeEach(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterEach(() => api.stop());

async function notice() {
  await api.whenCaughtUp();
  const answer = await administrator.visitor.get(path);
  expect([answer.status, answer.message]).toEqual([200, '']);
  return ruleNoticeResponse.parse(answer.json);
}

/** Stores a comparison as a worker does: it includes all current people, and these have been compared. */
async function storeComparison(people: readonly SignedUp[], found: Readonly<Record<string, unknown>> = {}) {
  await api
    .database('rule_comparisons')
    .insert({
      rule_set: version,
      compared_with: earlierRules.version,
      round: 1,
      began_at: new Date(api.now().getTime() + 60_000),
    });
  for (const { user } of people) {
    await api
      .database('rule_comparison_people')
      .insert({
        rule_set: version,
        user_id: user.id,
        compared_change: '1/1',
        round: 1,
        had_answer: true,
        record_changed: true,
        results_changed: 0,
        ...found,
      });
  }
}

const releases = async () =>
  api.database('events').where({ type: 'RuleNoticeReleased' }).count<{ count: string }[]>('*').first();

test('before a worker has compared anybody, the count is incomplete and nothing can be released', async () => {
  expect(await notice()).toMatchObject({
    ruleSet: version,
    comparedWith: earlierRules.version,
    state: 'counting',
    beganAt: null,
    people: 0,
    compared: 0,
    concerned: 0,
    told: 0,
    released: null,
    notice: { text, source: { title: ruleNotice.source.title }, standing: 'correction' },
  });
  const answer = await administrator.visitor.post(releasePath, { text });
  expect([answer.status, answer.message]).toEqual([
    409,
    'It is still being counted who would be told. Wait until that is complete.',
  ]);
});

test('people, records and saved results that a change affects are counted', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await api.whenCaughtUp();
  await storeComparison([person, administrator], { results_changed: 2 });
  expect(await notice()).toMatchObject({
    state: 'ready',
    people: 2,
    compared: 2,
    concerned: 2,
    records: 2,
    results: 4,
    told: 0,
  });
});

describe('the release', () => {
  test('is recorded once, with the text, who released it and the number of people', async () => {
    await storeComparison([administrator]);
    await api.whenCaughtUp();
    for (let time = 0; time < 2; time += 1) {
      const answer = await administrator.visitor.post(releasePath, { text });
      expect([answer.status, answer.message]).toEqual([202, '']);
    }
    expect(await notice()).toMatchObject({
      state: 'released',
      released: { at: api.now().toISOString(), by: administrator.user.username, people: 1 },
    });
    expect(await releases()).toEqual({ count: '1' });
    const [event] = await api.database('events').where({ type: 'RuleNoticeReleased' });
    expect(event).toMatchObject({
      stream: `ruleNotice-${version}`,
      data: { text, ruleSetVersion: version, comparedWith: earlierRules.version },
      metadata: { actorId: administrator.user.id, actorRole: 'admin' },
    });
  });

  test.each([
    ['a text that is another one now', releasePath, { text: 'Other words.' }, 409],
    ['a rule set that is not that of now', `${path}/2020-01-01/release`, { text }, 404],
    ['no text', releasePath, {}, 400],
    ['more than is asked', releasePath, { text, people: 4 }, 400],
  ])('is refused for %s', async (_what, sentTo, sent, status) => {
    await storeComparison([administrator]);
    const answer = await administrator.visitor.post(sentTo, sent);
    expect(answer.status).toBe(status);
    expect(await releases()).toEqual({ count: '0' });
  });

  test('is refused until everybody has been compared', async () => {
    await aPerson().signsUpAt(api.address);
    await api.whenCaughtUp();
    await storeComparison([administrator]);
    expect(await notice()).toMatchObject({ state: 'counting', people: 2, compared: 1 });
    expect((await administrator.visitor.post(releasePath, { text })).status).toBe(409);
    expect(await releases()).toEqual({ count: '0' });
  });
});

test('a recount compares everybody again, and is recorded with who asked', async () => {
  await storeComparison([administrator]);
  const answer = await administrator.visitor.post(`${path}/count`, {});
  expect(answer.status).toBe(202);
  expect(ruleNoticeResponse.parse(answer.json)).toMatchObject({
    state: 'counting',
    compared: 0,
    concerned: 1,
  });
  expect(await readOperations(api, administrator)).toEqual([
    { operation: 'rule_changes_counted', subject: version },
  ]);
});

test('is available to administrators only', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  await storeComparison([administrator]);
  expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.post(releasePath, { text })).status).toBe(403);
  expect((await visitor.post(`${path}/count`, {})).status).toBe(403);
  expect(await releases()).toEqual({ count: '0' });
});
