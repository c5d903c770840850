import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TimelineEntry, TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { applicationsOnDay } from '../record/applicationOnRecord';
import { isBritishByList } from '../record/citizenshipApplication';
import type { RecordedApplication } from '../record/personRecord';
import type { Trigger } from '../alerts/trigger';
import { upcomingEntries } from './upcomingEntries';
import { applicationEntries, plannedApplicationEntries } from './applicationEntries';
import { dependantEntries } from './dependantEntries';
import { permissionByLawEntries, listPermissions, listPermissionsForDependant } from './permissionEntries';
import { toTimelineApplication, type TimelineApplication } from './timelineApplication';
import { ifPassed, type TimelineItem } from './timelineItem';
import type { TimelineSource } from './timelineSource';
import { settlementEntries, visaEntries } from './visaEntries';

/**
 * Everything that happened to a person and is known to be ahead: future entries first, the soonest first, then the past,
 * the latest first. Entries of one day keep the order of `timelineParts`. A full record has 30,000 entries, so the
 * function yields to other work between two parts.
 * @param triggers of the record today
 */
export async function buildTimeline(
  source: TimelineSource,
  triggers: readonly Trigger[],
  applications = listSentApplications(source),
): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for (const createPart of timelineParts(source, triggers, applications)) {
    await nextTurn();
    entries.push(...createPart());
  }
  await nextTurn();
  const ordered = sortEntries(entries);
  // The caller serialises the entries next, which takes long: yield before it.
  await nextTurn();
  return ordered;
}

/** The parts of a timeline. Each is calculated when it is called. */
export function timelineParts(
  source: TimelineSource,
  triggers: readonly Trigger[],
  applications: readonly TimelineApplication[],
): readonly (() => readonly TimelineEntry[])[] {
  const { today, details, earlier, dependants } = source;
  const isBritish = isBritishByList(applicationsOnDay(source.applications, today));
  const createPart = (kind: TimelineEntryKind, items: () => readonly TimelineItem[]) => () =>
    toEntries(kind, items(), today);
  return [
    createPart('visa', () => visaEntries(details, earlier, { today, isBritish })),
    createPart('by_law', () => permissionByLawEntries(source, applications)),
    createPart('settlement', () => settlementEntries(details).filter(isUnlisted(applications))),
    createPart('application', () => applications.flatMap(applicationEntries(today))),
    createPart('application', () => listPlannedApplications(source).flatMap(plannedApplicationEntries)),
    createPart('journey', () => source.journeys.map(journeyEntry(today))),
    createPart('document', () => source.documents.flatMap(documentEntries(today))),
    createPart('task', () => source.tasks.flatMap(taskEntries(today))),
    ...dependants.map((dependant) => createPart('dependant', () => dependantEntries(today)(dependant))),
    createPart('record', () => recordEntries(source)),
    () =>
      upcomingEntries(source, triggers).flatMap(({ kind, isAhead, ...day }) =>
        // A deadline of today can still be met, so it is not in the past.
        toEntries(kind, [day], today).map((entry) => ({ ...entry, isAhead })),
      ),
  ];
}

/** Future entries first, the soonest first, then the past, the latest first. Entries of one day keep their order. */
export function sortEntries(entries: readonly TimelineEntry[]): TimelineEntry[] {
  // Dates as text sort like dates.
  return [
    ...entries
      .filter(({ isAhead }) => isAhead)
      .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1)),
    ...entries
      .filter(({ isAhead }) => !isAhead)
      .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)),
  ];
}

/** False for an application for settlement that the list of applications shows as well. */
const isUnlisted =
  (applications: readonly TimelineApplication[]) =>
  ({ id, date }: TimelineItem): boolean =>
    id !== 'ilr-applied' ||
    !applications.some(({ dependantId, recorded }) => dependantId === null && recorded.submittedOn === date);

/** The applications that were sent, with their state today, the latest first. */
export const listSentApplications = (source: TimelineSource): readonly TimelineApplication[] =>
  applicationsOnDay(source.applications, source.today)
    .toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn))
    .flatMap((application) => buildApplications(application, source, source.today));

