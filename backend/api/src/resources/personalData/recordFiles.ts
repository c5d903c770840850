import { isSecret } from '@settlewise/domain/history';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { addresses, collections, recordParts, type SpecialFile } from '@settlewise/domain/record';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import {
  findAccount,
  findAccountSettings,
  findImmigrationProfile,
  findSavedAssessment,
  listAlertAnswers,
  listAskedComparisons,
  listAlertChoices,
  listItems,
  listDependants,
  listJourneys,
  listLegalAccess,
  listAccessLog,
  listNotifications,
  listSavedAssessments,
  listStreamsOf,
  listTasks,
  listVisaHistory,
} from '@settlewise/projections';
import type { Knex } from 'knex';
import { listSessions } from '../../http/ownSessions';
import { withCurrentHome } from '../../record/person/profileAddress';

/** The export writes the list of documents together with their files. */
const readers: Readonly<
  Record<Exclude<SpecialFile, 'documents'>, (database: Knex, userId: string, now: Date) => Promise<unknown>>
> = {
  account: findAccount,
  sessions: listSessions,
  settings: findAccountSettings,
  'immigration profile': async (database, userId, now) => {
    const profile = await findImmigrationProfile(database, userId);
    const homes = await listItems(database, addresses, userId);
    return profile === null
      ? null
      : { ...profile, ...withCurrentHome(profile, homes, civilDateInLondon(now)) };
  },
  'visa history': listVisaHistory,
  dependants: listDependants,
  journeys: (database, userId) => listJourneys(database, userId),
  'legal access': listLegalAccess,
  'comparisons of addresses': listAskedComparisons,
  'looks at your record': (database, userId) => listAccessLog(database, userId),
  notifications: listNotifications,
  'alert choices': listAlertChoices,
  'answers to alerts': listAlertAnswers,
  tasks: listTasks,
  'saved results': async (database, userId) => {
    const entries = await listSavedAssessments(database, userId);
    return Promise.all(
      entries.map(({ assessmentId }) => findSavedAssessment(database, userId, assessmentId)),
    );
  },
};

/** Lists the export's files except documents. Each is read on demand. */
export function listRecordFiles(
  database: Knex,
  userId: string,
  now: Date,
): readonly { readonly name: string; readonly read: () => Promise<unknown> }[] {
  return [
    ...Object.entries(readers).map(([name, read]) => ({
      name: `${name}.json`,
      read: () => read(database, userId, now),
    })),
    ...collections.map((collection) => ({
      name: `${collection.words.many}.json`,
      read: () => listItems(database, collection, userId),
    })),
  ];
}

/** Ids of other people's accounts are omitted. The role shows that an administrator acted. */
const omittedIds = new Set(['administratorId', 'partnerId', 'askerId']);
/** Secrets are omitted, because a finder of the file could use them and the owner does not need them. */
const isOmitted = (name: string) => isSecret(name) || omittedIds.has(name);

/**
 * Generates a JSON list of all events about a person, stream by stream.
 * @throws CodecError · EventStoreUnavailableError
 */
export async function* eventsAsJson(
  { database, eventStore, codec }: { database: Knex; eventStore: EventStore; codec: Pick<Codec, 'decode'> },
  userId: string,
): AsyncGenerator<string> {
  let separator = '[\n';
  for (const stream of await listPersonStreams(database, userId)) {
    for await (const recorded of eventStore.readStream(stream)) {
      const { event, metadata, revision, type } = await codec.decode(recorded);
      const entry = {
        stream,
        revision: Number(revision),
        type,
        recordedAt: metadata.recordedAt,
        by: metadata.actorRole,
        data: event?.data ?? null,
      };
      yield (
        separator + JSON.stringify(entry, (name, value: unknown) => (isOmitted(name) ? undefined : value), 2)
      );
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const ownStreams = recordParts.flatMap((part) => part.ownStreams);

/** Lists all streams about a person. @param userId a UUID */
async function listPersonStreams(database: Knex, userId: string): Promise<readonly string[]> {
  return [
    ...ownStreams.map((kind) => `${kind}-${userId}`),
    ...(await listStreamsOf(database, userId)).toSorted(),
  ];
}
