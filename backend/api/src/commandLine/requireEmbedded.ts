import { UsageError } from '@settlewise/infra/commandLine';
import type { DataLocations } from '@settlewise/infra/config';

/** Backup and restore support only the data of `npm start` in DATA_DIR. @throws UsageError that names the tools for servers */
export function requireEmbedded({ database, eventStore }: DataLocations): void {
  const server =
    database.kind === 'server'
      ? 'DATABASE_URL'
      : eventStore.kind === 'eventStoreDb'
        ? 'EVENTSTORE_URL'
        : null;
  if (server === null) return;
  throw new UsageError(
    `This is for the data that npm start keeps in DATA_DIR, and here ${server} names a server: use the server's own tools (pg_dump, KurrentDB's backup), in the order that OPERATIONS.md says under "Servers".`,
  );
}
