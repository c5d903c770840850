import { Counter, Gauge, type Registry } from 'prom-client';

/** A metric that is read from outside of the process. */
export interface SampledMetric {
  readonly name: string;
  readonly help: string;
  /** `counter`: only grows, or restarts at 0. */
  readonly kind: 'gauge' | 'counter';
  readonly labels: readonly string[];
}

export interface Sample {
  /** The metric's name. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Metrics from one source. If it is unavailable, all of them are omitted. */
export interface SampledPart {
  /** Label in `settlewise_scrape_failed`. */
  readonly part: string;
  readonly metrics: readonly SampledMetric[];
  read(): Promise<readonly Sample[]>;
}

interface SampledGauge {
  clear(): void;
  set(sample: Sample): void;
}

export interface Sampling {
  add(part: SampledPart): void;
  /** Reads all sources at the same time. Never throws. */
  refresh(): Promise<void>;
}

export function createSampling(registry: Registry, timeoutMs: number): Sampling {
  const failed = new Gauge({
    name: 'settlewise_scrape_failed',
    help: '1 for a source whose numbers could not be read and are left out',
    labelNames: ['part'],
    registers: [registry],
  });
  const readers: (() => Promise<void>)[] = [];
  let pendingRefresh: Promise<void> | null = null;

  async function refreshAll(): Promise<void> {
    await Promise.all(readers.map((read) => read()));
  }

  return {
    add(sampled) {
      const { part, metrics } = sampled;
      const gauges = new Map(metrics.map((metric) => [metric.name, sampledGauge(metric, registry)] as const));
      const readExclusively = refuseConcurrent(() => sampled.read());
      readers.push(async () => {
        const samples = await withTimeout(readExclusively, timeoutMs);
        // Removes old values, which would look current.
        for (const each of gauges.values()) each.clear();
        for (const sample of samples ?? []) gauges.get(sample.name)?.set(sample);
        failed.set({ part }, samples === null ? 1 : 0);
      });
    },
    refresh() {
      // Concurrent requests share one read.
      pendingRefresh ??= refreshAll().finally(() => {
        pendingRefresh = null;
      });
      return pendingRefresh;
    },
  };
}

function sampledGauge({ name, help, kind, labels }: SampledMetric, registry: Registry): SampledGauge {
  const options = { name, help, labelNames: [...labels], registers: [registry] };
  if (kind === 'gauge') {
    const gauge = new Gauge(options);
    const clear = () => {
      gauge.reset();
      // Without labels a reset leaves a 0, which would look like a real value.
      if (labels.length === 0) gauge.remove();
    };
    return { clear, set: (sample) => gauge.set(sample.labels, sample.value) };
  }
  const counter = new Counter(options);
  return { clear: () => counter.reset(), set: (sample) => counter.inc(sample.labels, sample.value) };
}

/** Refuses a second read while one hangs, because each would hold a connection. */
function refuseConcurrent<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let busy = false;
  return async () => {
    if (busy) throw new Error('The read before has not ended');
    busy = true;
    try {
      return await read();
    } finally {
      busy = false;
    }
  };
}

/** The samples; null if the read fails or takes too long. */
async function withTimeout<Result>(read: () => Promise<Result>, timeoutMs: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([read(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
