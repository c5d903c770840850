import { recordParts } from '@settlewise/domain/record';
import { listStreamsOf } from '@settlewise/projections';
import type { Knex } from 'knex';

const ownStreams = recordParts.flatMap((part) => part.ownStreams);

/** Every stream of the log that is about a person. @param userId a UUID */
export async function streamsOf(database: Knex, userId: string): Promise<readonly string[]> {
  return [
    ...ownStreams.map((kind) => `${kind}-${userId}`),
    ...(await listStreamsOf(database, userId)).toSorted(),
  ];
}
