import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { inParts } from '../kernel/inParts';
import {
  createAnswerEvent,
  isStopped,
  keyOf,
  keysOf,
  type AlertAnswers,
  type AlertChain,
  type AnswerGiven,
} from './answers';
import { findChangedChoices, isMailed, isOff, type AlertChoices, type ChosenKinds } from './choices';
import { findChangedLeads, type ChosenLeads, type LeadOption, type LeadsOfKinds } from './chosenLeads';
import { mostIdsInEvent, type IssuedNotification, type NotificationEvent } from './events';
import { makeRoom } from './leaving';
import { withdrawing } from './withdrawal';

interface Digest {
  readonly digestId: string;
  readonly period: string;
  readonly notificationIds: readonly string[];
  /** ISO 8601 instant in UTC. */
  readonly sentAt: string;
}

export type NotificationCommand =
  /**
   * Issues new notifications of kinds that the person wants. If the list is full, older ones are removed; the ids in `due`,
   * today's reminders, are removed last.
   */
  | CommandOf<'IssueNotifications', { notifications: readonly IssuedNotification[]; due?: readonly string[] }>
  /** Withdraws alerts whose reason is gone. `chains` are all current chains of the record on that day. */
  | CommandOf<'WithdrawAlerts', { chains: readonly AlertChain[]; today: string }>
  | CommandOf<'ReadNotification', { notificationId: string }>
  | CommandOf<'ReadAllNotifications', object>
  /** Records a sent email, once for each digest. */
  | CommandOf<'RecordDigest', { digest: Digest }>
  /**
   * Chooses channels and lead times of some kinds. `due` are the alerts that are due now by these lead times. They are
   * skipped if their kind was off, so that turning a kind on does not send all missed alerts, or if the same alert was
   * already issued by other lead times.
   */
  | CommandOf<'ChooseAlertKinds', { choices: ChosenKinds; leads?: LeadsOfKinds; due: readonly DueAlert[] }>
  /** Answers an alert for its whole chain, or takes the answer back. */
  | CommandOf<'AnswerAlert', { notificationId: string; given: AnswerGiven }>;

type DueAlert = Pick<IssuedNotification, 'notificationId' | 'kind' | 'about' | 'date'>;

/** The notifications and the alert settings of one person. */
export interface NotificationState {
  /** The notifications in the list, by id, oldest first. */
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly unread: ReadonlySet<string>;
  /** Notifications that no email will include: they were in one already, or were issued while emails of their kind were off. */
  readonly mailed: ReadonlySet<string>;
  /** Ids of the sent emails. */
  readonly digests: ReadonlySet<string>;
  readonly choices: AlertChoices;
  /** The chosen lead times, by kind. */
  readonly leads: ChosenLeads;
  /** The answers to alerts. */
  readonly answers: AlertAnswers;
  /** Issued notifications whose reason is gone. */
  readonly withdrawn: ReadonlySet<string>;
  /** Skipped alerts that were due while their kind was off, by the id that they would have had. */
  readonly passedOver: ReadonlySet<string>;
}

/** Whether an alert should be issued now. */
export const isWanted = ({ choices, passedOver, answers }: NotificationState, due: DueAlert): boolean =>
  !isOff(choices, due.kind) && !passedOver.has(due.notificationId) && !isStopped(answers, due);

export const notificationsStream = (userId: string) => `notifications-${userId}`;

export const notificationDecider: Decider<NotificationCommand, NotificationState, NotificationEvent> = {
  initialState: {
    issued: new Map(),
    unread: new Set(),
    mailed: new Set(),
    digests: new Set(),
    choices: new Map(),
    leads: new Map(),
    passedOver: new Set(),
    answers: new Map(),
    withdrawn: new Set(),
  },

  decide(command, state) {
    switch (command.type) {
      case 'IssueNotifications': {
        const fresh = new Map(
          command.notifications
            .filter((each) => !state.issued.has(each.notificationId) && isWanted(state, each))
            .map((notification) => [notification.notificationId, notification]),
        );
        const { removals, notice } = makeRoom(state, [...fresh.values()], new Set(command.due));
        const issued = [...fresh.values(), ...(notice === null ? [] : [notice])];
        return [...removals, ...issued.map((data) => ({ type: 'NotificationIssued', data }) as const)];
      }
      case 'WithdrawAlerts':
        return withdrawing(state, command.chains, command.today);
      case 'ReadNotification': {
        const { notificationId } = command;
        if (!state.issued.has(notificationId)) throw notificationNotFound();
        return state.unread.has(notificationId)
          ? [{ type: 'NotificationRead', data: { notificationId } }]
          : [];
      }
      case 'ReadAllNotifications':
        return state.unread.size === 0 ? [] : [{ type: 'AllNotificationsRead', data: {} }];
      case 'RecordDigest': {
        const { digest } = command;
        if (state.digests.has(digest.digestId)) return [];
        return [{ type: 'DigestSent', data: { ...digest, notificationIds: [...digest.notificationIds] } }];
      }
      case 'AnswerAlert':
        return answerAlert(command.notificationId, command.given, state);
      case 'ChooseAlertKinds':
        return chooseKinds(command, state);
    }
  },

  evolve: (state, event) => evolveMany(state, [event]),
  evolveMany,
};

