import { checkDatabase } from '@settlewise/infra/database';
import { projectionNames, readTableVersions } from '@settlewise/projections';
import type { App } from './app';
import type { Check } from './http/health';

/** The checks that must pass for requests to be answered; each makes one short call. */
export function readinessChecks({
  database,
  eventStore,
  blobs,
  virusScanner,
}: Pick<App, 'database' | 'eventStore' | 'blobs' | 'virusScanner'>): readonly Check[] {
  return [
    {
      name: 'database',
      async look() {
        await checkDatabase(database);
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
            // Without it uploads are refused; everything else works.
            optional: true as const,
            async look() {
              await virusScanner.check();
              return { ok: true };
            },
          },
        ]),
    {
      name: 'readModels',
      // Checks that their tables exist. One that is behind or has stopped still answers, marked as stale: that raises an
      // alert, but is no reason to take the process out of service.
      async look() {
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
