import type { EventStore } from '@settlewise/infra/eventStore';
import type { Sample, SampledMetric, SampledPart } from '@settlewise/infra/telemetry/metrics';
import type { Knex } from 'knex';
import { readTableVersions } from '../runner/tableVersion';
import { readStatus, waitedMs } from '../runner/status';

export interface SampledReadModelsOptions {
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly clock: () => Date;
}

/** Metrics of the read models, read from the stores each time the metrics of a process are scraped. */
export function sampledReadModels(options: SampledReadModelsOptions): readonly SampledPart[] {
  return [projections(options), lag(options)];
}

const gauge = (name: string, help: string, ...labels: readonly string[]): SampledMetric => ({
  name,
  help,
  labels,
  kind: 'gauge',
});

const ofReadModel = ['projection', 'state'] as const;
const stopped = gauge('settlewise_projection_stopped', '1 once it stopped at an event', ...ofReadModel);
const latency = gauge(
  'settlewise_projection_latency_seconds',
  'Of the last batch: from the recording of its oldest event to its taking effect',
  ...ofReadModel,
);
const applied: SampledMetric = {
  name: 'settlewise_projection_events_applied_total',
  help: 'Events handled by the current table version of a read model',
  kind: 'counter',
  labels: ofReadModel,
};

/** Metrics that only need the database. */
function projections({ database }: SampledReadModelsOptions): SampledPart {
  return {
    part: 'projections',
    metrics: [stopped, latency, applied],
    async read() {
      const tableVersions = await readTableVersions(database, { unfinished: true });
      return tableVersions
        .filter(({ state }) => state !== 'retired')
        .flatMap(({ name, state, failure, latencyMs, eventsApplied }) => {
          const labels = { projection: name, state };
          return [
            { name: stopped.name, labels, value: failure === null ? 0 : 1 },
            ...(latencyMs === null ? [] : [{ name: latency.name, labels, value: latencyMs / 1000 }]),
            { name: applied.name, labels, value: eventsApplied },
          ] satisfies Sample[];
        });
    },
  };
}

const waiting = gauge(
  'settlewise_projection_waiting_events',
  'Events that a read model has not handled yet, counted up to 1,000',
  ...ofReadModel,
);
const waitingSeconds = gauge(
  'settlewise_projection_waiting_seconds',
  'How long the oldest of them has waited',
  ...ofReadModel,
);

/** How far read models are behind the log. This also reads the event store. */
function lag({ database, eventStore, clock }: SampledReadModelsOptions): SampledPart {
  return {
    part: 'lag',
    metrics: [waiting, waitingSeconds],
    async read() {
      const [statuses, now] = [await readStatus(database, eventStore), clock()];
      return statuses.flatMap(({ name, state, lag }) => {
        const labels = { projection: name, state };
        return [
          { name: waiting.name, labels, value: lag.events },
          { name: waitingSeconds.name, labels, value: waitedMs(lag, now) / 1000 },
        ];
      });
    },
  };
}
