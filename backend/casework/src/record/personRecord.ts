import type { FieldSet, ItemOf } from '@settlewise/domain/fields';
import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import type { LeadsOfKinds } from '@settlewise/domain/notifications';
import type { addresses, jobs, parents, referees } from '@settlewise/domain/record';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { RecordedPapers, VaultDocument } from '@settlewise/rules/documentChecklist';
import type { FeesQuestion } from '@settlewise/rules/fees';
import type { ApplicationOnRecord } from './applicationOnRecord';
import type { Journey, RecordedDependant, RecordedVisaHistoryEntry, StoredLawNotice } from './storedRecord';

/**
 * Everything that is recorded about one person and used in calculations. Days are `yyyy-MM-dd` in London. `recordOn` gives
 * its state on a day.
 */
export interface PersonRecord {
  /** Null while the read models do not show the account. */
  readonly registeredOn: CivilDate | null;
  /** Empty for a person without a profile. */
  readonly details: ProfileDetails;
  /** Earlier visas, the latest start first. */
  readonly earlier: readonly RecordedVisaHistoryEntry[];
  /** Newest departure first. */
  readonly journeys: readonly RecordedJourney[];
  /** In the order in which they were added. */
  readonly dependants: readonly RecordedDependant[];
  /** Applications that were made or are planned, the oldest first. */
  readonly applications: readonly RecordedApplication[];
  /** Newest upload first. */
  readonly documents: readonly RecordedDocument[];
  /** Open tasks first, by due date; then completed ones, the latest first. */
  readonly tasks: readonly RecordedTask[];
  /** The state of each line of their checklists. */
  readonly papers: RecordedPapers['papers'];
  /** Their answers to the questions of the checklists. */
  readonly answers: RecordedPapers['answers'];
  readonly referees: readonly Entry<typeof referees.fields>[];
  readonly addresses: readonly Entry<typeof addresses.fields>[];
  readonly jobs: readonly Entry<typeof jobs.fields>[];
  readonly parents: readonly Entry<typeof parents.fields>[];
  /** Access of lawyers that has an end and is neither revoked nor suspended. */
  readonly grants: readonly (Lawyer & { readonly lastDay: CivilDate })[];
  /** Access that a lawyer has used at least once. */
  readonly firstLooks: readonly (Lawyer & { readonly lookedOn: CivilDate })[];
  /** Saved fee plans, the newest first. */
  readonly savedSums: readonly SavedFees[];
  /** Lead times that the person chose, for each kind of alert. */
  readonly leads: LeadsOfKinds;
  /** The kinds of alerts that the person turned on or changed. */
  readonly asked: readonly string[];
  /** Answers to requests to compare addresses, while the comparison is open. */
  readonly comparisonAnswers: readonly { readonly comparisonId: string; readonly answeredOn: CivilDate }[];
  /** Every notice about the law that is not withdrawn. */
  readonly lawNotices: readonly StoredLawNotice[];
}

/** An item of a collection. */
type Entry<Fields extends FieldSet> = ItemOf<Fields> & { readonly id: string };

export type RecordedJourney = Pick<
  Journey,
  | 'journeyId'
  | 'departureDate'
  | 'returnDate'
  | 'destination'
  | 'reason'
  | 'crownDependency'
  | 'permittedReason'
  | 'travellers'
  | 'approximate'
>;

export type RecordedApplication = ApplicationOnRecord & { readonly id: string };

export type RecordedDocument = VaultDocument & { readonly title: string; readonly uploadedOn: CivilDate };

export interface RecordedTask {
  readonly taskId: string;
  readonly title: string;
  readonly dueDate: CivilDate | null;
  readonly addedOn: CivilDate;
  /** Null while the task is open. */
  readonly completedOn: CivilDate | null;
}

interface Lawyer {
  readonly grantId: string;
  readonly name: string;
  readonly email: string;
}

interface SavedFees {
  readonly assessmentId: string;
  /** The name that the person gave it. */
  readonly title: string | null;
  readonly calculatedOn: CivilDate;
  readonly form: Omit<FeesQuestion, 'asOf'>;
  readonly totalPence: number;
  readonly lowestPence: number;
  readonly highestPence: number;
}
