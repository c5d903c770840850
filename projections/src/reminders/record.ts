import { emptyDetails, type ProfileDetails } from '@settlewise/domain';
import { addDays, civilDateInLondon, type CivilDate, type EarlierVisa, type Trip } from '@settlewise/rules';
import type { Knex } from 'knex';
import { findAccount, findAccountSettings } from '../readModels/accounts';
import { listDocuments } from '../readModels/documents';
import { findImmigrationProfile, listDependants, listVisaHistory } from '../readModels/immigrationProfile';
import { listJourneys } from '../readModels/journeys';
import { listLegalAccess } from '../readModels/legalAccess';
import { listTasks } from '../readModels/tasks';

/** What of a person's record they are reminded of. Days are those of London. */
export interface ReminderRecord {
  readonly registeredOn: CivilDate;
  readonly details: Pick<
    ProfileDetails,
    | 'visaType'
    | 'visaStartDate'
    | 'visaExpiryDate'
    | 'brpExpiryDate'
    | 'hasILR'
    | 'ilrGrantDate'
    | 'marriedToBritishCitizen'
    | 'englishLanguageProof'
    | 'lifeInUKPassed'
    | 'goodCharacter'
    | 'intendsToStayInUK'
  >;
  /** Visas that they had before. */
  readonly earlier: readonly EarlierVisa[];
  readonly journeys: readonly Trip[];
  readonly dependants: readonly {
    readonly dependantId: number;
    readonly firstName: string;
    readonly visaExpiryDate: CivilDate | null;
  }[];
  readonly documents: readonly {
    readonly documentId: string;
    readonly title: string;
    readonly expiryDate: CivilDate | null;
    readonly uploadedOn: CivilDate;
  }[];
  /** Those that are to do. */
  readonly tasks: readonly {
    readonly taskId: string;
    readonly title: string;
    readonly dueDate: CivilDate | null;
  }[];
  /** Access of lawyers that is not revoked or suspended and has an end. */
  readonly grants: readonly {
    readonly grantId: string;
    readonly name: string;
    readonly email: string;
    readonly lastDay: CivilDate;
  }[];
}

/** The read models that a record is read from. */
export const recordReadModels = [
  'accounts',
  'documents',
  'immigration_profile',
  'journeys',
  'legal_access',
  'tasks',
] as const;

/** The record as the read models have it; null where there is no such person. @param userId a UUID */
export async function readReminderRecord(database: Knex, userId: string): Promise<ReminderRecord | null> {
  const account = await findAccount(database, userId);
  if (account === null) return null;
  const [settings, profile, earlier, journeys, dependants, documents, tasks, grants] = await Promise.all([
    findAccountSettings(database, userId),
    findImmigrationProfile(database, userId),
    listVisaHistory(database, userId),
    listJourneys(database, userId),
    listDependants(database, userId),
    listDocuments(database, userId),
    listTasks(database, userId),
    listLegalAccess(database, userId),
  ]);
  return {
    registeredOn: civilDateInLondon(account.registeredAt),
    details: profile ?? emptyDetails,
    ...{ earlier, journeys, dependants },
    documents: documents.map((document) => ({
      ...document,
      uploadedOn: civilDateInLondon(document.uploadedAt),
    })),
    tasks: tasks.filter(({ completedAt }) => completedAt === null),
    grants: (settings?.lawyerSharingEnabled === true ? grants : []).flatMap(
      ({ grantId, name, email, expiresAt, revokedAt }) =>
        expiresAt === null || revokedAt !== null
          ? []
          : [{ grantId, name, email, lastDay: addDays(civilDateInLondon(expiresAt), -1) }],
    ),
  };
}
