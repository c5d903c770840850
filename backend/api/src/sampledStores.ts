import { countRemovedOrphans } from '@settlewise/infra/blobs';
import { countEmailDeliveries } from '@settlewise/infra/mail';
import type { SampledMetric, SampledPart } from '@settlewise/infra/telemetry/metrics';
import { sampledReadModels } from '@settlewise/projections';
import type { App } from './app';
import { queueNames } from './jobs/queues';

/** Metrics that each scrape reads from the stores, so they are equal in all processes. */
export function sampledStores(
  app: Pick<App, 'database' | 'eventStore' | 'jobs' | 'sessions' | 'clock'>,
): readonly SampledPart[] {
  return [
    ...sampledReadModels(app),
    sampleQueues(app),
    sampleMails(app),
    sampleSessions(app),
    sampleRemovedOrphans(app),
  ];
}

const gauge = (name: string, help: string, ...labels: readonly string[]): SampledMetric => ({
  name,
  help,
  labels,
  kind: 'gauge',
});

const storedJobs = gauge('settlewise_jobs', 'Jobs of a queue by their state', 'queue', 'state');
const countedStates = ['waiting', 'active', 'delayed', 'failed'] as const;

function sampleQueues({
  jobs,
}: Pick<App, 'database' | 'eventStore' | 'jobs' | 'sessions' | 'clock'>): SampledPart {
  return {
    part: 'jobs',
    metrics: [storedJobs],
    async read() {
      const overview = await jobs.administration.overview(queueNames);
      return overview.flatMap(({ name: queue, counts }) =>
        countedStates.map((state) => ({
          name: storedJobs.name,
          labels: { queue, state },
          value: counts[state],
        })),
      );
    },
  };
}

const emailDeliveries = gauge(
  'settlewise_mails',
  'Mails of the last ninety days by their kind and what became of them, whichever process sent them',
  'kind',
  'outcome',
);

function sampleMails({
  database,
}: Pick<App, 'database' | 'eventStore' | 'jobs' | 'sessions' | 'clock'>): SampledPart {
  return {
    part: 'mails',
    metrics: [emailDeliveries],
    async read() {
      const counts = await countEmailDeliveries(database);
      return counts.map(({ kind, state: outcome, mails: value }) => ({
        name: emailDeliveries.name,
        labels: { kind, outcome },
        value,
      }));
    },
  };
}

const openSessionsGauge = gauge('settlewise_sessions_open', 'Sessions of people who are signed in');

function sampleSessions({
  sessions,
}: Pick<App, 'database' | 'eventStore' | 'jobs' | 'sessions' | 'clock'>): SampledPart {
  return {
    part: 'sessions',
    metrics: [openSessionsGauge],
    async read() {
      return [{ name: openSessionsGauge.name, labels: {}, value: await sessions.countOpen() }];
    },
  };
}

const removedFiles: SampledMetric = {
  name: 'settlewise_files_swept_total',
  help: 'Orphaned files that were removed',
  kind: 'counter',
  labels: [],
};

function sampleRemovedOrphans({
  database,
}: Pick<App, 'database' | 'eventStore' | 'jobs' | 'sessions' | 'clock'>): SampledPart {
  return {
    part: 'files',
    metrics: [removedFiles],
    async read() {
      return [{ name: removedFiles.name, labels: {}, value: await countRemovedOrphans(database) }];
    },
  };
}
