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
  /** Why the Home Office may leave the absence out of its count; null where nobody said. */
  readonly permittedReason: PermittedReason | null;
  /** Numbers of dependants who made the same journey, while they are in the record; null where there is none. */
  readonly travellers: readonly number[] | null;
  /** Ids of documents that show it, while they are in the vault; null where there is none. */
  readonly evidence: readonly string[] | null;
  /** Null where both days are exact. */
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
  /** Null as long as the task is to do. */
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
  /** As the person chose it; whether the date has passed depends on the day of looking. */
  readonly chosenStatus: string;
  /** `yyyy-MM-dd` */
  readonly expiryDate: string | null;
  readonly issuedOn: string | null;
  /** The days of which it says something. */
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  /** The dependants to whom it belongs, by their ids; null where nobody said so. */
  readonly dependants: readonly number[] | null;
  /** The addresses that it proves, by their ids; null where nobody said so. */
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
  /** When a mail with it went out; null where none did. */
  readonly emailedAt: Date | null;
  /** When it was read; null before. */
  readonly openedAt: Date | null;
  readonly isRead: boolean;
  /** When its reason was gone; null as long as it holds. */
  readonly withdrawnAt: Date | null;
  /** The day that the same thing had then; null where it had none. */
  readonly movedTo: string | null;
}

/** What there is once in a person's immigration profile; dates are `yyyy-MM-dd`. */
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

/** A notice as it reads now. */
export interface StoredLawNotice extends LawNotice {
  readonly noticeId: string;
  /** Another number after each correction. */
  readonly version: number;
  readonly publishedOn: CivilDate;
}
