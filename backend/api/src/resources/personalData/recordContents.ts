import { isSecret } from '@settlewise/domain/history';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { addresses, collections, type SpecialFile } from '@settlewise/domain/record';
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
  listTasks,
  listVisaHistory,
} from '@settlewise/projections';
import type { Knex } from 'knex';
import { listSessions } from '../../http/ownSessions';
import { withPresentHome } from '../../record/person/presentAddress';
import { streamsOf } from './streams';

/** The documents' list is written with their bytes: `exportRecord.ts`. */
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
      : { ...profile, ...withPresentHome(profile, homes, civilDateInLondon(now)) };
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

/** Everything but documents, by file name. Each is read when its turn comes. */
export function recordContents(
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

/** Left out: whose accounts others have, the role of an administrator shows that it was one. */
const othersFields = new Set(['administratorId', 'partnerId', 'askerId']);
/** Left out: secrets, which are useless to the owner and useful to anybody who finds the file. */
const isLeftOut = (name: string) => isSecret(name) || othersFields.has(name);

/**
 * All events about a person, stream by stream in order, as the text of a JSON list, written while it is read.
 * @throws CodecError · EventStoreUnavailableError
 */
export async function* eventsAsJson(
  { database, eventStore, codec }: { database: Knex; eventStore: EventStore; codec: Pick<Codec, 'decode'> },
  userId: string,
): AsyncGenerator<string> {
  let separator = '[\n';
  for (const stream of await streamsOf(database, userId)) {
    for await (const recorded of eventStore.readStream(stream)) {
      const { event, metadata, revision, type } = await codec.decode(recorded);
      const told = {
        stream,
        revision: Number(revision),
        type,
        recordedAt: metadata.recordedAt,
        by: metadata.actorRole,
        data: event?.data ?? null,
      };
      yield (
        separator + JSON.stringify(told, (name, value: unknown) => (isLeftOut(name) ? undefined : value), 2)
      );
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
