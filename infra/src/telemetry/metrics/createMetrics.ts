import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { createSampling, type SampledPart } from './sampling';

/** Outcome of a command: events written, nothing to do, refused by a rule, lost to another writer, or failed. */
export type CommandOutcome = 'done' | 'nothing' | 'refused' | 'conflict' | 'failed';
/** Outcome of an append. */
export type AppendOutcome = 'appended' | 'conflict' | 'failed';
/** The virus scanner's verdict on a file; `failed` without one. */
export type ScanOutcome = 'clean' | 'found' | 'failed';

export interface AnsweredRequest {
  readonly method: string;
  /** Pattern of the route, never the path, which may contain ids of a person's data. */
  readonly route: string;
  /** Null if the client disconnected before the answer was complete. */
  readonly status: number | null;
  readonly seconds: number;
}

/** The metrics of this process, for Prometheus. Labels must not contain ids or personal data. */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  /** @param stream full name, of which only the kind is used */
  commandHandled(stream: string, outcome: CommandOutcome): void;
  appended(stream: string, outcome: AppendOutcome, seconds: number): void;
  fileScanned(outcome: ScanOutcome): void;
  /** Adds metrics that are read at each scrape. */
  sample(part: SampledPart): void;
  /** Never rejects; waits at most `sampleTimeoutMs` for sources outside of the process. */
  scrape(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export interface MetricsOptions {
  /** A source that does not answer in this time is omitted and reported as failed. Default 2,000. */
  readonly sampleTimeoutMs?: number;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const appendSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The kind of `absences-7f…` is `absences`. A name without a hyphen could be anything, so it is `other`. */
function streamKind(stream: string): string {
  const end = stream.indexOf('-');
  return end > 0 ? stream.slice(0, end) : 'other';
}

export function createMetrics({ sampleTimeoutMs = 2_000 }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'settlewise_http_request_seconds',
    help: 'Time from a request to its answer, by method, route and class of status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestSeconds,
    registers,
  });
  const commands = new Counter({
    name: 'settlewise_commands_total',
    help: 'Commands by the kind of their stream and how they ended',
    labelNames: ['stream', 'outcome'] as const,
    registers,
  });
  const conflicts = new Counter({
    name: 'settlewise_append_conflicts_total',
    help: 'Appends refused because another writer came first; most are retried',
    labelNames: ['stream'] as const,
    registers,
  });
  const appends = new Histogram({
    name: 'settlewise_append_seconds',
    help: 'Time of one append to the event store, by how it ended',
    labelNames: ['outcome'] as const,
    buckets: appendSeconds,
    registers,
  });
  const scans = new Counter({
    name: 'settlewise_file_scans_total',
    help: 'Files given to the virus scanner, by its verdict: clean, found, or failed when it gave none',
    labelNames: ['outcome'] as const,
    registers,
  });
  const sampling = createSampling(registry, sampleTimeoutMs);

  return {
    requestAnswered({ method, route, status, seconds }) {
      requests.observe(
        {
          method: methods.has(method) ? method : 'other',
          route,
          status: status === null ? 'unfinished' : `${Math.floor(status / 100)}xx`,
        },
        seconds,
      );
    },
    commandHandled: (stream, outcome) => commands.inc({ stream: streamKind(stream), outcome }),
    appended(stream, outcome, seconds) {
      appends.observe({ outcome }, seconds);
      if (outcome === 'conflict') conflicts.inc({ stream: streamKind(stream) });
    },
    fileScanned: (outcome) => scans.inc({ outcome }),
    sample: (part) => sampling.add(part),
    async scrape() {
      await sampling.refresh();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
