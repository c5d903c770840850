import { checkDatabase } from '@settlewise/infra/database';
import { projectionNames, readTableVersions } from '@settlewise/projections';
import type { App } from './app';
import type { Check } from './http/health';

/** The checks of `/readyz`. Each makes one short call. */
export function readinessChecks({
  database,
  eventStore,
  blobs,
  virusScanner,
}: Pick<App, 'database' | 'eventStore' | 'blobs' | 'virusScanner'>): readonly Check[] {
  return [
    {
      name: 'database',
      async run() {
        await checkDatabase(database);
        return { ok: true };
      },
    },
    {
      name: 'eventStore',
      async run() {
        await eventStore.check();
        return { ok: true };
      },
    },
    {
      name: 'files',
      async run() {
        await blobs.check();
        return { ok: true };
      },
    },
    ...(virusScanner === undefined
      ? []
      : [
          {
            name: 'virusScanner',
            // Without it, only uploads are refused.
            optional: true as const,
            async run() {
              await virusScanner.check();
              return { ok: true };
            },
          },
        ]),
    {
      name: 'readModels',
      // Checks only that their tables exist. A read model that is behind or stopped raises an alert, but its answers are still
      // served and marked as stale.
      async run() {
        const tableVersions = await readTableVersions(database, { unfinished: true });
        const live = tableVersions.filter(({ state }) => state === 'live');
        const detail = live.map(({ name, codeVersion: version, failure }) => ({
          name,
          version,
          stopped: failure !== null,
        }));
        return { ok: projectionNames.every((name) => live.some((each) => each.name === name)), detail };
      },
    },
  ];
}
