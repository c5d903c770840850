import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TimelineEntry, TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { asTheyStood } from '../record/applicationOnRecord';
import { isBritishByList } from '../record/citizenshipApplication';
import type { RecordedApplication } from '../record/personRecord';
import type { Trigger } from '../alerts/trigger';
import { daysInLife } from './daysInLife';
import { applicationsInLife, plannedInLife } from './applicationsInLife';
import { dependantsLife } from './dependantsLife';
import { permissionsByLawInLife, permissionsOf, permissionsOfDependant } from './permissionsInLife';
import { applicationInLife, type ApplicationInLife } from './runningApplication';
import { ifPassed, type TimelineItem } from './timelineItem';
import type { TimelineSource } from './timelineSource';
import { settlementInLife, visasInLife } from './visasInLife';

/**
 * Everything that happened to a person, and what is known to be ahead: what is ahead first, the soonest first, and then
 * what was, the latest first. Of one day: visas, settlement, journeys, documents, tasks, dependants, the record itself.
 * A full record has 30,000 entries, so other work of this process has its turn between two parts.
 * @param triggers of the record today
 */
export async function timelineOf(
  source: TimelineSource,
  triggers: readonly Trigger[],
  applications = applicationsOf(source),
): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for (const part of partsOfTimeline(source, triggers, applications)) {
    await nextTurn();
    entries.push(...part());
  }
  await nextTurn();
  const ordered = inOrder(entries);
  // Whoever asked writes the entries out next, which takes long: that gets a turn of its own too.
  await nextTurn();
  return ordered;
}

/** What a timeline is put together from, each part worked out when it is asked for. */
export function partsOfTimeline(
  source: TimelineSource,
  triggers: readonly Trigger[],
  applications: readonly ApplicationInLife[],
): readonly (() => readonly TimelineEntry[])[] {
  const { today, details, earlier, dependants } = source;
  const isBritish = isBritishByList(asTheyStood(source.applications, today));
  const part = (kind: TimelineEntryKind, items: () => readonly TimelineItem[]) => () =>
    ofKind(kind, items(), today);
  return [
    part('visa', () => visasInLife(details, earlier, { today, isBritish })),
    part('by_law', () => permissionsByLawInLife(source, applications)),
    part('settlement', () => settlementInLife(details).filter(notToldBy(applications))),
    part('application', () => applications.flatMap(applicationsInLife(today))),
    part('application', () => plannedOf(source).flatMap(plannedInLife)),
    part('journey', () => source.journeys.map(journey(today))),
    part('document', () => source.documents.flatMap(document(today))),
    part('task', () => source.tasks.flatMap(task(today))),
    ...dependants.map((dependant) => part('dependant', () => dependantsLife(today)(dependant))),
    part('record', () => opened(source)),
    () =>
      daysInLife(source, triggers).flatMap(({ kind, isAhead, ...day }) =>
        // By today something can still be done: it is no past yet.
        ofKind(kind, [day], today).map((entry) => ({ ...entry, isAhead })),
      ),
  ];
}

/** What is ahead first, the soonest first; then what was, the latest first. Those of one day keep their order. */
export function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
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

/** Of an application for settlement that stands in the list as well, the list tells. */
const notToldBy =
  (applications: readonly ApplicationInLife[]) =>
  ({ id, date }: TimelineItem): boolean =>
    id !== 'ilr-applied' ||
    !applications.some(({ dependantId, recorded }) => dependantId === null && recorded.submittedOn === date);

/** The applications of a record that were sent, with what there is to say of each today, the latest first. */
export const applicationsOf = (source: TimelineSource): readonly ApplicationInLife[] =>
  asTheyStood(source.applications, source.today)
    .toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn))
    .flatMap((application) => ofThisFamily(application, source, source.today));

/** Those that are not sent yet, as they will stand once whoever they are for has proved who they are. */
const plannedOf = (source: TimelineSource): readonly ApplicationInLife[] =>
  source.applications
    .filter(({ submittedOn }) => submittedOn > source.today)
    .flatMap((planned) => {
      const { submittedOn, biometricsBookedFor, biometricsOn } = planned;
      const provedOn = biometricsOn ?? biometricsBookedFor ?? submittedOn;
      return asTheyStood([{ ...planned, biometricsOn: provedOn }], submittedOn).flatMap((application) =>
        ofThisFamily(application, source, provedOn > submittedOn ? provedOn : submittedOn),
      );
    });

/** One who was removed is no longer of this family, so that there is nothing to say of what was applied for. */
function ofThisFamily(
  application: RecordedApplication,
  { details, earlier, dependants }: TimelineSource,
  day: CivilDate,
): readonly ApplicationInLife[] {
  if (application.dependant === null)
    return [applicationInLife(application, permissionsOf(details, earlier), day)];
  const whose = dependants.find(({ dependantId }) => dependantId === application.dependant);
  return whose === undefined ? [] : [applicationInLife(application, permissionsOfDependant(whose), day)];
}

export function ofKind(
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

const journey =
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
      detail: `${days} ${days === 1 ? 'day' : 'days'}${soFar}, travel days included. Reason: ${reason}${islands(crownDependency)}`,
    };
  };

const onIslands = {
  visited: 'The whole journey was on the islands: no days away for citizenship',
  lived_there: 'Lived on the islands with permission: no days away for citizenship',
  no: 'Not the whole journey was on the islands',
  not_sure: 'Not sure whether the whole journey was on the islands',
} as const;

const islands = (answer: TimelineSource['journeys'][number]['crownDependency']): string =>
  answer === null ? '' : `. ${onIslands[answer]}`;

const document =
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

const task =
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

const opened = ({ registeredOn }: TimelineSource): readonly TimelineItem[] => [
  { id: 'record-opened', date: registeredOn, title: 'Record opened' },
];
