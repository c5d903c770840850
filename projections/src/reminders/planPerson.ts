import { isDeepStrictEqual } from 'node:util';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { inParts } from '@settlewise/domain/kernel';
import {
  asAnswered,
  goesAtOnce,
  isMailed,
  isOff,
  isStopped,
  type IssuedNotification,
  isWanted,
  mostNotifications,
  notificationDecider,
  notificationsStream,
  type NotificationState,
  withdrawing,
} from '@settlewise/domain/notifications';
import { toComparedRecord, recordOn } from '@settlewise/casework/record';
import { addDays, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { currentRules, outcomesOnRecord } from '@settlewise/rules/comparison';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { parsePosition } from '@settlewise/infra/eventStore';
import {
  type Reminder,
  endOfQuietHours,
  planningVersionWith,
  listReminders,
  type Trigger,
} from '@settlewise/casework/alerts';
import { alertParts, listReadModels, readPersonRecord } from '../record/personRecord';
import { fingerprintRecord, saveOutcomes } from '../ruleNotices/ruleOutcomes';
import { systemContext, type ReminderDependencies } from './dependencies';
import { acceptsEmail } from './acceptsEmail';
import { findPerson, savePlan, type Plan } from './plans';

/** A read model did not show a person's changes in time. The job is retried. */
export class RecordNotReadableError extends Error {
  override readonly name = 'RecordNotReadableError';
  constructor(readModel: string) {
    super(`The read model ${readModel} does not show the record yet`);
  }
}

/** Reminders are calculated again after this many days at the latest, even without a date. */
const maxDaysAhead = 28;

/** Most notifications in one append. */
const batchSize = 100;

/** Leaves room for other notifications in the list. Without it, a due one would be pushed out and issued again repeatedly. */
const maxDue = mostNotifications - batchSize;

/** The result of calculating a person's reminders. */
export interface Planned {
  readonly account: NonNullable<AccountState>;
  readonly triggers: readonly Trigger[];
  /** Today's reminders of the wanted kinds, the most important first, limited to the room in the list. */
  readonly due: readonly IssuedNotification[];
  /** All notifications so far, including the due ones if the person wants notifications. */
  readonly issuedState: NotificationState;
  /** The part of `due` that is emailed immediately. */
  readonly toMail: readonly IssuedNotification[];
  /** When they are emailed: now or at the end of quiet hours; null without any. */
  readonly mailAt: Date | null;
  /** The stored part of this calculation. */
  readonly plan: Omit<Plan, 'userId'>;
}

/**
 * Calculates a person's reminders of today, withdraws issued ones without a reason, issues new ones, and then records the
 * position that it was calculated for. It is idempotent, also in two processes at once.
 * @returns the result; null if the person does not exist
 * @throws RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function planPerson(
  parts: ReminderDependencies,
  userId: string,
  cause: string,
): Promise<Planned | null> {
  const { database, commands, clock, after, rules = currentRules } = parts;
  const person = await findPerson(database, userId);
  if (person === null) return null;
  await waitForRecord(parts, person.changed);
  const now = clock();
  const today = civilDateInLondon(now);
  const [account, record] = await Promise.all([
    loadAccount(parts, userId),
    readPersonRecord(database, userId, alertParts),
  ]);
  if (account === null || record.registeredOn === null) return null;

  const { due: reminders, triggers, nextChangeOn } = listReminders(record, today);
  const chains = triggers.map(({ kind, about, date }) => ({ kind, about, date }));
  const stream = notificationsStream(userId);
  let { state: issuedState } = await commands.load(notificationDecider, stream);
  // Even if the person wants no more notifications, the issued ones must stay true.
  if (withdrawing(issuedState, chains, today).length > 0) {
    const command = { type: 'WithdrawAlerts', chains, today } as const;
    issuedState = (
      await commands.handle(notificationDecider, stream, command, systemContext(userId, cause, now))
    ).state;
  }
  const due = reminders
    .flatMap((reminder) => asAnswered(issuedState.answers, reminder, today) ?? [])
    .map((reminder) => notificationOf(parts, userId, reminder))
    .flatMap((each) => (isWanted(issuedState, each) ? each : (findIssuedStep(issuedState, each) ?? [])))
    .slice(0, maxDue);
  if (account.settings.notificationsEnabled) {
    // Lists show the newest first, so the most important is issued last.
    const ids = due.map(({ notificationId }) => notificationId);
    for (const notifications of inParts(due.toReversed(), batchSize)) {
      const command = { type: 'IssueNotifications', notifications, due: ids } as const;
      issuedState = (
        await commands.handle(notificationDecider, stream, command, systemContext(userId, cause, now))
      ).state;
    }
  }
  await after?.('issued');
  const candidates = [nextChangeOn, ...listSnoozeEnds(issuedState, today), addDays(today, maxDaysAhead)];
  const toMail = selectImmediate(account, due, issuedState);
  const mailAt = toMail.length === 0 ? null : scheduleMail(account, person.plan?.mailAt ?? null, now);
  const plan: Planned['plan'] = {
    mailAt: mailAt?.toISOString() ?? null,
    changed: person.changed,
    planningVersion: planningVersionWith(record.lawNotices),
    plannedOn: today,
    nextChangeOn: findEarliest(candidates.filter((day) => day !== null)),
  };
  if (!isDeepStrictEqual(plan, person.plan)) {
    const compared = toComparedRecord(recordOn(record, today));
    const onRecord = outcomesOnRecord(rules, compared, today);
    await saveOutcomes(database, rules.version, userId, { fingerprint: fingerprintRecord(record), onRecord });
    await savePlan(database, { userId, ...plan });
  }
  return { account, triggers, due, issuedState, toMail, mailAt, plan };
}

/**
 * The notification that was issued instead of a skipped step, because of other lead times. It is still valid and is still
 * emailed. Null without one, or if the alert is off or answered.
 */
function findIssuedStep(issuedState: NotificationState, due: IssuedNotification): IssuedNotification | null {
  const { notificationId, kind, about, date } = due;
  const { passedOver, choices, answers, issued } = issuedState;
  if (!passedOver.has(notificationId) || isOff(choices, kind) || isStopped(answers, due)) return null;
  const sameAlert = [...issued.values()].filter(
    (each) => each.kind === kind && each.about === about && each.date === date,
  );
  return sameAlert.at(-1) ?? null;
}

/** Deadlines do not wait for a digest: new and unread ones are emailed immediately, if the person accepts emails. */
function selectImmediate(
  { settings }: NonNullable<AccountState>,
  due: readonly IssuedNotification[],
  issuedState: NotificationState,
): readonly IssuedNotification[] {
  if (!acceptsEmail(settings)) return [];
  return due.filter(
    ({ kind, notificationId: id }) =>
      goesAtOnce(kind) &&
      isMailed(issuedState.choices, kind) &&
      issuedState.unread.has(id) &&
      !issuedState.mailed.has(id),
  );
}

/** Keeps the planned time, unless quiet hours have begun since. */
function scheduleMail({ settings }: NonNullable<AccountState>, planned: string | null, now: Date): Date {
  const previous = planned === null ? now : new Date(planned);
  return endOfQuietHours(settings, now) ?? (previous < now ? previous : now);
}

const listSnoozeEnds = ({ answers }: NotificationState, today: CivilDate): readonly CivilDate[] =>
  [...answers.values()].flatMap((answer) =>
    answer.answer === 'snoozed' && answer.until > today ? [answer.until] : [],
  );

const findEarliest = (days: readonly CivilDate[]): CivilDate =>
  days.reduce((first, day) => (day < first ? day : first));

/** Loads the account from its stream; null if it does not exist or was erased. */
export async function loadAccount({ commands }: ReminderDependencies, userId: string): Promise<AccountState> {
  try {
    return (await commands.load(accountDecider, accountStream(userId))).state;
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}

/** Creates the notification of a reminder. Its id is deterministic. */
export function notificationOf(
  { keyed }: Pick<ReminderDependencies, 'keyed'>,
  userId: string,
  { kind, about, subject, date, type, title, message, link }: Reminder,
): IssuedNotification {
  const notificationId = keyed.identifier('notification', userId, kind, subject, date ?? '');
  return { notificationId, kind, about, subject, date, type, title, message, link };
}

/** Waits until the read models show the last change of a person's record. @throws RecordNotReadableError */
export async function waitForRecord(
  { freshness }: Pick<ReminderDependencies, 'freshness'>,
  changed: string,
): Promise<void> {
  const position = parsePosition(changed);
  if (position === null) throw new RangeError(`Not a place in the log: ${changed}`);
  for (const readModel of listReadModels(alertParts)) {
    if (!(await freshness.reached(readModel, position))) throw new RecordNotReadableError(readModel);
  }
}
