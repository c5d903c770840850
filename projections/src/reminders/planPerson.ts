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
  remindersOf,
  type Trigger,
} from '@settlewise/casework/alerts';
import { alertParts, readModelsOf, readPersonRecord } from '../record/personRecord';
import { fingerprintRecord, keepOutcomes } from '../ruleNotices/ruleOutcomes';
import { ownWork, type ReminderDependencies } from './dependencies';
import { letsUsMail } from './letsUsMail';
import { findPerson, keepPlan, type Plan } from './plans';

/** A read model did not show in time what a person had written; the job is retried. */
export class RecordNotReadableError extends Error {
  override readonly name = 'RecordNotReadableError';
  constructor(readModel: string) {
    super(`The read model ${readModel} does not show the record yet`);
  }
}

/** Reminders are calculated again after this many days at the latest, even if no date calls for it. */
const mostDaysAhead = 28;

/** Most notifications in one append. */
const notificationsAtATime = 100;

/** Room for other notifications in the list. Without it a due one would be pushed out and issued again for ever. */
const mostDue = mostNotifications - notificationsAtATime;

/** The result of calculating a person's reminders. */
export interface Planned {
  readonly account: NonNullable<AccountState>;
  readonly triggers: readonly Trigger[];
  /** Today's reminders of the kinds that they want, the most important first; at most as many as a list has room for. */
  readonly due: readonly IssuedNotification[];
  /** All notifications so far, these included, if the person wants notifications. */
  readonly told: NotificationState;
  /** Those of `due` of which an email goes out by itself. */
  readonly toMail: readonly IssuedNotification[];
  /** When it does: now, or when the quiet hours end; null where there are none. */
  readonly mailAt: Date | null;
  /** What was stored of this calculation. */
  readonly plan: Omit<Plan, 'userId'>;
}

/**
 * Calculates a person's reminders of today, withdraws what was told and has lost its reason, issues those that have not
 * been issued, and then records up to which position it did so. When it runs twice, or in two processes at once, nothing is issued twice.
 * @returns what it was calculated from; null where there is no such person (any more)
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
    accountOf(parts, userId),
    readPersonRecord(database, userId, alertParts),
  ]);
  if (account === null || record.registeredOn === null) return null;

  const { due: reminders, triggers, nextChangeOn } = remindersOf(record, today);
  const chains = triggers.map(({ kind, about, date }) => ({ kind, about, date }));
  const stream = notificationsStream(userId);
  let { state: told } = await commands.load(notificationDecider, stream);
  // Whether somebody is told of more or not: what they were told has to stay true.
  if (withdrawing(told, chains, today).length > 0) {
    const command = { type: 'WithdrawAlerts', chains, today } as const;
    told = (await commands.handle(notificationDecider, stream, command, ownWork(userId, cause, now))).state;
  }
  const due = reminders
    .flatMap((reminder) => asAnswered(told.answers, reminder, today) ?? [])
    .map((reminder) => notificationOf(parts, userId, reminder))
    .flatMap((each) => (isWanted(told, each) ? each : (toldBefore(told, each) ?? [])))
    .slice(0, mostDue);
  if (account.settings.notificationsEnabled) {
    // Lists have the newest first: what matters most is told last.
    const ids = due.map(({ notificationId }) => notificationId);
    for (const notifications of inParts(due.toReversed(), notificationsAtATime)) {
      const command = { type: 'IssueNotifications', notifications, due: ids } as const;
      told = (await commands.handle(notificationDecider, stream, command, ownWork(userId, cause, now))).state;
    }
  }
  await after?.('issued');
  const ahead = [nextChangeOn, ...endsOfSnoozes(told, today), addDays(today, mostDaysAhead)];
  const toMail = toMailAtOnce(account, due, told);
  const mailAt = toMail.length === 0 ? null : whenToMail(account, person.plan?.mailAt ?? null, now);
  const plan: Planned['plan'] = {
    mailAt: mailAt?.toISOString() ?? null,
    changed: person.changed,
    planningVersion: planningVersionWith(record.lawNotices),
    plannedOn: today,
    nextChangeOn: soonest(ahead.filter((day) => day !== null)),
  };
  if (!isDeepStrictEqual(plan, person.plan)) {
    const compared = toComparedRecord(recordOn(record, today));
    const onRecord = outcomesOnRecord(rules, compared, today);
    await keepOutcomes(database, rules.version, userId, { fingerprint: fingerprintRecord(record), onRecord });
    await keepPlan(database, { userId, ...plan });
  }
  return { account, triggers, due, told, toMail, mailAt, plan };
}

/**
 * What was told in place of a step that is passed over, because it was told by other lead times: it still holds, and mails
 * still take it up. Null where there is none, or the person wants to hear no more of it.
 */
function toldBefore(told: NotificationState, due: IssuedNotification): IssuedNotification | null {
  const { notificationId, kind, about, date } = due;
  const { passedOver, choices, answers, issued } = told;
  if (!passedOver.has(notificationId) || isOff(choices, kind) || isStopped(answers, due)) return null;
  const ofChain = [...issued.values()].filter(
    (each) => each.kind === kind && each.about === about && each.date === date,
  );
  return ofChain.at(-1) ?? null;
}

/** Deadlines do not wait for a digest: one that is new and unread has a mail of its own, where the person lets us. */
function toMailAtOnce(
  { settings }: NonNullable<AccountState>,
  due: readonly IssuedNotification[],
  told: NotificationState,
): readonly IssuedNotification[] {
  if (!letsUsMail(settings)) return [];
  return due.filter(
    ({ kind, notificationId: id }) =>
      goesAtOnce(kind) && isMailed(told.choices, kind) && told.unread.has(id) && !told.mailed.has(id),
  );
}

/** What was planned stays, unless quiet hours have begun since then. */
function whenToMail({ settings }: NonNullable<AccountState>, planned: string | null, now: Date): Date {
  const before = planned === null ? now : new Date(planned);
  return endOfQuietHours(settings, now) ?? (before < now ? before : now);
}

const endsOfSnoozes = ({ answers }: NotificationState, today: CivilDate): readonly CivilDate[] =>
  [...answers.values()].flatMap((answer) =>
    answer.answer === 'snoozed' && answer.until > today ? [answer.until] : [],
  );

const soonest = (days: readonly CivilDate[]): CivilDate =>
  days.reduce((first, day) => (day < first ? day : first));

/** The account, from its stream; null where there is none, or where it has been erased. */
export async function accountOf({ commands }: ReminderDependencies, userId: string): Promise<AccountState> {
  try {
    return (await commands.load(accountDecider, accountStream(userId))).state;
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}

/** The same reminder of the same person always has the same id. */
export function notificationOf(
  { keyed }: Pick<ReminderDependencies, 'keyed'>,
  userId: string,
  { kind, about, subject, date, type, title, message, link }: Reminder,
): IssuedNotification {
  const notificationId = keyed.identifier('notification', userId, kind, subject, date ?? '');
  return { notificationId, kind, about, subject, date, type, title, message, link };
}

/** Waits until the read models show a person's record as it last changed. @throws RecordNotReadableError */
export async function waitForRecord(
  { freshness }: Pick<ReminderDependencies, 'freshness'>,
  changed: string,
): Promise<void> {
  const position = parsePosition(changed);
  if (position === null) throw new RangeError(`Not a place in the log: ${changed}`);
  for (const readModel of readModelsOf(alertParts)) {
    if (!(await freshness.reached(readModel, position))) throw new RecordNotReadableError(readModel);
  }
}
