import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMetrics, type SampledPart } from './index';

const queueDepth = {
  name: 'settlewise_test_depth',
  help: 'Depth',
  kind: 'gauge',
  labels: ['queue'],
} as const;

const createSource = (name: string, read: SampledPart['read']): SampledPart => ({
  part: name,
  metrics: [queueDepth],
  read,
});
const depth = (queue: string, value: number) => ({ name: queueDepth.name, labels: { queue }, value });

async function scrapeLines(metrics: ReturnType<typeof createMetrics>): Promise<readonly string[]> {
  const { contentType, text } = await metrics.scrape();
  expect(contentType).toContain('text/plain');
  return text.split('\n').filter((line) => line.startsWith('settlewise_'));
}

describe('counted metrics', () => {
  it('have routes by pattern, streams by kind and statuses by class', async () => {
    const metrics = createMetrics();
    metrics.requestAnswered({ method: 'GET', route: '/api/tasks/:id', status: 404, seconds: 0.02 });
    metrics.requestAnswered({ method: 'BREW', route: 'unknown', status: null, seconds: 0.02 });
    metrics.commandHandled('absences-0b6f2c7e', 'done');
    metrics.appended('claim-email-77aa', 'conflict', 0.004);
    const lines = await scrapeLines(metrics);
    expect(lines).toContain(
      'settlewise_http_request_seconds_count{method="GET",route="/api/tasks/:id",status="4xx"} 1',
    );
    expect(lines).toContain(
      'settlewise_http_request_seconds_count{method="other",route="unknown",status="unfinished"} 1',
    );
    expect(lines).toContain('settlewise_commands_total{stream="absences",outcome="done"} 1');
    expect(lines).toContain('settlewise_append_conflicts_total{stream="claim"} 1');
    expect(lines).toContain('settlewise_append_seconds_count{outcome="conflict"} 1');
    expect(lines.join()).not.toMatch(/0b6f2c7e|77aa/);
  });

  it('include the process itself, and are separate for each process', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.commandHandled('task-1', 'done');
    expect((await one.scrape()).text).toContain('process_resident_memory_bytes');
    expect((await other.scrape()).text).not.toContain('settlewise_commands_total{');
  });
});

describe('sampled metrics', () => {
  it('are current: old values are removed', async () => {
    const metrics = createMetrics();
    let found = [depth('mails', 3), depth('digests', 1)];
    metrics.sample(createSource('jobs', () => Promise.resolve(found)));
    expect(await scrapeLines(metrics)).toEqual(
      expect.arrayContaining([
        'settlewise_test_depth{queue="mails"} 3',
        'settlewise_test_depth{queue="digests"} 1',
        'settlewise_scrape_failed{part="jobs"} 0',
      ]),
    );
    found = [depth('mails', 2)];
    const lines = await scrapeLines(metrics);
    expect(lines).toContain('settlewise_test_depth{queue="mails"} 2');
    expect(lines.join()).not.toContain('digests');
  });

  it('are omitted if their source fails, without affecting others', async () => {
    const metrics = createMetrics();
    const other = { ...queueDepth, name: 'settlewise_test_other' };
    let isUnavailable = false;
    metrics.sample(
      createSource('jobs', () =>
        isUnavailable ? Promise.reject(new Error('unavailable')) : Promise.resolve([depth('mails', 3)]),
      ),
    );
    metrics.sample({
      part: 'others',
      metrics: [other],
      read: () => Promise.resolve([{ name: other.name, labels: { queue: 'x' }, value: 1 }]),
    });
    await scrapeLines(metrics);
    isUnavailable = true;
    const lines = await scrapeLines(metrics);
    expect(lines).toContain('settlewise_scrape_failed{part="jobs"} 1');
    expect(lines.join()).not.toContain('settlewise_test_depth{');
    expect(lines).toContain('settlewise_test_other{queue="x"} 1');
    expect(lines).toContain('settlewise_scrape_failed{part="others"} 0');
  });

  it('are not 0 when they are unknown', async () => {
    const metrics = createMetrics();
    const one = { ...queueDepth, labels: [] };
    let isUnavailable = true;
    metrics.sample({
      part: 'jobs',
      metrics: [one],
      read: () =>
        isUnavailable
          ? Promise.reject(new Error('unavailable'))
          : Promise.resolve([{ name: one.name, labels: {}, value: 7 }]),
    });
    expect((await scrapeLines(metrics)).join()).not.toContain(one.name);
    isUnavailable = false;
    expect(await scrapeLines(metrics)).toContain(`${one.name} 7`);
    isUnavailable = true;
    expect((await scrapeLines(metrics)).join()).not.toContain(one.name);
  });

  it('have a timeout, and are not read again while a read hangs', async () => {
    const metrics = createMetrics({ sampleTimeoutMs: 10 });
    let reads = 0;
    let answer: (found: []) => void = () => undefined;
    metrics.sample(
      createSource('jobs', () => {
        reads += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      }),
    );
    for (let count = 0; count < 3; count += 1) {
      expect(await scrapeLines(metrics)).toContain('settlewise_scrape_failed{part="jobs"} 1');
    }
    expect(reads).toBe(1);
    answer([]);
    await setImmediate();
    await scrapeLines(metrics);
    expect(reads).toBe(2);
  });

  it('are read once for concurrent scrapes', async () => {
    const metrics = createMetrics();
    let reads = 0;
    metrics.sample(
      createSource('jobs', () => {
        reads += 1;
        return Promise.resolve([depth('mails', reads)]);
      }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => metrics.scrape()));
    expect(reads).toBe(1);
    for (const { text } of answers) expect(text).toContain('settlewise_test_depth{queue="mails"} 1');
  });
});
