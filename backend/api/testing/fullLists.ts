import { randomBytes, randomUUID } from 'node:crypto';
import { mostSessions } from '@settlewise/contract/accountSettings';
import { mostNotifications } from '@settlewise/contract/notifications';
import {
  assessmentDecider,
  type AssessmentEvent,
  assessmentsStream,
  mostSavedAssessments,
} from '@settlewise/domain/assessments';
import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import { documentDecider, documentStream } from '@settlewise/domain/documents';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import {
  type Dependant,
  type ImmigrationProfileCommand,
  immigrationProfileDecider,
  immigrationProfileStream,
  mostDependants,
  mostOwnJourneys,
  visaHistoryFields,
  visaHistoryList,
} from '@settlewise/domain/immigrationProfile';
import { journeyDecider, journeysStream, mostJourneys } from '@settlewise/domain/journeys';
import { inParts } from '@settlewise/domain/kernel';
import { legalAccessDecider, legalAccessStream, mostLegalAccessGrants } from '@settlewise/domain/legalAccess';
import { notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { taskDecider, taskStream } from '@settlewise/domain/tasks';
import { fromDayNumber, toDayNumber } from '@settlewise/rules/calendar';
import { wholeItem } from '@settlewise/domain/fields';
import { collections } from '@settlewise/domain/record';
import { createCodec, type Codec, type DomainEvent } from '@settlewise/infra/eventStore/codec';
import { appendStreams, decideStream, type NewStream } from '../../../infra/testing/appendStreams';
import { aPerson, type SignedUp } from './aPerson';
import { createCommandContext, saveAssessment } from './savedAssessments';
import { switchSharing } from './sharing';
import type { TestApi } from './startTestApi';

/** The date this number of days after 1 January 2010. */
const dayAfter = (days: number) => fromDayNumber(toDayNumber('2010-01-01') + days);
const now = '2026-11-21T12:00:00.000Z';
const today = '2026-11-21';

/** The number of tasks and documents, which have a stream each. Other lists are filled up to their limit. */
export interface OwnStreams {
  readonly tasks: number;
  readonly documents: number;
}

/**
 * Fills every list of a person who has just signed up. It bypasses the counters of items with a stream of their own, so that
 * the record is like one from before the limits.
 */
export async function fillEveryList(person: SignedUp, api: TestApi, { tasks, documents }: OwnStreams) {
  const userId = person.user.id;
  const codec = createCodec({ registry: eventRegistry, personKeys: api.personKeys });
  const streams = [
    decideStream(journeysStream(userId), journeyDecider, journeyCommands()),
    decideStream(immigrationProfileStream(userId), immigrationProfileDecider, profileCommands()),
    ...collections.map((collection) => {
      const item = wholeItem(collection.fields, collection.example);
      return decideStream(
        streamOfCollection(collection)(userId),
        createListDecider(collection),
        times(collection.most, () => ({
          ...({ type: `Record${collection.name}`, id: randomUUID(), item } as const),
        })),
      );
    }),
    decideStream(legalAccessStream(userId), legalAccessDecider, grantCommands(person.user.email)),
    decideStream(assessmentsStream(userId), assessmentDecider, await savingCommands(api, codec)),
    decideStream(notificationsStream(userId), notificationDecider, notificationCommands()),
    ...times(tasks, () => createTaskStream(userId)),
    ...times(documents, () => createDocumentStream(userId)),
  ];
  await appendStreams(api.database, codec, streams, createCommandContext(person, api.now()));
  const sessions = times(mostSessions - 1, () => ({
    id_hash: randomBytes(32),
    user_id: userId,
    data: JSON.stringify({ userId }),
    expires_at: api.database.raw(`now() + interval '1 day'`),
  }));
  await api.database('sessions').insert(sessions);
  // An append through the API comes after all of these, so waiting for it waits for them too.
  await switchSharing(person, true);
}

const times = <Value>(count: number, make: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const journeyCommands = () =>
  inParts(
    times(mostJourneys, (index) => ({
      journeyId: randomUUID(),
      departureDate: dayAfter(index * 3),
      returnDate: dayAfter(index * 3 + 1),
      destination: 'Jersey',
      reason: 'holiday',
      notes: 'n'.repeat(200),
    })),
    100,
  ).map((journeys) => ({ type: 'ImportJourneys', journeys, today }) as const);

const profileCommands = (): readonly ImmigrationProfileCommand[] => [
  {
    type: 'ChangeDetails',
    today,
    change: { visaType: 'skilled_worker', visaStartDate: '2022-05-04', visaExpiryDate: '2027-05-03' },
  },
  ...times(visaHistoryList.most, (index) => {
    const days = { startDate: dayAfter(index * 20), endDate: dayAfter(index * 20 + 19) };
    const item = wholeItem(visaHistoryFields, { visaType: 'skilled_worker', ...days });
    return { type: 'RecordVisaHistoryEntry', id: randomUUID(), item } as const;
  }),
  ...times(
    mostDependants,
    (index) => ({ type: 'AddDependant', dependant: dependantWithJourneys(index), today }) as const,
  ),
];

const grantCommands = (ownEmail: string) =>
  times(mostLegalAccessGrants, (index) => ({
    ...({ type: 'GrantLegalAccess', grantId: randomUUID(), name: `Lawyer ${index}` } as const),
    email: `lawyer-${index}@example.org`,
    expiresAt: '2027-11-21T12:00:00.000Z',
    ownEmail,
    sharingEnabled: true,
    now,
  }));

/** Saves a result as often as one person can. The API makes the result from another person's calculation. */
async function savingCommands(api: TestApi, codec: Codec) {
  const somebody = await aPerson().signsUpAt(api.address);
  await saveAssessment(somebody);
  for await (const recorded of api.eventStore.readStream(assessmentsStream(somebody.user.id))) {
    const { event } = await codec.decode(recorded);
    if (event === null || !isSaved(event)) continue;
    return times(
      mostSavedAssessments,
      () => ({ type: 'SaveAssessment', assessment: { ...event.data, assessmentId: randomUUID() } }) as const,
    );
  }
  throw new Error('No result was saved');
}

const isSaved = (event: DomainEvent): event is Extract<AssessmentEvent, { type: 'AssessmentSaved' }> =>
  event.type === 'AssessmentSaved';

const notificationCommands = () =>
  inParts(
    times(mostNotifications + 100, (index) => ({
      notificationId: randomUUID(),
      kind: 'task_due',
      about: `${index}`,
      subject: `${index} today`,
      type: 'warning' as const,
      title: 'A task is due',
      message: 'm'.repeat(500),
      date: today,
      link: '/dashboard/tasks',
    })),
    100,
  ).map((notifications) => ({ type: 'IssueNotifications', notifications }) as const);

function createTaskStream(userId: string): NewStream {
  const taskId = randomUUID();
  const task = {
    title: 't'.repeat(200),
    description: 'd'.repeat(2_000),
    category: 'document',
    priority: 'high',
    dueDate: '2027-02-15',
  };
  return decideStream(taskStream(taskId), taskDecider, [
    { type: 'AddTask', taskId, userId, task, stage: 'pending', now },
  ]);
}

function createDocumentStream(userId: string): NewStream {
  const documentId = randomUUID();
  const document = {
    title: 't'.repeat(200),
    description: 'd'.repeat(2_000),
    category: 'identity',
    expiryDate: '2027-02-15',
    documentType: 'passport',
    stage: 'ilr',
    status: 'valid',
  };
  const file = { key: randomUUID(), name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '0'.repeat(64) };
  return decideStream(documentStream(documentId), documentDecider, [
    { type: 'UploadDocument', documentId, userId, document, file, uploadedAt: now },
  ]);
}

/** Children born in the UK, so that every answer about a dependant is calculated. */
const dependantWithJourneys = (number: number): Dependant => ({
  firstName: `Child ${number}`,
  lastName: 'López',
  dateOfBirth: '2015-07-30',
  relationship: 'child',
  nationality: 'colombia',
  passportNumber: null,
  currentVisaType: 'dependent',
  notes: null,
  visaStartDate: '2018-05-04',
  visaExpiryDate: '2027-05-03',
  brpNumber: null,
  bornInUk: true,
  british: null,
  settledSince: null,
  ukEntryDate: '2015-07-30',
  visaHeldSince: '2018-05-04',
  travelsWith: 'own',
  otherParentStatus: null,
  otherParentSince: null,
  ownJourneys: Array.from({ length: mostOwnJourneys }, (_, index) => ({
    departureDate: dayAfter(2_100 + index * 7),
    returnDate: dayAfter(2_102 + index * 7),
    destination: 'Colombia',
  })),
});
