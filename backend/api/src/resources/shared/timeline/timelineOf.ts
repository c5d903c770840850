import { labelOfVisaType, type TimelineEntry, type TimelineEntryKind } from '@settlewise/contract';
import type {
  ImmigrationProfile,
  Journey,
  RecordedVisaHistoryEntry,
  StoredDocument,
  Task,
} from '@settlewise/projections';
import { civilDateInLondon, type CivilDate } from '@settlewise/rules';
import { dependantsLife, type DependantInLife } from './dependantsLife';
import { expires, type Told } from './told';

/** What a timeline is told from. */
export interface Life {
  /** When the record was opened; null while the read models do not know. */
  readonly openedAt: Date | null;
  readonly profile: Pick<
    ImmigrationProfile,
    'visaType' | 'visaStartDate' | 'visaExpiryDate' | 'brpExpiryDate' | 'hasILR' | 'ilrGrantDate'
  > | null;
  readonly earlierVisas: readonly RecordedVisaHistoryEntry[];
  readonly journeys: readonly Pick<
    Journey,
    'journeyId' | 'departureDate' | 'returnDate' | 'days' | 'destination' | 'reason'
  >[];
  readonly documents: readonly Pick<StoredDocument, 'documentId' | 'title' | 'uploadedAt' | 'expiryDate'>[];
  readonly tasks: readonly Pick<Task, 'taskId' | 'title' | 'addedAt' | 'dueDate' | 'completedAt'>[];
  readonly dependants: readonly DependantInLife[];
  /** In London. */
  readonly today: CivilDate;
}

/**
 * Everything that happened to a person, and what is known to be ahead, the newest first. Of one day: visas, settlement,
 * journeys, documents, tasks, dependants, the record itself.
 */
export function timelineOf(life: Life): TimelineEntry[] {
  const { today } = life;
  const entries = [
    ...ofKind('visa', [...visas(life), ...brp(life)], today),
    ...ofKind('settlement', settlement(life), today),
    ...ofKind('journey', life.journeys.map(journey), today),
    ...ofKind('document', life.documents.flatMap(document(today)), today),
    ...ofKind('task', life.tasks.flatMap(task), today),
    ...ofKind('dependant', life.dependants.flatMap(dependantsLife(today)), today),
    ...ofKind('record', opened(life), today),
  ];
  // Dates as text sort as time does; what is of one day stays as it stands.
  return entries.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

function ofKind(kind: TimelineEntryKind, told: readonly Told[], today: CivilDate): TimelineEntry[] {
  return told.flatMap(({ id, date, endDate = null, title, detail = null }) =>
    date === null
      ? []
      : [
          {
            ...{ id, kind, date, title, detail },
            endDate: endDate === date ? null : endDate,
            isAhead: date > today,
          },
        ],
  );
}

function visas({ profile, earlierVisas, today }: Life): readonly Told[] {
  const earlier = earlierVisas.map(({ entryId, visaType, startDate, endDate }) => ({
    id: `visa-${entryId}`,
    date: startDate,
    endDate,
    title: `Visa: ${labelOfVisaType(visaType)}`,
  }));
  if (profile === null) return earlier;
  const { visaType, visaStartDate, visaExpiryDate } = profile;
  const label = visaType === null ? null : labelOfVisaType(visaType);
  return [
    {
      id: 'visa-current-expiry',
      date: visaExpiryDate,
      title: `Visa ${expires(visaExpiryDate, today)}`,
      detail: label,
    },
    {
      id: 'visa-current',
      date: visaStartDate,
      endDate: visaExpiryDate,
      title: label === null ? 'Visa' : `Visa: ${label}`,
    },
    ...earlier,
  ];
}

function brp({ profile, today }: Life): readonly Told[] {
  const date = profile?.brpExpiryDate ?? null;
  return [{ id: 'brp-expiry', date, title: `Biometric residence permit (BRP) ${expires(date, today)}` }];
}

function settlement({ profile }: Life): readonly Told[] {
  if (profile === null || !profile.hasILR) return [];
  return [
    {
      id: 'ilr-granted',
      date: profile.ilrGrantDate,
      title: 'Indefinite leave to remain (ILR) granted',
    },
  ];
}

function journey({
  journeyId,
  departureDate,
  returnDate,
  days,
  destination,
  reason,
}: Life['journeys'][number]): Told {
  return {
    id: `journey-${journeyId}`,
    date: departureDate,
    endDate: returnDate,
    title: `Journey to ${destination}`,
    detail: `${days} ${days === 1 ? 'day' : 'days'}, travel days included. Reason: ${reason}`,
  };
}

const document =
  (today: CivilDate) =>
  ({ documentId, title, uploadedAt, expiryDate }: Life['documents'][number]): readonly Told[] => [
    {
      id: `document-${documentId}-expiry`,
      date: expiryDate,
      title: `Document ${expires(expiryDate, today)}`,
      detail: title,
    },
    {
      id: `document-${documentId}`,
      date: civilDateInLondon(uploadedAt),
      title: 'Document uploaded',
      detail: title,
    },
  ];

function task({ taskId, title, addedAt, dueDate, completedAt }: Life['tasks'][number]): readonly Told[] {
  return [
    {
      id: `task-${taskId}-completed`,
      date: completedAt === null ? null : civilDateInLondon(completedAt),
      title: 'Task completed',
      detail: title,
    },
    { id: `task-${taskId}-due`, date: dueDate, title: 'Task due', detail: title },
    { id: `task-${taskId}`, date: civilDateInLondon(addedAt), title: 'Task added', detail: title },
  ];
}

function opened({ openedAt }: Life): readonly Told[] {
  return [
    {
      id: 'record-opened',
      date: openedAt === null ? null : civilDateInLondon(openedAt),
      title: 'Record opened',
    },
  ];
}
