import { emptyDetails } from '@settlewise/domain';
import { collections, fieldKinds, fieldsOfKind, isIdentityDocument } from '@settlewise/domain/record';
import {
  findAccount,
  findImmigrationProfile,
  listDependants,
  listDocuments,
  listItems,
  listJourneys,
  listVisaHistory,
  type StoredDocument,
} from '@settlewise/projections';
import type { Knex } from 'knex';
import { presentDependant } from '../../../record/dependants/presenter';
import { progressOfDependants } from '../../../record/dependants/progress';
import { presentStoredDocument } from '../../../record/documents/presenter';
import { presentItem } from '../../../record/collectionRoutes';
import { citizenshipEligibilityOf } from '../../../record/progress/citizenshipEligibility';
import { ilrProgressOf } from '../../../record/progress/ilrProgress';
import { readRecord } from '../../../record/progress/record';
import { readLife } from '../../../record/timeline/readLife';
import { timelineOf } from '../../../record/timeline/timelineOf';
import { presentEntry } from '../../../record/visaHistory/presenter';
import { sharedAbsencesOf } from '../absences';
import type { OpenRecord } from '../guard';
import { currentVisaOf } from '../visaHistory';
import { givenDependants, givenDestination, givenLife, givenList } from './given';
import { veilOf, type Veil } from './veil';

/** Everything that a lawyer is given of a record, with or without who it is about. */
export type Contents = Awaited<ReturnType<typeof readContents>>;

/** A document with its file, or without where the file is identity data that may not be given. */
export interface GivenDocument {
  readonly document: StoredDocument;
  readonly presented: ReturnType<typeof presentStoredDocument>;
  readonly isGiven: boolean;
}

/** The parts of the record that this grant covers, as they are at this moment. */
export async function readContents(database: Knex, { ownerId, record }: OpenRecord, now: Date) {
  const { includesIdentity } = record;
  const [account, profile, history, journeys, documents, dependants, recorded, life, lists] =
    await Promise.all([
      findAccount(database, ownerId),
      findImmigrationProfile(database, ownerId),
      listVisaHistory(database, ownerId),
      listJourneys(database, ownerId),
      listDocuments(database, ownerId),
      listDependants(database, ownerId),
      readRecord(database, ownerId, now),
      readLife(database, ownerId, now),
      Promise.all(
        collections.map(async (collection) => ({
          collection,
          part: collection.part,
          items: (await listItems(database, collection, ownerId)).map((item) =>
            presentItem(collection, item),
          ),
        })),
      ),
    ]);
  const details = profile ?? emptyDetails;
  const veil: Veil = includesIdentity
    ? (text) => text
    : veilOf({
        ...{ account: account ?? {}, profile: details, emergencyContact: details.emergencyContact },
        ...{ dependants, lists },
        others: account === null ? [] : [account.username, account.email],
      });
  const owner = includesIdentity ? record.name : 'The owner';
  const given = givenDependants(dependants, veil, includesIdentity);
  const progressOfFamily = await progressOfDependants(
    database,
    ownerId,
    now,
    owner,
    includesIdentity ? undefined : given.called,
  );
  const immigration = {
    ...recorded,
    journeys: recorded.journeys.map((journey) => ({
      ...journey,
      destination: givenDestination(journey.destination, veil),
    })),
  };
  const veiledJourneys = journeys.map((journey) => ({
    ...journey,
    destination: givenDestination(journey.destination, veil),
    reason: veil(journey.reason),
    notes: veil(journey.notes),
  }));
  const shared = lists.filter(
    ({ collection: { share }, part }) =>
      share !== null && (share.default || record.alsoShares.includes(part)),
  );
  return {
    owner: includesIdentity ? record.name : null,
    includesIdentity,
    asOf: life.today,
    progress: { ilr: ilrProgressOf(immigration), citizenship: citizenshipEligibilityOf(immigration) },
    visas: { current: currentVisaOf(details), earlier: history.map(presentEntry) },
    journeys: veiledJourneys,
    absences: sharedAbsencesOf(veiledJourneys, immigration),
    documents: documents.map((document): GivenDocument => ({
      document,
      presented: presentStoredDocument(
        {
          ...document,
          title: veil(document.title),
          description: veil(document.description),
          file: { ...document.file, name: veil(document.file.name) },
        },
        now,
      ),
      isGiven: includesIdentity || !isIdentityDocument(document),
    })),
    dependants: {
      dependants: given.present(dependants.map(presentDependant)),
      progress: given.progress(progressOfFamily),
    },
    timeline: timelineOf(givenLife(life, given, veil)),
    lists: shared.map(({ collection, items }) => ({
      part: collection.part,
      title: collection.share?.tab ?? collection.part,
      file: collection.words.many,
      items: givenList(collection.part, items, veil, includesIdentity),
    })),
    identity: includesIdentity
      ? {
          ...fieldsOfKind(account ?? {}, fieldKinds.name, ['identity']),
          ...fieldsOfKind(details, fieldKinds.personal, ['identity']),
          ...fieldsOfKind(details, fieldKinds.visa, ['identity']),
        }
      : null,
  };
}
