import { randomUUID } from 'node:crypto';
import { readModels } from '@settlewise/projections/readModels';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aJourney } from '../testing/aJourney';
import { aPerson } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';
import { queueNames } from './jobs/queues';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ metrics: 'open' });
});
afterAll(() => api.stop());

/** Each sample that Prometheus reads, by name and labels. */
async function samples(address = api.address): Promise<ReadonlyMap<string, number>> {
  const answer = await new Visitor(address).get('/metrics');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return new Map(
    answer.bytes
      .toString()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );
}

const requests = (method: string, route: string, status: string) =>
  `settlewise_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;
const commands = (stream: string, outcome: string) =>
  `settlewise_commands_total{stream="${stream}",outcome="${outcome}"}`;
const ofReadModel = (name: string, readModel: string, state = 'live') =>
  `settlewise_projection_${name}{projection="${readModel}",state="${state}"}`;

describe('the metrics', () => {
  test('count requests by route and commands by outcome', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const before = await samples();
    const more = async (name: string) => ((await samples()).get(name) ?? 0) - (before.get(name) ?? 0);

    const journey = { ...aJourney().typed() };
    expect((await visitor.post('/api/absences', journey)).status).toBe(201);
    expect((await visitor.delete(`/api/absences/${randomUUID()}`)).status).toBe(404);
    expect((await visitor.post('/api/account/settings', { notificationsEnabled: true })).status).toBe(200);

    await expect.poll(() => more(requests('DELETE', '/api/absences/:id', '4xx'))).toBe(1);
    expect(await more(requests('POST', '/api/absences', '2xx'))).toBe(1);
    expect(await more(commands('absences', 'done'))).toBe(1);
    expect(await more(commands('absences', 'refused'))).toBe(1);
    expect(await more(commands('account', 'nothing'))).toBe(1);
    expect(await more('settlewise_append_seconds_count{outcome="appended"}')).toBe(1);
  });

  test('count conflicts of two writers', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    const before = await samples();
    const [first] = [await visitor.post('/api/absences', aJourney().typed())];
    expect(first.status).toBe(201);
    const event = { id: randomUUID(), type: 'Unknown', data: {}, metadata: {} };
    await expect(api.eventStore.append(`absences-${user.id}`, [event], 'no_stream')).rejects.toThrow();
    const after = await samples();
    const name = 'settlewise_append_conflicts_total{stream="absences"}';
    expect((after.get(name) ?? 0) - (before.get(name) ?? 0)).toBe(1);
  });

  test('show for every read model how far it is behind, whether it is stopped and what it has handled', async () => {
    await api.whenCaughtUp();
    await aPerson().signsUpAt(api.address);
    const waiting = async () => {
      const found = await samples();
      return readModels.map(({ name }) => [name, found.get(ofReadModel('waiting_events', name))]);
    };
    // Waits until the job of each person's first email has issued its link, which is an event too.
    await expect.poll(waiting).toEqual(readModels.map(({ name }) => [name, 0]));
    const found = await samples();
    for (const { name } of readModels) {
      expect([name, found.get(ofReadModel('stopped', name))]).toEqual([name, 0]);
      expect(found.get(ofReadModel('events_applied_total', name))).toBeGreaterThan(0);
      expect(found.get(ofReadModel('latency_seconds', name))).toBeGreaterThanOrEqual(0);
    }

    await api.stopProjecting();
    onTestFinished(() => api.project());
    await aPerson().signsUpAt(api.address);
    const behind = await samples();
    expect(behind.get(ofReadModel('waiting_events', 'accounts'))).toBeGreaterThan(0);
    await api.later(60_000, async () => {
      expect((await samples()).get(ofReadModel('waiting_seconds', 'accounts'))).toBeGreaterThan(50);
    });
  });

  test('count jobs by queue and state, and emails by outcome', async () => {
    const before = (await samples()).get('settlewise_mails{kind="verification",outcome="sent"}') ?? 0;
    const { user } = await aPerson().signsUpAt(api.address);
    await api.mailer.mailTo(user.email);
    await expect
      .poll(async () => (await samples()).get('settlewise_mails{kind="verification",outcome="sent"}'))
      .toBeGreaterThan(before);
    const found = await samples();
    for (const queue of queueNames) {
      for (const state of ['waiting', 'active', 'delayed', 'failed']) {
        expect(found.get(`settlewise_jobs{queue="${queue}",state="${state}"}`)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('count the sessions of people who are signed in', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const before = (await samples()).get('settlewise_sessions_open') ?? 0;
    expect(before).toBeGreaterThan(0);
    await visitor.post('/api/logout');
    expect((await samples()).get('settlewise_sessions_open')).toBe(before - 1);
  });

  test('contain no ids, no personal data and no paths', async () => {
    const person = aPerson().called('Recognisable-Name').reachedAt('recognisable@example.org');
    const { visitor, user } = await person.signsUpAt(api.address);
    await visitor.post('/api/absences', aJourney().to('Recognisable-Place').typed());
    await visitor.get('/api/recognisable/path');
    await visitor.get(`/api/documents/${user.id}/file?note=recognisable`);
    await visitor.get('/recognisable-page');
    await api.whenCaughtUp();
    const text = (await new Visitor(api.address).get('/metrics')).bytes.toString();
    expect(text).not.toMatch(/recognisable/i);
    expect(text).not.toContain('@');
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toContain(user.id.slice(0, 8));
  });
});

describe('the metrics can be read by', () => {
  const token = 'k3Jw8sQp2Lx9Vb7N';
  const started = async (metrics: NonNullable<Parameters<typeof startTestApi>[0]>['metrics']) => {
    const other = await startTestApi({
      projecting: false,
      sharesStoresWith: api,
      ...(metrics === undefined ? {} : { metrics }),
    });
    onTestFinished(() => other.stop());
    return new Visitor(other.address);
  };

  test('nobody without a setting', async () => {
    const visitor = await started(undefined);
    expect((await visitor.get('/metrics')).status).toBe(404);
  });

  test('clients with the token, if one is set', async () => {
    const visitor = await started({ token });
    const asking = (authorization: string | null) =>
      visitor.get('/metrics', { headers: { Authorization: authorization } });
    for (const wrong of [null, token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
      const answer = await asking(wrong);
      expect([wrong, answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([wrong, 401, 'Bearer']);
    }
    expect((await asking(`Bearer ${token}`)).status).toBe(200);
  });
});

test('while the database is unavailable, the other metrics are served and the missing part is named', async () => {
  const broken = await startTestApi({ metrics: 'open', projecting: false, breakableNetwork: true });
  onTestFinished(() => broken.stop());
  expect((await samples(broken.address)).get('settlewise_scrape_failed{part="sessions"}')).toBe(0);
  broken.stallNetwork();
  onTestFinished(() => broken.resumeNetwork());
  const found = await samples(broken.address);
  expect(found.get('settlewise_scrape_failed{part="sessions"}')).toBe(1);
  expect(found.get('settlewise_scrape_failed{part="projections"}')).toBe(1);
  expect([...found.keys()].join()).not.toContain('settlewise_sessions_open');
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(found.get(requests('GET', '/metrics', '2xx'))).toBe(1);
});
