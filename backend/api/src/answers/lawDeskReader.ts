import { withReadings } from '@settlewise/rules/parameters';
import type { Logger } from '@settlewise/infra/telemetry';
import { emptyLawDesk, readLawDesk, type LawDesk } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { Routes } from '../http/routes';

export interface LawDeskReader {
  /** The current notices and readings, or the last known ones if the database is unavailable. */
  current(): Promise<LawDesk>;
}

/** Reads what administrators published about the law. A failure to read it never refuses an answer. */
export function createLawDeskReader({
  database,
  log,
}: {
  readonly database: Knex;
  readonly log: Logger;
}): LawDeskReader {
  let latest = emptyLawDesk;
  return {
    async current() {
      try {
        latest = await readLawDesk(database);
      } catch (error) {
        log.warn(
          { err: error },
          'The notices about the law could not be read; the last known ones are shown',
        );
      }
      return latest;
    },
  };
}

/** The same routes, but each source in an answer has the date of its latest reading. */
export const withReadingDates = (routes: Routes, lawDesk: LawDeskReader): Routes => ({
  ...routes,
  post(path, { handle, ...route }) {
    routes.post(path, {
      ...route,
      async handle(ctx, caller, input) {
        await handle(ctx, caller, input);
        ctx.body = withReadings<unknown>(ctx.body, (await lawDesk.current()).readings);
      },
    });
  },
});
