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
import { describeFamily } from '@settlewise/casework/dependants';
import { recordOn, type StoredDocument } from '@settlewise/casework/record';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import { deadlinesInLife, buildTimeline } from '@settlewise/casework/timeline';
import { presentItem } from '../../../record/collectionRoutes';
import { presentDependant } from '../../../record/dependants/presenter';
import type { Calculate } from '../../../calculations/createCalculations';
import { presentStoredDocument } from '../../../record/documents/presenter';
import { toAlertAnswers } from '../../../record/notifications/presenter';
import { presentEntry } from '../../../record/visaHistory/presenter';
import type { OpenRecord } from '../guard';
import { currentVisa } from '../currentVisa';
import { createDependantRedactor, redactDestination, redactList, redactTimelineSource } from './redactRecord';
import { mapInTurns } from './mapInTurns';
import { createRedactor, type Redact } from './redaction/createRedactor';

/** A redacted document. Its file is not shared if it is identity data that the grant excludes. */
export interface RedactedDocument {
  readonly document: StoredDocument;
  readonly presented: ReturnType<typeof presentStoredDocument>;
  readonly isFileShared: boolean;
}

/**
 * The parts of a record that a lawyer may see. The pages and the download use it, so that identity data is removed in
 * one place.
 */
export type LawyersView = Awaited<ReturnType<typeof readLawyersView>>;

/** Reads the identity data to remove. The parts are read on demand. */
export async function readLawyersView(
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
      collections.map(async (collection) => ({
        part: collection.part,
        items: await presentItems(collection),
      })),
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
  const dependantRedactor = createDependantRedactor(recordedDependants, redact, includesIdentity);

  async function presentItems(collection: Collection) {
    return (await listItems(database, collection, ownerId)).map((item) => presentItem(collection, item));
  }

  async function progressRecord() {
    const recorded = recordOn(await readPersonRecord(database, ownerId, progressParts), today);
    const journeys = await mapInTurns(recorded.journeys, (journey) => ({
      ...journey,
      destination: redactDestination(journey.destination, redact),
    }));
    return { ...recorded, journeys };
  }

  const redactDocument = (document: StoredDocument): RedactedDocument => ({
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
    isFileShared: includesIdentity || !isIdentityDocument(document),
  });

  return {
    includesIdentity,
    redactDocument,
    async timeline() {
      const [original, answers, notifications] = await Promise.all([
        readPersonRecord(database, ownerId, alertParts),
        listAlertAnswers(database, ownerId),
        listNotifications(database, ownerId),
      ]);
      const { record: redacted, source } = await redactTimelineSource(
        original,
        today,
        dependantRedactor,
        redact,
      );
      const triggers = await calculate('triggers', redacted, today);
      const deadlines = deadlinesInLife(source, triggers, toAlertAnswers(answers), notifications);
      return { asOf: today, deadlines, entries: await buildTimeline(source, triggers) };
    },
    async progress() {
      return calculate('progress', await progressRecord());
    },
    async absences() {
      const [recorded, progress] = await Promise.all([listJourneys(database, ownerId), progressRecord()]);
      const journeys = await mapInTurns(recorded, (journey) => ({
        ...journey,
        destination: redactDestination(journey.destination, redact),
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
      const dependants = recorded.dependants.map(dependantRedactor.pseudonymize);
      const family = describeFamily({ ...recorded, dependants }, today, { name: record.name });
      const progress = await calculate('familyProgress', family);
      return {
        dependants: await dependantRedactor.present(recordedDependants.map(presentDependant)),
        progress: dependantRedactor.redactProgress(progress),
      };
    },
    async documents() {
      return mapInTurns(await listDocuments(database, ownerId), redactDocument);
    },
    /** @returns null for a list that the owner did not share */
    async list(collection: Collection) {
      const { part, share } = collection;
      const isShown = share !== null && (share.default || record.alsoShares.includes(part));
      return isShown ? redactList(part, await presentItems(collection), redact, includesIdentity) : null;
    },
    /** The owner's identity data. Null if the grant excludes it. */
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
