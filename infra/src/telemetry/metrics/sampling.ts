import { Counter, Gauge, type Registry } from 'prom-client';

/** A number that is read from outside of the process. */
export interface SampledMetric {
  readonly name: string;
  readonly help: string;
  /** `counter`: it only grows, except when it starts again at 0. */
  readonly kind: 'gauge' | 'counter';
  readonly labels: readonly string[];
}

export interface Sample {
  /** The metric's name. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Numbers that are read together from one source; when it is unavailable, all of them are left out. */
export interface SampledPart {
  /** The label in `settlewise_scrape_failed`. */
  readonly part: string;
  readonly metrics: readonly SampledMetric[];
  look(): Promise<readonly Sample[]>;
}

interface SampledGauge {
  forget(): void;
  keep(sample: Sample): void;
}

export interface Sampling {
  add(part: SampledPart): void;
  /** Reads all sources at the same time. Never throws. */
  refresh(): Promise<void>;
}

export function createSampling(registry: Registry, withinMs: number): Sampling {
  const failed = new Gauge({
    name: 'settlewise_scrape_failed',
    help: '1 for a source whose numbers could not be read and are left out',
    labelNames: ['part'],
    registers: [registry],
  });
  const looks: (() => Promise<void>)[] = [];
  let underWay: Promise<void> | null = null;

  async function refreshAll(): Promise<void> {
    await Promise.all(looks.map((look) => look()));
  }

  return {
    add(sampled) {
      const { part, metrics } = sampled;
      const kept = new Map(metrics.map((metric) => [metric.name, sampledGauge(metric, registry)] as const));
      const lookOnce = oneAtATime(() => sampled.look());
      looks.push(async () => {
        const samples = await inTime(lookOnce, withinMs);
        // Old values must not be shown as current ones.
        for (const each of kept.values()) each.forget();
        for (const sample of samples ?? []) kept.get(sample.name)?.keep(sample);
        failed.set({ part }, samples === null ? 1 : 0);
      });
    },
    refresh() {
      // Requests that come while the numbers are being read get the same numbers.
      underWay ??= refreshAll().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}

function sampledGauge({ name, help, kind, labels }: SampledMetric, registry: Registry): SampledGauge {
  const options = { name, help, labelNames: [...labels], registers: [registry] };
  if (kind === 'gauge') {
    const gauge = new Gauge(options);
    const forget = () => {
      gauge.reset();
      // Without labels a reset leaves a 0, which would look like a value that was read.
      if (labels.length === 0) gauge.remove();
    };
    return { forget, keep: (sample) => gauge.set(sample.labels, sample.value) };
  }
  const counter = new Counter(options);
  return { forget: () => counter.reset(), keep: (sample) => counter.inc(sample.labels, sample.value) };
}

/** While a read hangs, no second one is begun: each would hold a connection. */
function oneAtATime<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let busy = false;
  return async () => {
    if (busy) throw new Error('The read before has not ended');
    busy = true;
    try {
      return await look();
    } finally {
      busy = false;
    }
  };
}

/** The samples; null when reading fails or takes too long. */
async function inTime<Result>(look: () => Promise<Result>, withinMs: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMs);
  });
  try {
    return await Promise.race([look(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
