import type { AccountEvent } from '@settlewise/domain/accounts';
import type { AddressComparisonEvent } from '@settlewise/domain/addressComparisons';
import type { AssessmentEvent } from '@settlewise/domain/assessments';
import type { ListEvent } from '@settlewise/domain/collections';
import type { DocumentEvent } from '@settlewise/domain/documents';
import type { ImmigrationProfileEvent } from '@settlewise/domain/immigrationProfile';
import type { JourneyEvent } from '@settlewise/domain/journeys';
import type { LegalAccessEvent } from '@settlewise/domain/legalAccess';
import type { NotificationEvent } from '@settlewise/domain/notifications';
import type { RecordAccessEvent } from '@settlewise/domain/recordAccess';
import type { TaskEvent } from '@settlewise/domain/tasks';
import type { answers, applications, papers } from '@settlewise/domain/record';
import { formatPosition } from '@settlewise/infra/eventStore';
import { defineProjection, type ProjectedEvent } from '../../runner/projection';
import type { RowChanges } from '../../runner/rowChanges';
import { reminderPeopleTable, type ReminderPersonRow } from './table';

type ApplicationEvent = ListEvent<'Application', 'applicationId', typeof applications.fields>;

type AnswerEvent = ListEvent<'Answer', 'answerId', typeof answers.fields>;
type PaperEvent = ListEvent<'Paper', 'paperId', typeof papers.fields>;

type RecordEvent =
  | AccountEvent
  | AddressComparisonEvent
  | AnswerEvent
  | ApplicationEvent
  | AssessmentEvent
  | DocumentEvent
  | ImmigrationProfileEvent
  | JourneyEvent
  | LegalAccessEvent
  | NotificationEvent
  | PaperEvent
  | RecordAccessEvent
  | TaskEvent;

interface Rows {
  readonly reminder_people: RowChanges<ReminderPersonRow, 'user_id'>;
}

/* * The position at which each record last changed. Reminders are calculated again after it. A test compares the events with
 * those of the read models that a record is read from.
 */
export const reminderPeopleProjection = defineProjection<RecordEvent>()({
  name: 'reminder_people',
  version: 6,
  tables: { reminder_people: reminderPeopleTable },
  handlers: {
    AccountRegistered({ data, metadata, position }, { reminder_people: people }) {
      people.put({
        user_id: data.userId,
        changed: formatPosition(position),
        digests_since: metadata.recordedAt,
      });
    },
    SettingsChanged(event, rows) {
      const { notificationsEnabled, emailNotificationsEnabled, reminderFrequency } = event.data;
      markChanged(event, rows);
      const ofReminders = [notificationsEnabled, emailNotificationsEnabled, reminderFrequency];
      if (ofReminders.some((setting) => setting !== undefined)) {
        rows.reminder_people.change(
          { user_id: event.metadata.userId },
          { digests_since: event.metadata.recordedAt },
        );
      }
    },
    AddressComparisonAnswered: markChanged,
    AddressComparisonEnded: markChanged,
    AnswerRecorded: markChanged,
    AnswerChanged: markChanged,
    AnswerRemoved: markChanged,
    PaperRecorded: markChanged,
    PaperChanged: markChanged,
    PaperRemoved: markChanged,
    ApplicationRecorded: markChanged,
    ApplicationChanged: markChanged,
    ApplicationRemoved: markChanged,
    AssessmentSaved: markChanged,
    AssessmentDiscarded: markChanged,
    PersonalDetailsChanged: markChanged,
    VisaDetailsChanged: markChanged,
    DeclarationsChanged: markChanged,
    VisaHistoryEntryAdded: markChanged,
    VisaHistoryEntryChanged: markChanged,
    VisaHistoryEntryRemoved: markChanged,
    DependantAdded: markChanged,
    DependantChanged: markChanged,
    DependantRemoved: markChanged,
    JourneyRecorded: markChanged,
    JourneyChanged: markChanged,
    JourneyRemoved: markChanged,
    LegalAccessGranted: markChanged,
    LegalAccessExtended: markChanged,
    LegalAccessRevoked: markChanged,
    // The first use by a lawyer causes an alert.
    RecordLookedAt: markChanged,
    TaskAdded: markChanged,
    TaskChanged: markChanged,
    TaskCompleted: markChanged,
    TaskRemoved: markChanged,
    DocumentUploaded: markChanged,
    DocumentChanged: markChanged,
    DocumentRemoved: markChanged,
    // It adds a day for reminders, or makes a reminder due.
    AlertSnoozed: markChanged,
    AlertTakenUpAgain: markChanged,
    // Kinds that were turned on cause alerts from then on.
    AlertKindsChosen: markChanged,
    AlertLeadsChosen: markChanged,
  },
});

function markChanged({ metadata, position }: ProjectedEvent, { reminder_people: people }: Rows): void {
  people.change({ user_id: metadata.userId }, { changed: formatPosition(position) });
}
