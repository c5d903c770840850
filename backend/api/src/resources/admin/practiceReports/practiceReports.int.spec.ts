import { adminPracticeReportResponse } from '@settlewise/contract/admin';
import { practiceHiddenResponse } from '@settlewise/contract/practice';
import { liveQuestions } from '@settlewise/practice/bank';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { confirmAddress } from '../../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { Visitor } from '../../../../testing/visitor';

let api: TestApi;
let administrator: SignedUp;
const confirmed: SignedUp[] = [];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
  for (let number = 0; number < 3; number += 1) {
    const person = await aPerson().signsUpAt(api.address);
    await confirmAddress(person, api);
    await setRegistrationAge(person, 7);
    confirmed.push(person);
  }
});
async function setRegistrationAge({ user }: SignedUp, days: number): Promise<void> {
  await api.whenCaughtUp();
  const registered = new Date(api.now().getTime() - days * 24 * 60 * 60 * 1000);
  await api.database('accounts').where({ user_id: user.id }).update({ registered_at: registered });
}
afterAll(() => api.stop());

const [first, second, third, fourth] = liveQuestions.map(({ id }) => id);
const report = async (visitor: Visitor, id: string | undefined, reason = 'Two answers are right.') =>
  (await visitor.post(`/api/practice/questions/${id}/report`, { reason })).status;
const hidden = async () =>
  practiceHiddenResponse.parse((await new Visitor(api.address).get('/api/practice/hidden')).json);
const reports = async (filter: object = {}) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { json } = await administrator.visitor.get(`/api/admin/practice-reports?${query}`);
  return z.array(adminPracticeReportResponse.strict()).parse(json);
};

describe('reports of practice questions', () => {
  test('from three confirmed accounts hide a question until an administrator has seen them', async () => {
    const [one, two, three] = confirmed;
    if (one === undefined || two === undefined || three === undefined)
      throw new Error('Three people are needed');
    for (const visitor of [one.visitor, one.visitor, two.visitor])
      expect(await report(visitor, first)).toBe(204);
    expect(await hidden()).toEqual([]);
    expect(await report(three.visitor, first, 'The source says 1833.')).toBe(204);
    expect(await hidden()).toEqual([first]);

    const questions = z.array(z.object({ id: z.string() }));
    const { json } = await new Visitor(api.address).get('/api/practice/questions?topic=values&count=100');
    const asked = questions.parse(json).map(({ id }) => id);
    expect(asked).not.toContain(first);
    expect(asked).toContain(second);

    expect(await reports({ state: 'hidden' })).toMatchObject([
      {
        id: first,
        reports: 3,
        counted: 3,
        state: 'hidden',
        reasons: expect.arrayContaining(['The source says 1833.', 'Two answers are right.']),
        text: liveQuestions[0]?.text,
      },
    ]);
    const { status } = await administrator.visitor.send('POST', `/api/admin/practice-reports/${first}/seen`);
    expect([status, await hidden(), await reports()]).toEqual([204, [], []]);
    // A person who has reported it before does not hide it again.
    await report(one.visitor, first);
    expect(await reports()).toEqual([]);
  });

  test('of visitors and unconfirmed accounts are listed, and hide nothing', async () => {
    const unconfirmed = await aPerson().signsUpAt(api.address);
    const visitor = new Visitor(api.address);
    for (const each of [visitor, visitor, new Visitor(api.address), unconfirmed.visitor])
      await report(each, second);
    expect(await hidden()).toEqual([]);
    expect(await reports({ state: 'asked' })).toMatchObject([{ id: second, reports: 2, counted: 0 }]);
  });

  test('count if the account is confirmed and a week old when it reports again', async () => {
    const later = await aPerson().signsUpAt(api.address);
    const counted = async () => (await reports()).find(({ id }) => id === fourth)?.counted;
    await report(later.visitor, fourth);
    await confirmAddress(later, api);
    await setRegistrationAge(later, 6);
    await report(later.visitor, fourth, 'Too early.');
    expect(await counted()).toBe(0);
    await setRegistrationAge(later, 7);
    await report(later.visitor, fourth, 'Once more.');
    expect(await counted()).toBe(1);
    expect((await reports()).find(({ id }) => id === fourth)).toMatchObject({
      reports: 1,
      reasons: ['Two answers are right.'],
    });
    await administrator.visitor.send('POST', `/api/admin/practice-reports/${fourth}/seen`);
  });

  test('of a whole chapter hide only a small share of it, and an administrator restores all of them or none', async () => {
    const chapter = liveQuestions.filter(({ topic }) => topic === 'history').map(({ id }) => id);
    const reported = chapter.slice(0, 40);
    const rows = reported.flatMap((id) =>
      [1, 2, 3].map((account) => ({
        question_id: id,
        reporter: `account ${account} of ${id}`,
        user_id: null,
        counts: true,
        reason: 'Wrong.',
        reported_at: api.now(),
        seen_at: null,
      })),
    );
    await api.database('practice_reports').insert(rows);
    const gone = await hidden();
    expect(gone).toEqual(reported.slice(0, Math.floor(chapter.length / 20)));
    expect((await reports({ state: 'hidden' })).map(({ id }) => id).toSorted()).toEqual(gone.toSorted());

    const seen = (ids: readonly string[]) =>
      administrator.visitor.post('/api/admin/practice-reports/seen', { ids });
    expect((await seen([...reported, 'not-there'])).status).toBe(404);
    expect(await hidden()).toEqual(gone);
    expect((await seen([])).status).toBe(400);
    expect((await seen(reported)).status).toBe(204);
    expect([await hidden(), (await reports()).filter(({ id }) => reported.includes(id))]).toEqual([[], []]);
  });

  test('are erased with the account that sent them', async () => {
    const leaving = await aPerson().signsUpAt(api.address);
    await report(leaving.visitor, third, 'My name is in it.');
    expect(await reports()).toMatchObject([{}, {}]);
    const { password } = leaving.credentials;
    expect((await leaving.visitor.delete('/api/account', { json: { password } })).status).toBeLessThan(300);
    expect((await reports()).map(({ id }) => id)).toEqual([second]);
    expect(await api.database('practice_reports').where({ question_id: third })).toEqual([]);
  });

  test('are erased with an account that the read models do not contain yet', async () => {
    const leaving = await aPerson().signsUpAt(api.address);
    await api.whenCaughtUp();
    await api.database('accounts').where({ user_id: leaving.user.id }).delete();
    expect(await report(leaving.visitor, third)).toBe(204);
    const kept = () =>
      api.database('practice_reports').where({ question_id: third }).pluck<string[]>('user_id');
    expect(await kept()).toEqual([leaving.user.id]);
    const { password } = leaving.credentials;
    const { status } = await leaving.visitor.delete('/api/account', { json: { password } });
    expect([status, await kept()]).toEqual([204, []]);
  });

  test('need a reason and an existing question', async () => {
    const visitor = new Visitor(api.address);
    expect(await report(visitor, 'hist-a-999')).toBe(404);
    for (const reason of ['', ' ', 'x'.repeat(501)]) expect(await report(visitor, second, reason)).toBe(400);
    const looked = await administrator.visitor.send('POST', '/api/admin/practice-reports/hist-a-999/seen');
    expect(looked.status).toBe(404);
    expect((await new Visitor(api.address).get('/api/admin/practice-reports')).status).toBe(401);
  });
});
