import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import {
  collections,
  fieldKinds,
  fieldsOfKind,
  isIdentityDocument,
  type Collection,
} from '@settlewise/domain/record';
import {
  alertParts,
  familyParts,
  findAccount,
  findImmigrationProfile,
  listAlertAnswers,
  listDependants,
  listDocuments,
  listItems,
  listJourneys,
  listNotifications,
  progressParts,
  readPersonRecord,
} from '@settlewise/projections';
import { familyOf } from '@settlewise/casework/dependants';
import { recordOn, type StoredDocument } from '@settlewise/casework/record';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import { deadlinesInLife, timelineOf } from '@settlewise/casework/timeline';
import { presentItem } from '../../../record/collectionRoutes';
import { presentDependant } from '../../../record/dependants/presenter';
import type { Calculate } from '../../../calculations/createCalculations';
import { presentStoredDocument } from '../../../record/documents/presenter';
import { answersOf } from '../../../record/notifications/presenter';
import { presentEntry } from '../../../record/visaHistory/presenter';
import type { OpenRecord } from '../guard';
import { currentVisa } from '../visaHistory';
import { givenDependants, givenDestination, givenList, givenTimeline } from './given';
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
  const today = civilDateInLondon(now);
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

  async function progressRecord() {
    const recorded = recordOn(await readPersonRecord(database, ownerId, progressParts), today);
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
        readPersonRecord(database, ownerId, alertParts),
        listAlertAnswers(database, ownerId),
        listNotifications(database, ownerId),
      ]);
      const { record: redacted, source } = await givenTimeline(whole, today, given, redact);
      const triggers = await calculate('triggers', redacted, today);
      const deadlines = deadlinesInLife(source, triggers, answersOf(answered), told);
      return { asOf: today, deadlines, entries: await timelineOf(source, triggers) };
    },
    async progress() {
      return calculate('progress', await progressRecord());
    },
    async absences() {
      const [recorded, progress] = await Promise.all([listJourneys(database, ownerId), progressRecord()]);
      const journeys = await mapInTurns(recorded, (journey) => ({
        ...journey,
        destination: givenDestination(journey.destination, redact),
        reason: redact(journey.reason),
        notes: redact(journey.notes),
      }));
      return { journeys, answer: await calculate('sharedAbsences', journeys, progress) };
    },
    async visas() {
      const recorded = recordOn(await readPersonRecord(database, ownerId, progressParts), today);
      return { current: currentVisa(recorded), earlier: recorded.earlier.map(presentEntry) };
    },
    async dependants() {
      const recorded = await readPersonRecord(database, ownerId, familyParts);
      const dependants = recorded.dependants.map(given.called);
      const family = familyOf({ ...recorded, dependants }, today, { name: record.name });
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