/** The applications that are not sent yet, in the state they will have once identity is proved. */
const listPlannedApplications = (source: TimelineSource): readonly TimelineApplication[] =>
  source.applications
    .filter(({ submittedOn }) => submittedOn > source.today)
    .flatMap((planned) => {
      const { submittedOn, biometricsBookedFor, biometricsOn } = planned;
      const provedOn = biometricsOn ?? biometricsBookedFor ?? submittedOn;
      return applicationsOnDay([{ ...planned, biometricsOn: provedOn }], submittedOn).flatMap((application) =>
        buildApplications(application, source, provedOn > submittedOn ? provedOn : submittedOn),
      );
    });

/** Empty for an application of a dependant who was removed from the record. */
function buildApplications(
  application: RecordedApplication,
  { details, earlier, dependants }: TimelineSource,
  day: CivilDate,
): readonly TimelineApplication[] {
  if (application.dependant === null)
    return [toTimelineApplication(application, listPermissions(details, earlier), day)];
  const owner = dependants.find(({ dependantId }) => dependantId === application.dependant);
  return owner === undefined
    ? []
    : [toTimelineApplication(application, listPermissionsForDependant(owner), day)];
}

export function toEntries(
  kind: TimelineEntryKind,
  items: readonly TimelineItem[],
  today: CivilDate,
): TimelineEntry[] {
  return items.flatMap(({ id, date, endDate = null, title, ...item }) => {
    if (date === null) return [];
    const { detail = null, dependantId = null, matter = null, applicationId = null, reason = null } = item;
    return [
      {
        id,
        kind,
        date,
        title,
        detail,
        endDate: endDate === date ? null : endDate,
        isAhead: date > today,
        dependantId,
        matter,
        applicationId,
        reason,
      },
    ];
  });
}

const journeyEntry =
  (today: CivilDate) =>
  (recorded: TimelineSource['journeys'][number]): TimelineItem => {
    const { journeyId, departureDate, returnDate, destination, reason, crownDependency } = recorded;
    const days = daysOfTrip(tripUpTo(recorded, today), 'inclusive');
    const soFar = returnDate === null ? ' so far, still away' : '';
    return {
      id: `journey-${journeyId}`,
      matter: 'journey',
      date: departureDate,
      endDate: returnDate,
      title: `Journey to ${destination}`,
      detail: `${days} ${days === 1 ? 'day' : 'days'}${soFar}, travel days included. Reason: ${reason}${describeIslandAnswer(crownDependency)}`,
    };
  };

const islandAnswers = {
  visited: 'The whole journey was on the islands: no days away for citizenship',
  lived_there: 'Lived on the islands with permission: no days away for citizenship',
  no: 'Not the whole journey was on the islands',
  not_sure: 'Not sure whether the whole journey was on the islands',
} as const;

const describeIslandAnswer = (answer: TimelineSource['journeys'][number]['crownDependency']): string =>
  answer === null ? '' : `. ${islandAnswers[answer]}`;

const documentEntries =
  (today: CivilDate) =>
  ({ id, title, uploadedOn, expiryDate }: TimelineSource['documents'][number]): readonly TimelineItem[] => [
    {
      id: `document-${id}-expiry`,
      date: ifPassed(expiryDate, today),
      title: 'Document expired',
      detail: title,
    },
    { id: `document-${id}`, date: uploadedOn, title: 'Document uploaded', detail: title },
  ];

const taskEntries =
  (today: CivilDate) =>
  ({
    taskId,
    title,
    addedOn,
    dueDate,
    completedOn,
  }: TimelineSource['tasks'][number]): readonly TimelineItem[] => [
    { id: `task-${taskId}-completed`, date: completedOn, title: 'Task completed', detail: title },
    { id: `task-${taskId}-due`, date: ifPassed(dueDate, today), title: 'Task due', detail: title },
    { id: `task-${taskId}`, date: addedOn, title: 'Task added', detail: title },
  ];

const recordEntries = ({ registeredOn }: TimelineSource): readonly TimelineItem[] => [
  { id: 'record-opened', date: registeredOn, title: 'Record opened' },
];
