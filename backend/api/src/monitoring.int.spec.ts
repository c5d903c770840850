import { readFile } from 'node:fs/promises';
import type { EmailDeliveryState } from '@settlewise/infra/mail';
import type { AppendOutcome, CommandOutcome, ScanOutcome } from '@settlewise/infra/telemetry/metrics';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

const contentOf = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

const dashboardShape = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).nonempty() }),
  ),
});

/** The metrics and labels that a line of the table names. */
interface Line {
  readonly metrics: readonly string[];
  readonly labels: ReadonlySet<string>;
}

let told: ReadonlySet<string>;
let lines: readonly Line[];
let rules: readonly { readonly alert: string; readonly expr: string }[];
let shown: readonly string[];
beforeAll(async () => {
  const api = await startTestApi({ metrics: 'open' });
  const text = (await new Visitor(api.address).get('/metrics')).bytes.toString();
  await api.stop();
  // Queries name the parts of a histogram.
  told = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
  lines = [
    ...(await contentOf('OPERATIONS.md')).matchAll(/^\| (`(?:settlewise|process)_.*?`) +\| (.*?) +\|/gm),
  ].map(([, names = '', labels = '']) => ({
    metrics: [...names.matchAll(/`([\w*]+)`/g)].map(([, name = '']) => name),
    labels: new Set([...labels.matchAll(/\w+/g)].map(([label]) => label)),
  }));
  const alerts = await contentOf('infra/deploy/monitoring/alerts.yml');
  rules = [...alerts.matchAll(/- alert: (\w+)\n +expr: (.+)$/gm)].map(([, alert = '', expr = '']) => ({
    alert,
    expr,
  }));
  const dashboard = dashboardShape.parse(
    JSON.parse(await contentOf('infra/deploy/monitoring/dashboard.json')),
  );
  shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
});

const metricsIn = (expression: string): readonly string[] =>
  [...expression.matchAll(/\b(?:settlewise|process|nodejs)_\w+/g)].map(([name]) => name);

/** Each metric of an expression with the labels and values that the expression selects. */
const selectorsIn = (expression: string) =>
  [...expression.matchAll(/\b(settlewise_\w+)\{([^}]*)\}/g)].flatMap(([, metric = '', inside = '']) =>
    [...inside.matchAll(/(\w+)!?="([^"]*)"/g)].map(([, label = '', value = '']) => ({
      metric,
      label,
      value,
    })),
  );

const isNamed = (line: Line, metric: string) =>
  line.metrics.some((name) =>
    name.endsWith('*') ? metric.startsWith(name.slice(0, -1)) : [name, ...partsOf(name)].includes(metric),
  );
const partsOf = (name: string) => ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`);

type Outcome = CommandOutcome | AppendOutcome | ScanOutcome | EmailDeliveryState;

/** The possible values of labels that the files select by value. */
const values: Readonly<Record<string, readonly string[]>> = {
  status: ['2xx', '3xx', '4xx', '5xx', 'unfinished'],
  outcome: ['failed', 'conflict'] satisfies readonly Outcome[],
  state: ['live', 'building', 'waiting', 'active', 'delayed', 'failed'],
  route: ['/metrics'],
};

describe.each([
  ['the alert rules', () => rules.map(({ expr }) => expr)],
  ['the dashboard', () => shown],
])('%s', (_name, expressions) => {
  test('use existing metrics', () => {
    expect(expressions().length).toBeGreaterThan(15);
    const unknown = expressions()
      .flatMap(metricsIn)
      .filter((name) => !told.has(name));
    expect(unknown).toEqual([]);
  });

  test('use existing labels of these metrics, with possible values', () => {
    const wrong = expressions()
      .flatMap(selectorsIn)
      .filter(
        ({ metric, label, value }) =>
          !lines.some((line) => isNamed(line, metric) && line.labels.has(label)) ||
          values[label]?.includes(value) !== true,
      );
    expect(wrong).toEqual([]);
  });

  test('cover every line of the table in OPERATIONS.md', () => {
    const asked = expressions().flatMap(metricsIn);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !asked.some((metric) => isNamed(line, metric)))).toEqual([]);
  });
});

test('every metric of the program is in an alert rule and in the dashboard', () => {
  const ours = [...told].filter((name) => name.startsWith('settlewise_') && !/_(?:bucket|sum)$/.test(name));
  for (const expressions of [rules.map(({ expr }) => expr), shown]) {
    const asked = new Set(expressions.flatMap(metricsIn).map((name) => name.replace(/_bucket$/, '_count')));
    expect(ours.filter((name) => !asked.has(name))).toEqual([]);
  }
});

test('every rule is found by this test, and has a severity, an explanation and a unique name', async () => {
  const alerts = await contentOf('infra/deploy/monitoring/alerts.yml');
  expect(rules).toHaveLength([...alerts.matchAll(/- alert:/g)].length);
  expect([...alerts.matchAll(/labels: \{ severity: (?:critical|warning) \}/g)]).toHaveLength(rules.length);
  expect([...alerts.matchAll(/\bsummary: /g)]).toHaveLength(rules.length);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('this test finds a missing metric and a missing label', () => {
  const wrong = 'sum(rate(settlewise_jobs_lost{colour="red"}[5m])) > max(settlewise_jobs{outcome="failed"})';
  expect(metricsIn(wrong).filter((name) => !told.has(name))).toEqual(['settlewise_jobs_lost']);
  expect(
    selectorsIn(wrong).filter(({ metric, label }) =>
      lines.some((line) => isNamed(line, metric) && line.labels.has(label)),
    ),
  ).toEqual([]);
});
