import {
  accountStream,
  assessmentsStream,
  calendarStream,
  streamOfCollection,
  erasureStream,
  immigrationProfileStream,
  journeysStream,
  legalAccessStream,
  notificationsStream,
  quotaStream,
} from '@settlewise/domain';
import { collections } from '@settlewise/domain/record';
import { listStreamsOf } from '@settlewise/projections';
import type { Knex } from 'knex';

/** Streams that are named by the person's id. A new one is added here. */
const ownStreams = [
  accountStream,
  immigrationProfileStream,
  journeysStream,
  assessmentsStream,
  legalAccessStream,
  notificationsStream,
  calendarStream,
  ...collections.map(streamOfCollection),
  (userId: string) => quotaStream('tasks', userId),
  (userId: string) => quotaStream('documents', userId),
  erasureStream,
];

/** Every stream of the log that is about a person. @param userId a UUID */
export async function streamsOf(database: Knex, userId: string): Promise<readonly string[]> {
  return [
    ...ownStreams.map((nameOf) => nameOf(userId)),
    ...(await listStreamsOf(database, userId)).toSorted(),
  ];
}