function chooseKinds(
  {
    choices: chosen,
    leads: chosenLeads = {},
    due,
  }: Extract<NotificationCommand, { type: 'ChooseAlertKinds' }>,
  { choices: before, leads: leadsBefore, issued, passedOver, withdrawn }: NotificationState,
): readonly NotificationEvent[] {
  const choices = findChangedChoices(before, chosen);
  const leads = findChangedLeads(leadsBefore, chosenLeads);
  const shownChains = new Set(
    [...issued.values()].filter(({ notificationId: id }) => !withdrawn.has(id)).map(chainKey),
  );
  const isMissed = ({ kind }: DueAlert) => Object.hasOwn(choices, kind) && isOff(before, kind);
  const isAlreadyShown = (alert: DueAlert) =>
    Object.hasOwn(leads, alert.kind) && shownChains.has(chainKey(alert));
  const skipped = due
    .filter((alert) => isMissed(alert) || isAlreadyShown(alert))
    .map(({ notificationId }) => notificationId)
    .filter((id) => !issued.has(id) && !passedOver.has(id));
  if (Object.keys(choices).length === 0 && Object.keys(leads).length === 0) return [];
  return [
    ...(Object.keys(choices).length === 0 ? [] : [{ type: 'AlertKindsChosen', data: { choices } } as const]),
    ...(Object.keys(leads).length === 0 ? [] : [leadsChosenEvent(leads)]),
    ...inParts(skipped, mostIdsInEvent).map(alertsPassedOverEvent),
  ];
}

const chainKey = ({ kind, about, date }: AlertChain): string => JSON.stringify([kind, about, date]);

const leadsChosenEvent = (leads: Readonly<Record<string, readonly LeadOption[]>>): NotificationEvent => ({
  type: 'AlertLeadsChosen',
  data: { leads: Object.fromEntries(Object.entries(leads).map(([kind, those]) => [kind, [...those]])) },
});

/** Answers an alert. Marks the whole chain as read, unless the answer reopens it. */
function answerAlert(
  notificationId: string,
  given: AnswerGiven,
  { issued, unread, answers }: NotificationState,
): readonly NotificationEvent[] {
  const alert = issued.get(notificationId);
  if (alert === undefined) throw notificationNotFound();
  const event = createAnswerEvent(alert, given, answers);
  if (event === null) return [];
  if (given.answer === 'open') return [event];
  const { kind, about, date } = alert;
  const isInChain = (each: IssuedNotification | undefined) =>
    each?.kind === kind && each.about === about && each.date === date;
  const reads = [...unread]
    .filter((id) => isInChain(issued.get(id)))
    .map((id) => ({ type: 'NotificationRead', data: { notificationId: id } }) as const);
  return [...reads, event];
}

const alertsPassedOverEvent = (ids: readonly string[]): NotificationEvent => ({
  type: 'AlertsPassedOver',
  data: { notificationIds: [...ids] },
});

function evolveMany(state: NotificationState, events: readonly NotificationEvent[]): NotificationState {
  const issued = new Map(state.issued);
  const [unread, mailed] = [new Set(state.unread), new Set(state.mailed)];
  const [digests, passedOver] = [new Set(state.digests), new Set(state.passedOver)];
  const withdrawn = new Set(state.withdrawn);
  const [choices, answers] = [new Map(state.choices), new Map(state.answers)];
  const leads = new Map(state.leads);
  for (const { type, data } of events) {
    switch (type) {
      case 'NotificationIssued':
        issued.set(data.notificationId, data);
        unread.add(data.notificationId);
        break;
      case 'NotificationRead':
        unread.delete(data.notificationId);
        break;
      case 'AllNotificationsRead':
        unread.clear();
        break;
      case 'NotificationsRemoved':
        for (const id of data.notificationIds)
          for (const ids of [issued, unread, mailed, withdrawn]) ids.delete(id);
        break;
      case 'DigestSent':
        for (const id of data.notificationIds) if (issued.has(id)) mailed.add(id);
        digests.add(data.digestId);
        break;
      case 'AlertKindsChosen':
        // Emails of a kind only include notifications that are issued from now on.
        for (const { kind, notificationId } of issued.values())
          if (data.choices[kind] === 'app_and_email' && !isMailed(choices, kind)) mailed.add(notificationId);
        for (const [kind, choice] of Object.entries(data.choices)) choices.set(kind, choice);
        break;
      case 'AlertLeadsChosen':
        for (const [kind, those] of Object.entries(data.leads))
          if (those.length === 0) leads.delete(kind);
          else leads.set(kind, those);
        break;
      case 'AlertDone':
        answers.set(keyOf(data, 'done'), { answer: 'done' });
        break;
      case 'AlertNotForMe':
        answers.set(keyOf(data, 'not_for_me'), { answer: 'not_for_me' });
        break;
      case 'AlertSnoozed':
        for (const key of keysOf(data)) answers.delete(key);
        answers.set(keyOf(data, 'snoozed'), { answer: 'snoozed', on: data.on, until: data.until });
        break;
      case 'AlertTakenUpAgain':
        for (const key of keysOf(data)) answers.delete(key);
        break;
      case 'AlertsWithdrawn':
        for (const { notificationId } of data.alerts)
          if (issued.has(notificationId)) withdrawn.add(notificationId);
        break;
      case 'AlertsHoldAgain':
        for (const id of data.notificationIds) withdrawn.delete(id);
        break;
      case 'AlertsPassedOver':
        for (const id of data.notificationIds) passedOver.add(id);
        break;
    }
  }
  return { issued, unread, mailed, digests, choices, leads, passedOver, answers, withdrawn };
}

/** The same error for a missing notification and for a notification of another person. */
export function notificationNotFound(): DomainError {
  return new DomainError('notFound', 'notification_not_found', 'This notification is not in your list.');
}
