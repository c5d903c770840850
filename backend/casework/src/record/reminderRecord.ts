import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import type { LeadsOfKinds } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { DependantOnRecord } from '@settlewise/rules/dependants';
import type { RecordedPapers, VaultDocument } from '@settlewise/rules/documentChecklist';
import type { FeesQuestion } from '@settlewise/rules/fees';
import type { ApplicationOnRecord } from './applicationOnRecord';
import type { RecordedImmigration } from './recordedImmigration';
import type { RecordedTrip } from './recordedTrip';
import type { StoredLawNotice } from './storedRecord';

/** The parts of a person's record that reminders are computed from. Days are those of London. */
export interface ReminderRecord extends Pick<RecordedImmigration, 'earlier'> {
  /** Newest departure first. */
  readonly journeys: readonly RecordedTrip[];
  readonly registeredOn: CivilDate;
  readonly details: RecordedImmigration['details'] & Pick<ProfileDetails, 'brpExpiryDate' | 'nationality'>;
  /** In the order in which they were added. */
  readonly dependants: readonly (DependantOnRecord & { readonly dependantId: number })[];
  /** As a checklist reads them. */
  readonly documents: readonly (VaultDocument & { readonly title: string; readonly uploadedOn: CivilDate })[];
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
  /** Sums of fees that were saved, the newest first, with what they came to: whole pence. */
  readonly savedSums: readonly {
    readonly assessmentId: string;
    /** The name that the person gave it. */
    readonly title: string | null;
    readonly calculatedOn: CivilDate;
    readonly form: Omit<FeesQuestion, 'asOf'>;
    readonly totalPence: number;
    readonly lowestPence: number;
    readonly highestPence: number;
  }[];
  /** Lead times that the person has chosen, for each kind of alert. */
  readonly leads: LeadsOfKinds;
  /** The kinds of alerts for which something other than off is chosen. */
  readonly asked: readonly string[];
  /** Access by which a lawyer has looked, in whatever state it is now. */
  readonly firstLooks: readonly {
    readonly grantId: string;
    readonly name: string;
    readonly email: string;
    readonly lookedOn: CivilDate;
  }[];
  /** Applications that were made or are planned, the oldest first. */
  readonly applications: readonly (ApplicationOnRecord & { readonly applicationId: string })[];
  /** The state of each line of their own checklist. */
  readonly papers: RecordedPapers['papers'];
  /** Their answers to the questions of that checklist. */
  readonly answers: RecordedPapers['answers'];
  /** Answers of people whom they asked to compare addresses, while that is not ended. */
  readonly comparisonAnswers: readonly { readonly comparisonId: string; readonly answeredOn: CivilDate }[];
  /** Every notice about the law that is not withdrawn, whether it concerns the person or not. */
  readonly lawNotices: readonly StoredLawNotice[];
}
