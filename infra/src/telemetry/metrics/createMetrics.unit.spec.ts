import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMetrics, type SampledPart } from './index';

const queueDepth = {
  name: 'settlewise_test_depth',
  help: 'Depth',
  kind: 'gauge',
  labels: ['queue'],
} as const;

const part = (name: string, look: SampledPart['look']): SampledPart => ({
  part: name,
  metrics: [queueDepth],
  look,
});
const depth = (queue: string, value: number) => ({ name: queueDepth.name, labels: { queue }, value });

async function linesOf(metrics: ReturnType<typeof createMetrics>): Promise<readonly string[]> {
  const { contentType, text } = await metrics.scrape();
  expect(contentType).toContain('text/plain');
  return text.split('\n').filter((line) => line.startsWith('settlewise_'));
}

describe('what a process counts', () => {
  it('names routes by their pattern, streams by their kind and statuses by their class', async () => {
    const metrics = createMetrics();
    metrics.requestAnswered({ method: 'GET', route: '/api/tasks/:id', status: 404, seconds: 0.02 });
    metrics.requestAnswered({ method: 'BREW', route: 'unknown', status: null, seconds: 0.02 });
    metrics.commandHandled('absences-0b6f2c7e', 'done');
    metrics.appended('claim-email-77aa', 'conflict', 0.004);
    const lines = await linesOf(metrics);
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

  it('tells of the process itself, and of two processes apart', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.commandHandled('task-1', 'done');
    expect((await one.scrape()).text).toContain('process_resident_memory_bytes');
    expect((await other.scrape()).text).not.toContain('settlewise_commands_total{');
  });
});

describe('what is looked at when somebody asks', () => {
  it('is what it is at that moment: what is no more is not told any more', async () => {
    const metrics = createMetrics();
    let found = [depth('mails', 3), depth('digests', 1)];
    metrics.sample(part('jobs', () => Promise.resolve(found)));
    expect(await linesOf(metrics)).toEqual(
      expect.arrayContaining([
        'settlewise_test_depth{queue="mails"} 3',
        'settlewise_test_depth{queue="digests"} 1',
        'settlewise_scrape_failed{part="jobs"} 0',
      ]),
    );
    found = [depth('mails', 2)];
    const lines = await linesOf(metrics);
    expect(lines).toContain('settlewise_test_depth{queue="mails"} 2');
    expect(lines.join()).not.toContain('digests');
  });

  it('is left out when it cannot be found out, and the others are told all the same', async () => {
    const metrics = createMetrics();
    const other = { ...queueDepth, name: 'settlewise_test_other' };
    let away = false;
    metrics.sample(
      part('jobs', () => (away ? Promise.reject(new Error('away')) : Promise.resolve([depth('mails', 3)]))),
    );
    metrics.sample({
      part: 'others',
      metrics: [other],
      look: () => Promise.resolve([{ name: other.name, labels: { queue: 'x' }, value: 1 }]),
    });
    await linesOf(metrics);
    away = true;
    const lines = await linesOf(metrics);
    expect(lines).toContain('settlewise_scrape_failed{part="jobs"} 1');
    expect(lines.join()).not.toContain('settlewise_test_depth{');
    expect(lines).toContain('settlewise_test_other{queue="x"} 1');
    expect(lines).toContain('settlewise_scrape_failed{part="others"} 0');
  });

  it('is no 0 when it is not known', async () => {
    const metrics = createMetrics();
    const one = { ...queueDepth, labels: [] };
    let away = true;
    metrics.sample({
      part: 'jobs',
      metrics: [one],
      look: () =>
        away
          ? Promise.reject(new Error('away'))
          : Promise.resolve([{ name: one.name, labels: {}, value: 7 }]),
    });
    expect((await linesOf(metrics)).join()).not.toContain(one.name);
    away = false;
    expect(await linesOf(metrics)).toContain(`${one.name} 7`);
    away = true;
    expect((await linesOf(metrics)).join()).not.toContain(one.name);
  });

  it('is not waited for without end, nor begun again while it hangs', async () => {
    const metrics = createMetrics({ sampledWithinMs: 10 });
    let begun = 0;
    let answer: (found: []) => void = () => undefined;
    metrics.sample(
      part('jobs', () => {
        begun += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      }),
    );
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await linesOf(metrics)).toContain('settlewise_scrape_failed{part="jobs"} 1');
    }
    expect(begun).toBe(1);
    answer([]);
    await setImmediate();
    await linesOf(metrics);
    expect(begun).toBe(2);
  });

  it('is found out once for all who ask at the same moment', async () => {
    const metrics = createMetrics();
    let begun = 0;
    metrics.sample(
      part('jobs', () => {
        begun += 1;
        return Promise.resolve([depth('mails', begun)]);
      }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => metrics.scrape()));
    expect(begun).toBe(1);
    for (const { text } of answers) expect(text).toContain('settlewise_test_depth{queue="mails"} 1');
  });
});
