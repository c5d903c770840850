import type { FieldSet, ItemOf } from '@settlewise/domain/fields';
import type { Dependant, ProfileDetails, VisaHistoryEntry } from '@settlewise/domain/immigrationProfile';
import type { JourneyDetails } from '@settlewise/domain/journeys';
import type { LawNotice } from '@settlewise/domain/lawDesk';
import type { IssuedNotification } from '@settlewise/domain/notifications';
import type { Approximation } from '@settlewise/rules/absences';
import type { PermittedReason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';

/** Whether a whole journey was in the Channel Islands or the Isle of Man; null when it was never asked. */
export type IslandsAnswer = NonNullable<JourneyDetails['crownDependency']> | null;

export interface Journey {
  readonly journeyId: string;
  readonly userId: string;
  /** `yyyy-MM-dd` */
  readonly departureDate: string;
  /** `yyyy-MM-dd`; null while the person is still away. */
  readonly returnDate: string | null;
  readonly destination: string;
  readonly reason: string;
  readonly notes: string | null;
  readonly crownDependency: IslandsAnswer;
  /** Why the Home Office may leave the absence out of its count; null if not stated. */
  readonly permittedReason: PermittedReason | null;
  /** Ids of the dependants who made the same journey and are still in the record; null without any. */
  readonly travellers: readonly number[] | null;
  /** Ids of documents that prove it and are still in the vault; null without any. */
  readonly evidence: readonly string[] | null;
  /** Null if both days are exact. */
  readonly approximate: Approximation | null;
  readonly recordedAt: Date;
  readonly changedAt: Date;
}

export interface Task {
  readonly taskId: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string | null;
  readonly category: string;
  /** `pending`, `in_progress` or `completed`. */
  readonly stage: string;
  readonly priority: string;
  /** `yyyy-MM-dd` */
  readonly dueDate: string | null;
  readonly dependantId: number | null;
  readonly addedAt: Date;
  /** Null while the task is open. */
  readonly completedAt: Date | null;
  readonly changedAt: Date;
}

export interface StoredDocument {
  readonly documentId: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string | null;
  readonly category: string;
  readonly documentType: string;
  readonly stage: string;
  /** The status that the person chose. It does not show whether the document has expired. */
  readonly chosenStatus: string;
  /** `yyyy-MM-dd` */
  readonly expiryDate: string | null;
  readonly issuedOn: string | null;
  /** The first day of the period that the document covers. */
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  /** Ids of the dependants that it belongs to; null if not stated. */
  readonly dependants: readonly number[] | null;
  /** Ids of the addresses that it proves; null if not stated. */
  readonly provesAddresses: readonly string[] | null;
  readonly file: {
    readonly key: string;
    readonly name: string;
    readonly type: string;
    /** Bytes. */
    readonly size: number;
    readonly sha256: string;
  };
  readonly uploadedAt: Date;
  readonly changedAt: Date;
}

export interface Notification extends IssuedNotification {
  readonly issuedAt: Date;
  /** When it was emailed; null if it was not. */
  readonly emailedAt: Date | null;
  /** When it was read; null if unread. */
  readonly openedAt: Date | null;
  readonly isRead: boolean;
  /** When its reason ended; null while it holds. */
  readonly withdrawnAt: Date | null;
  /** The new date of the same subject when it was withdrawn; null without one. */
  readonly movedTo: string | null;
}

/** The single values of a person's immigration profile; dates are `yyyy-MM-dd`. */
export interface ImmigrationProfile extends ProfileDetails {
  readonly userId: string;
  readonly changedAt: Date;
}

export interface RecordedVisaHistoryEntry extends VisaHistoryEntry {
  readonly entryId: string;
}

export interface RecordedDependant extends Dependant {
  readonly dependantId: number;
}

/** An item of a collection, from its read model. */
export type RecordedItem<Fields extends FieldSet> = ItemOf<Fields> & {
  readonly id: string;
  readonly recordedAt: Date;
  readonly changedAt: Date;
};

/** The latest version of a notice. */
export interface StoredLawNotice extends LawNotice {
  readonly noticeId: string;
  /** Changes with each correction. */
  readonly version: number;
  readonly publishedOn: CivilDate;
}
