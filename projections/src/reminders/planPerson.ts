import {
  accountDecider,
  accountStream,
  notificationDecider,
  notificationsStream,
  type AccountState,
  type IssuedNotification,
} from '@settlewise/domain';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { parsePosition } from '@settlewise/infra/eventStore';
import { addDays, civilDateInLondon, ruleSet } from '@settlewise/rules';
import type { Reminder } from './occasion';
import { ownWork, type ReminderParts } from './parts';
import { findPerson, keepPlan } from './plans';
import { readReminderRecord, recordReadModels, type ReminderRecord } from './record';
import { remindersOf } from './remindersOf';

/** A read model did not show in time what a person had written: to be tried again. */
export class RecordNotReadableError extends Error {
  override readonly name = 'RecordNotReadableError';
  constructor(readModel: string) {
    super(`The read model ${readModel} does not show the record yet`);
  }
}

/** Looked at again after so many days even where no day is known on which something changes. */
const mostDaysAhead = 28;

/**
 * Works out what a person is to be told today, tells what has not been told, and then writes down how far it is. Done
 * twice, or by two at once, it tells nothing twice.
 * @returns the record that it was worked out from; null where there is no such person (any more)
 * @throws RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function planPerson(
  parts: ReminderParts,
  userId: string,
  cause: string,
): Promise<ReminderRecord | null> {
  const { database, commands, clock, after } = parts;
  const person = await findPerson(database, userId);
  if (person === null) return null;
  await waitForRecord(parts, person.changed);
  const account = await accountOf(parts, userId);
  const record = await readReminderRecord(database, userId);
  if (account === null || record === null) return null;

  const now = clock();
  const today = civilDateInLondon(now);
  const { due, nextChangeOn } = remindersOf(record, today);
  if (account.settings.notificationsEnabled && due.length > 0) {
    // Lists have the newest first: what matters most is told last.
    const notifications = due.toReversed().map((reminder) => notificationOf(parts, userId, reminder));
    const command = { type: 'IssueNotifications', notifications } as const;
    const context = ownWork(userId, cause, now);
    await commands.handle(notificationDecider, notificationsStream(userId), command, context);
  }
  await after?.('issued');
  const latest = addDays(today, mostDaysAhead);
  await keepPlan(database, {
    ...{ ...person, ruleSet: ruleSet.version, plannedOn: today },
    nextChangeOn: nextChangeOn !== null && nextChangeOn < latest ? nextChangeOn : latest,
  });
  return record;
}

/** The account by its own story; null where there is none, or where it has been erased. */
export async function accountOf({ commands }: ReminderParts, userId: string): Promise<AccountState> {
  try {
    return (await commands.load(accountDecider, accountStream(userId))).state;
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}

/** The same reminder of the same person has the same id, wherever and whenever it is worked out. */
export function notificationOf(
  { keyed }: Pick<ReminderParts, 'keyed'>,
  userId: string,
  { kind, subject, date, type, title, message, link }: Reminder,
): IssuedNotification {
  const notificationId = keyed.identifier('notification', userId, kind, subject, date ?? '');
  return { notificationId, kind, subject, date, type, title, message, link };
}

async function waitForRecord({ freshness }: ReminderParts, changed: string): Promise<void> {
  const position = parsePosition(changed);
  if (position === null) throw new RangeError(`Not a place in the log: ${changed}`);
  for (const readModel of recordReadModels) {
    if (!(await freshness.reached(readModel, position))) throw new RecordNotReadableError(readModel);
  }
}
