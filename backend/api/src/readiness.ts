import type { SealedBlobs } from '@settlewise/infra/blobs';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { VirusScanner } from '@settlewise/infra/virusScan';
import type { ProjectionStatus } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { Check } from './http/health';

export interface ReadinessOptions {
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly blobs: Pick<SealedBlobs, 'check'>;
  readonly virusScanner: Pick<VirusScanner, 'check'> | undefined;
  readonly projections: () => Promise<readonly ProjectionStatus[]>;
  readonly clock: () => Date;
}

/** The read models that queries of this package ask. */
export const needed = [
  'accounts',
  'assessments',
  'audit_events',
  'calendar_feeds',
  'documents',
  'immigration_profile',
  'journeys',
  'legal_access',
  'looks',
  'notifications',
  'person_streams',
  'reminder_people',
  'tasks',
];

/** A read model may be so far behind the log while people are writing. */
const ordinaryLagMs = 10_000;

export function readinessChecks({
  database,
  eventStore,
  blobs,
  virusScanner,
  projections,
  clock,
}: ReadinessOptions): readonly Check[] {
  return [
    {
      name: 'database',
      async look() {
        await database.raw('SELECT 1');
        return { ok: true };
      },
    },
    {
      name: 'eventStore',
      async look() {
        await eventStore.check();
        return { ok: true };
      },
    },
    {
      name: 'files',
      async look() {
        await blobs.check();
        return { ok: true };
      },
    },
    ...(virusScanner === undefined
      ? []
      : [
          {
            name: 'virusScanner',
            // Without it no file is taken; everything else goes on.
            optional: true as const,
            async look() {
              await virusScanner.check();
              return { ok: true };
            },
          },
        ]),
    {
      name: 'readModels',
      async look() {
        const statuses = await projections();
        const detail = statuses.map((status) => ({
          name: status.name,
          version: status.codeVersion,
          state: status.state,
          caughtUp: status.caughtUp,
          waitingEvents: status.lag.events,
          stopped: status.failure !== null,
        }));
        const live = (name: string) =>
          statuses.find((status) => status.name === name && status.state === 'live');
        return { ok: needed.every((name) => isCurrent(live(name), clock())), detail };
      },
    },
  ];
}

function isCurrent(status: ProjectionStatus | undefined, now: Date): boolean {
  if (status === undefined || status.failure !== null) return false;
  const { since } = status.lag;
  return status.caughtUp || (since !== null && now.getTime() - since.getTime() < ordinaryLagMs);
}
