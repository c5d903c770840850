import { randomBytes, randomUUID } from 'node:crypto';
import { mostNotifications, mostSessions } from '@settlewise/contract';
import {
  collectionDecider,
  documentDecider,
  documentStream,
  immigrationProfileDecider,
  immigrationProfileStream,
  inParts,
  journeyDecider,
  journeysStream,
  legalAccessDecider,
  legalAccessStream,
  mostDependants,
  mostJourneys,
  mostLegalAccessGrants,
  mostOwnJourneys,
  mostSavedAssessments,
  mostVisaHistoryEntries,
  notificationDecider,
  notificationsStream,
  streamOfCollection,
  taskDecider,
  taskStream,
  type Dependant,
  type ImmigrationProfileCommand,
} from '@settlewise/domain';
import { wholeItem } from '@settlewise/domain/fields';
import { collections } from '@settlewise/domain/record';
import { fromDayNumber, toDayNumber } from '@settlewise/rules';
import type { SignedUp } from './aPerson';
import { commandOf, saved } from './savedAssessments';
import { switchSharing } from './sharing';
import type { TestApi } from './startTestApi';

/** The day that is this number of days after 1 January 2010. */
const dayAfter = (days: number) => fromDayNumber(toDayNumber('2010-01-01') + days);
const now = '2026-11-21T12:00:00.000Z';
const today = '2026-11-21';

/** How many tasks and documents, which have a stream each; other lists are filled to the limit of their decider. */
export interface OwnStreams {
  readonly tasks: number;
  readonly documents: number;
}

/**
 * Fills every list of a person's record. It bypasses the counters of items with a stream of their own, so that the record is
 * like one from before the limits.
 */
export async function fillEveryList(person: SignedUp, api: TestApi, { tasks, documents }: OwnStreams) {
  const userId = person.user.id;
  const { commands } = api;
  const context = () => commandOf(person, api.now());
  const inProfile = (command: ImmigrationProfileCommand) =>
    commands.handle(immigrationProfileDecider, immigrationProfileStream(userId), command, context());

  const journeys = Array.from({ length: mostJourneys }, (_, index) => ({
    ...{ journeyId: randomUUID(), departureDate: dayAfter(index * 3), returnDate: dayAfter(index * 3 + 1) },
    ...{ destination: 'Jersey', reason: 'holiday', notes: 'n'.repeat(200) },
  }));
  for (const part of inParts(journeys, 100)) {
    const command = { type: 'ImportJourneys', journeys: part } as const;
    await commands.handle(journeyDecider, journeysStream(userId), command, context());
  }
  const visa = { visaType: 'skilled_worker', visaStartDate: '2022-05-04', visaExpiryDate: '2027-05-03' };
  await inProfile({ type: 'ChangeDetails', change: visa, today });
  for (let index = 0; index < mostVisaHistoryEntries; index += 1) {
    const days = { startDate: dayAfter(index * 20), endDate: dayAfter(index * 20 + 19) };
    const entry = { visaType: 'skilled_worker', ...days };
    await inProfile({ type: 'AddVisaHistoryEntry', entryId: randomUUID(), entry });
  }
  for (let index = 0; index < mostDependants; index += 1) {
    await inProfile({ type: 'AddDependant', dependant: dependantWithJourneys(index), today });
  }
  for (const collection of collections) {
    const item = wholeItem(collection.fields, collection.example);
    for (let index = 0; index < collection.most; index += 1) {
      const command = { type: `Record${collection.name}`, id: randomUUID(), item } as const;
      await commands.handle(
        collectionDecider(collection),
        streamOfCollection(collection)(userId),
        command,
        context(),
      );
    }
  }
  for (let index = 0; index < mostLegalAccessGrants; index += 1) {
    const grant = {
      ...{ grantId: randomUUID(), email: `lawyer-${index}@example.org`, name: `Lawyer ${index}` },
      ...{ expiresAt: '2027-11-21T12:00:00.000Z', ownEmail: person.user.email, sharingEnabled: true, now },
    };
    const command = { type: 'GrantLegalAccess', ...grant } as const;
    await commands.handle(legalAccessDecider, legalAccessStream(userId), command, context());
  }
  await switchSharing(person, true);
  await severalAtOnce(mostSavedAssessments, async () => {
    await saved(person);
  });
  const notifications = Array.from({ length: mostNotifications + 100 }, (_, index) => ({
    ...{
      notificationId: randomUUID(),
      kind: 'task_due',
      about: `${index}`,
      subject: `${index} today`,
      type: 'warning' as const,
    },
    ...{ title: 'A task is due', message: 'm'.repeat(500), date: today, link: '/dashboard/tasks' },
  }));
  for (const part of inParts(notifications, 100)) {
    const command = { type: 'IssueNotifications', notifications: part } as const;
    await commands.handle(notificationDecider, notificationsStream(userId), command, context());
  }
  const sessions = Array.from({ length: mostSessions - 1 }, () => ({
    ...{ id_hash: randomBytes(32), user_id: userId, data: JSON.stringify({ userId }) },
    expires_at: api.database.raw(`now() + interval '1 day'`),
  }));
  await api.database('sessions').insert(sessions);
  await severalAtOnce(tasks, async () => {
    const taskId = randomUUID();
    const task = {
      ...{ title: 't'.repeat(200), description: 'd'.repeat(2_000), category: 'document', priority: 'high' },
      dueDate: '2027-02-15',
    };
    const command = { type: 'AddTask', taskId, userId, task, stage: 'pending', now } as const;
    await commands.handle(taskDecider, taskStream(taskId), command, context());
  });
  await severalAtOnce(documents, async () => {
    const documentId = randomUUID();
    const document = {
      ...{
        title: 't'.repeat(200),
        description: 'd'.repeat(2_000),
        category: 'identity',
        expiryDate: '2027-02-15',
      },
      ...{ documentType: 'passport', stage: 'ilr', status: 'valid' },
    };
    const file = {
      key: randomUUID(),
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: '0'.repeat(64),
    };
    const command = { type: 'UploadDocument', documentId, userId, document, file, uploadedAt: now } as const;
    await commands.handle(documentDecider, documentStream(documentId), command, context());
  });
}

/** Children born in the UK, so that every answer about a dependant is calculated. */
const dependantWithJourneys = (number: number): Dependant => ({
  ...{ firstName: `Child ${number}`, lastName: 'López', dateOfBirth: '2015-07-30', relationship: 'child' },
  ...{ nationality: 'colombia', passportNumber: null, currentVisaType: 'dependent', notes: null },
  ...{ visaStartDate: '2018-05-04', visaExpiryDate: '2027-05-03', brpNumber: null, bornInUk: true },
  ...{ british: null, settledSince: null, ukEntryDate: '2015-07-30', visaHeldSince: '2018-05-04' },
  ...{ travelsWith: 'own' },
  ownJourneys: Array.from({ length: mostOwnJourneys }, (_, index) => ({
    departureDate: dayAfter(2_100 + index * 7),
    returnDate: dayAfter(2_102 + index * 7),
    destination: 'Colombia',
  })),
});

/** Runs something this number of times, ten at a time. */
async function severalAtOnce(times: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done += 10) {
    await Promise.all(Array.from({ length: Math.min(10, times - done) }, work));
  }
}
