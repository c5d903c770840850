import { accessLogResponse, legalAccessListResponse } from '@settlewise/contract/legalAccess';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aLawyer, share } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/legal-access/looks';
const readAccessLog = async ({ visitor }: SignedUp, before?: string) =>
  accessLogResponse.parse((await visitor.get(before === undefined ? path : `${path}?before=${before}`)).json);
const lastAccessed = async ({ visitor }: SignedUp) =>
  legalAccessListResponse.parse((await visitor.get('/api/legal-access')).json)[0]?.lastAccessed;

describe('the access log', () => {
  test('is listed newest first in pages of 100, and each grant has its last access', async () => {
    const [owner, lawyer] = [await aPerson().signsUpAt(api.address), await aLawyer(api)];
    const { id } = await share(owner, lawyer);
    await api.whenCaughtUp();
    for (let second = 0; second < 103; second += 1) {
      await api.later(second * 1000, async () => {
        expect((await lawyer.visitor.get(`/api/shared/${id}/dependants`)).status).toBe(200);
      });
    }
    await api.whenCaughtUp();
    const at = (second: number) => new Date(api.now().getTime() + second * 1000).toISOString();
    const first = await readAccessLog(owner);
    expect([first.looks.length, first.more]).toEqual([100, true]);
    expect(first.looks[0]).toEqual({
      id: first.looks[0]?.id,
      grantId: id,
      name: 'Legal Advisor',
      email: lawyer.user.email,
      by: 'lawyer',
      part: 'dependants',
      documentTitle: null,
      downloaded: null,
      documentTitles: null,
      reason: null,
      at: at(102),
    });
    const rest = await readAccessLog(owner, first.looks.at(-1)?.at);
    expect([rest.looks.map((access) => access.at), rest.more]).toEqual([[at(2), at(1), at(0)], false]);
    expect(await lastAccessed(owner)).toBe(at(102));
    const answer = await owner.visitor.get(`${path}?before=yesterday`);
    expect([answer.status, answer.message]).toEqual([
      400,
      'The query “before” must be an instant, as 2026-01-31T12:00:00Z.',
    ]);
  });

  test('is available only to the owner', async () => {
    const [owner, lawyer] = [await aPerson().signsUpAt(api.address), await aLawyer(api)];
    const { id } = await share(owner, lawyer);
    await api.whenCaughtUp();
    expect((await lawyer.visitor.get(`/api/shared/${id}/timeline`)).status).toBe(200);
    await api.whenCaughtUp();
    expect((await readAccessLog(owner)).looks).toHaveLength(1);
    expect(await readAccessLog(lawyer)).toEqual({ looks: [], more: false });
  });
});
