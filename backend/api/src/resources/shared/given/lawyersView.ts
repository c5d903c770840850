import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import {
  collections,
  fieldKinds,
  fieldsOfKind,
  isIdentityDocument,
  type Collection,
} from '@settlewise/domain/record';
import {
  findAccount,
  findImmigrationProfile,
  listAlertAnswers,
  listDependants,
  listDocuments,
  listItems,
  listJourneys,
  listNotifications,
  listVisaHistory,
} from '@settlewise/projections';
import type { StoredDocument } from '@settlewise/casework/record';
import type { Knex } from 'knex';
import { deadlinesInLife, timelineOf } from '@settlewise/casework/timeline';
import { presentItem } from '../../../record/collectionRoutes';
import { presentDependant } from '../../../record/dependants/presenter';
import type { Calculate } from '../../../calculations/createCalculations';
import { readFamily } from '../../../record/dependants/progress';
import { presentStoredDocument } from '../../../record/documents/presenter';
import { readRecord } from '../../../record/readRecord';
import { answersOf } from '../../../record/notifications/presenter';
import { readLife } from '../../../record/readLife';
import { presentEntry } from '../../../record/visaHistory/presenter';
import type { OpenRecord } from '../guard';
import { currentVisa } from '../visaHistory';
import { givenDependants, givenDestination, givenLife, givenList } from './given';
import { mapInTurns } from './mapInTurns';
import { createRedactor, type Redact } from './redaction/redaction';

/** A document with its file, or without where the file is identity data that is not given. */
export interface GivenDocument {
  readonly document: StoredDocument;
  readonly presented: ReturnType<typeof presentStoredDocument>;
  readonly isGiven: boolean;
}

/**
 * Everything that a lawyer is given of a record, with or without who it is about. The one place where identity data is
 * taken out: the pages and the download are made of it.
 */
export type LawyersView = Awaited<ReturnType<typeof lawyersViewOf>>;

/** Reads what identity data there is; each part is read when it is asked for. */
export async function lawyersViewOf(
  database: Knex,
  { ownerId, record }: OpenRecord,
  now: Date,
  calculate: Calculate,
) {
  const { includesIdentity } = record;
  const [account, profile, recordedDependants, lists] = await Promise.all([
    findAccount(database, ownerId),
    findImmigrationProfile(database, ownerId),
    listDependants(database, ownerId),
    Promise.all(
      collections.map(async (collection) => ({ part: collection.part, items: await itemsOf(collection) })),
    ),
  ]);
  const details = profile ?? emptyDetails;
  const redact: Redact = includesIdentity
    ? (text) => text
    : await createRedactor({
        account: account ?? {},
        profile: details,
        emergencyContact: details.emergencyContact,
        dependants: recordedDependants,
        lists,
        others: account === null ? [] : [account.username, account.email],
      });
  const given = givenDependants(recordedDependants, redact, includesIdentity);

  async function itemsOf(collection: Collection) {
    return (await listItems(database, collection, ownerId)).map((item) => presentItem(collection, item));
  }

  async function immigrationRecord() {
    const recorded = await readRecord(database, ownerId, now);
    const journeys = await mapInTurns(recorded.journeys, (journey) => ({
      ...journey,
      destination: givenDestination(journey.destination, redact),
    }));
    return { ...recorded, journeys };
  }

  const documentGiven = (document: StoredDocument): GivenDocument => ({
    document: { ...document, file: { ...document.file, name: redact(document.file.name) } },
    presented: presentStoredDocument(
      {
        ...document,
        title: redact(document.title),
        description: redact(document.description),
        file: { ...document.file, name: redact(document.file.name) },
      },
      now,
    ),
    isGiven: includesIdentity || !isIdentityDocument(document),
  });

  return {
    includesIdentity,
    documentGiven,
    async timeline() {
      const [whole, answered, told] = await Promise.all([
        readLife(database, ownerId, now),
        listAlertAnswers(database, ownerId),
        listNotifications(database, ownerId),
      ]);
      const life = await givenLife(whole, given, redact);
      const triggers = life.record === null ? [] : await calculate('triggers', life.record, life.today);
      const deadlines = deadlinesInLife(life, triggers, answersOf(answered), told);
      return { asOf: life.today, deadlines, entries: await timelineOf(life, triggers) };
    },
    async progress() {
      const immigration = await immigrationRecord();
      return calculate('progress', immigration);
    },
    async absences() {
      const [recorded, immigration] = await Promise.all([
        listJourneys(database, ownerId),
        immigrationRecord(),
      ]);
      const journeys = await mapInTurns(recorded, (journey) => ({
        ...journey,
        destination: givenDestination(journey.destination, redact),
        reason: redact(journey.reason),
        notes: redact(journey.notes),
      }));
      return { journeys, answer: await calculate('sharedAbsences', journeys, immigration) };
    },
    async visas() {
      const [earlier, { applications }] = await Promise.all([
        listVisaHistory(database, ownerId),
        readRecord(database, ownerId, now),
      ]);
      return { current: currentVisa(details, applications), earlier: earlier.map(presentEntry) };
    },
    async dependants() {
      const family = await readFamily(database, ownerId, now, record.name, given.called);
      const progress = await calculate('familyProgress', family);
      return {
        dependants: await given.present(recordedDependants.map(presentDependant)),
        progress: given.progress(progress),
      };
    },
    async documents() {
      return mapInTurns(await listDocuments(database, ownerId), documentGiven);
    },
    /** Null for a list that the owner did not choose to show. */
    async list(collection: Collection) {
      const { part, share } = collection;
      const isShown = share !== null && (share.default || record.alsoShares.includes(part));
      return isShown ? givenList(part, await itemsOf(collection), redact, includesIdentity) : null;
    },
    /** Who the owner is; null where that is not given. */
    identity: includesIdentity
      ? {
          ...fieldsOfKind(account ?? {}, fieldKinds.name, ['identity']),
          ...fieldsOfKind(details, fieldKinds.personal, ['identity']),
          ...fieldsOfKind(details, fieldKinds.visa, ['identity']),
          ...fieldsOfKind(details, fieldKinds.declarations, ['identity']),
        }
      : null,
  };
}
