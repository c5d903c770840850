import { dashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { demoAccount } from '@settlewise/contract/demoAccount';
import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import { documentListResponse } from '@settlewise/contract/documents';
import { taskListResponse } from '@settlewise/contract/tasks';
import { administratorsDecider, administratorsStream } from '@settlewise/domain/administrators';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';
import { ensureAdministrator } from '../process/ensureAdministrator';
import { fillDemo } from './fillDemo';
import { demoPassword } from './people';

let api: TestApi;
let lines: readonly string[];
const log = createLogger({ level: 'silent', name: 'test' });
beforeAll(async () => {
  api = await startTestApi();
  lines = await fillDemo({
    address: new URL(api.address),
    publicUrl: new URL(api.address),
    now: api.now(),
    createAdministrator: (administrator) => ensureAdministrator(administrator, api, log),
  });
  await api.whenCaughtUp();
});
afterAll(() => api.stop());

async function signedIn(username: string): Promise<Visitor> {
  const visitor = new Visitor(api.address);
  const answer = await visitor.post('/api/login', { username, password: demoPassword });
  expect(answer.status).toBe(200);
  return visitor;
}

const summaryOf = async (visitor: Visitor) =>
  dashboardSummaryResponse.parse((await visitor.get('/api/dashboard/summary')).json);

describe('the demo', () => {
  test('explains how to sign in', () => {
    expect(lines.join('\n')).toContain(demoPassword);
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(['amara', 'mei', 'luca', 'ruth']);
  });

  test('has an eligible person near the limit, with overdue tasks, expired and expiring documents and dependants', async () => {
    const visitor = await signedIn('amara');
    const summary = await summaryOf(visitor);
    expect(summary).toMatchObject({ dependantCount: 3, absenceLast12Months: 160 });
    expect(summary.ilrEligibility.eligibleNow).toBe(true);
    const tasks = taskListResponse.parse((await visitor.get('/api/tasks')).json);
    expect(tasks.filter(({ isOverdue }) => isOverdue)).toHaveLength(1);
    expect(new Set(tasks.map(({ stage }) => stage))).toEqual(
      new Set(['pending', 'in_progress', 'completed']),
    );
    const documents = documentListResponse.parse((await visitor.get('/api/documents')).json);
    expect(documents.map(({ status }) => status).toSorted()).toEqual(['expired', 'expiring_soon', 'valid']);
  });

  test('has a person who can apply by the Home Office’s count, with a margin that needs proof', async () => {
    const { absenceLast12Months, ilrEligibility } = await summaryOf(await signedIn('mei'));
    expect(absenceLast12Months).toBe(186);
    expect(ilrEligibility.eligibleNow).toBe(true);
    expect(ilrEligibility.travelMargin).toContain(
      'It counts 174 days in the worst 12 months. The limit is 180. There are 6 days left. With days of travel it is 186 days: keep proof of them.',
    );
  });

  test('has a person with ILR', async () => {
    expect((await summaryOf(await signedIn('luca'))).ilrEligibility).toMatchObject({ hasILR: true });
  });

  test('has dependants with their own qualifying period: a partner who settles later, and children with an answer about registration', async () => {
    const clocksOf = async (username: string) =>
      dependantProgressListResponse.parse(
        (await (await signedIn(username)).get('/api/dependants/progress')).json,
      );
    const [abroad, partner, child] = await clocksOf('amara');
    expect(partner?.settlement).toMatchObject({ status: 'own_clock', verdict: 'not_yet', daysAway: 20 });
    expect([abroad, child].map((each) => each?.settlement.status)).toEqual(['with_family', 'with_family']);
    expect([abroad, child].map((each) => each?.registration?.section)).toEqual(['3(1)', '1(4)']);
    const [giulia] = await clocksOf('luca');
    expect(giulia?.registration).toMatchObject({ verdict: 'can_register', section: '1(3)' });
  });

  test('has the account of the login test page', async () => {
    const answer = await new Visitor(api.address).post('/api/login', demoAccount);
    expect([answer.status, answer.json]).toMatchObject([200, { firstName: 'Amara' }]);
  });

  test('has an administrator, who sees the others as ordinary people', async () => {
    const visitor = await signedIn('ruth');
    expect((await visitor.get('/api/admin/users')).headers.get('Content-Range')).toBe('users 0-3/4');
    expect((await (await signedIn('amara')).get('/api/admin/users')).status).toBe(403);
    const { state } = await api.commands.load(administratorsDecider, administratorsStream);
    expect(state.size).toBe(1);
  });

  test('has documents that open', async () => {
    const visitor = await signedIn('luca');
    const [document] = documentListResponse.parse((await visitor.get('/api/documents')).json);
    const file = await visitor.get(`/api/documents/${document?.id}/file`);
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});
