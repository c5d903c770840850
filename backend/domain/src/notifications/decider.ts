import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { inParts } from '../kernel/inParts';
import {
  answering,
  isStopped,
  keyOf,
  keysOf,
  type AlertAnswers,
  type AlertChain,
  type AnswerGiven,
} from './answers';
import { changedChoices, isMailed, isOff, type AlertChoices, type ChosenKinds } from './choices';
import { changedLeads, type ChosenLeads, type LeadOption, type LeadsOfKinds } from './chosenLeads';
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
   * Issues those that are not in the list, and whose kind the person wants. When the list is full, older ones are removed;
   * those whose ids are in `due`, today's reminders, are removed last.
   */
  | CommandOf<'IssueNotifications', { notifications: readonly IssuedNotification[]; due?: readonly string[] }>
  /** Withdraws what the record leads to no more. `chains` is all that it leads to on that day. */
  | CommandOf<'WithdrawAlerts', { chains: readonly AlertChain[]; today: string }>
  | CommandOf<'ReadNotification', { notificationId: string }>
  | CommandOf<'ReadAllNotifications', object>
  /** Records an email that was sent; once for each digest. */
  | CommandOf<'RecordDigest', { digest: Digest }>
  /**
   * Chooses where some kinds are told, and how long before their day. `due` is what is due now by these lead times: where
   * its kind was off it is not told afterwards, so that nobody who turns a kind on gets all that was missed; and where
   * the same was told by other lead times it is not told once more.
   */
  | CommandOf<'ChooseAlertKinds', { choices: ChosenKinds; leads?: LeadsOfKinds; due: readonly DueAlert[] }>
  /** Says something to an alert of the list, which holds for its whole chain, or takes that back. */
  | CommandOf<'AnswerAlert', { notificationId: string; given: AnswerGiven }>;

type DueAlert = Pick<IssuedNotification, 'notificationId' | 'kind' | 'about' | 'date'>;

/** The notifications of one person, and which of them are read. */
export interface NotificationState {
  /** What is in the list, by its id, the oldest first. */
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly unread: ReadonlySet<string>;
  /** Notifications of the list that no email takes up any more: they were part of one, or came while their kind had none. */
  readonly mailed: ReadonlySet<string>;
  /** Ids of the mails that went out. */
  readonly digests: ReadonlySet<string>;
  readonly choices: AlertChoices;
  /** How long before its day a kind is told, where that was chosen. */
  readonly leads: ChosenLeads;
  /** What the person said to alerts. */
  readonly answers: AlertAnswers;
  /** What lost its reason after it was told. */
  readonly withdrawn: ReadonlySet<string>;
  /** What was due while its kind was off, by the id that it would have had. */
  readonly passedOver: ReadonlySet<string>;
}

/** Whether somebody wants to be told of this now. */
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
        return answer(command.notificationId, command.given, state);
      case 'ChooseAlertKinds':
        return choose(command, state);
    }
  },

  evolve: (state, event) => evolveMany(state, [event]),
  evolveMany,
};

function choose(
  {
    choices: chosen,
    leads: chosenLeads = {},
    due,
  }: Extract<NotificationCommand, { type: 'ChooseAlertKinds' }>,
  { choices: before, leads: leadsBefore, issued, passedOver, withdrawn }: NotificationState,
): readonly NotificationEvent[] {
  const choices = changedChoices(before, chosen);
  const leads = changedLeads(leadsBefore, chosenLeads);
  const told = new Set(
    [...issued.values()].filter(({ notificationId: id }) => !withdrawn.has(id)).map(chainOf),
  );
  const isMissed = ({ kind }: DueAlert) => Object.hasOwn(choices, kind) && isOff(before, kind);
  const isToldAlready = (alert: DueAlert) => Object.hasOwn(leads, alert.kind) && told.has(chainOf(alert));
  const passed = due
    .filter((alert) => isMissed(alert) || isToldAlready(alert))
    .map(({ notificationId }) => notificationId)
    .filter((id) => !issued.has(id) && !passedOver.has(id));
  if (Object.keys(choices).length === 0 && Object.keys(leads).length === 0) return [];
  return [
    ...(Object.keys(choices).length === 0 ? [] : [{ type: 'AlertKindsChosen', data: { choices } } as const]),
    ...(Object.keys(leads).length === 0 ? [] : [leadsChosen(leads)]),
    ...inParts(passed, mostIdsInEvent).map(alertsPassedOver),
  ];
}

const chainOf = ({ kind, about, date }: AlertChain): string => JSON.stringify([kind, about, date]);

const leadsChosen = (leads: Readonly<Record<string, readonly LeadOption[]>>): NotificationEvent => ({
  type: 'AlertLeadsChosen',
  data: { leads: Object.fromEntries(Object.entries(leads).map(([kind, those]) => [kind, [...those]])) },
});

/** Whatever is new of the chain is dealt with, unless it is taken up again. */
function answer(
  notificationId: string,
  given: AnswerGiven,
  { issued, unread, answers }: NotificationState,
): readonly NotificationEvent[] {
  const alert = issued.get(notificationId);
  if (alert === undefined) throw notificationNotFound();
  const event = answering(alert, given, answers);
  if (event === null) return [];
  if (given.answer === 'open') return [event];
  const { kind, about, date } = alert;
  const isOfChain = (each: IssuedNotification | undefined) =>
    each?.kind === kind && each.about === about && each.date === date;
  const reads = [...unread]
    .filter((id) => isOfChain(issued.get(id)))
    .map((id) => ({ type: 'NotificationRead', data: { notificationId: id } }) as const);
  return [...reads, event];
}

const alertsPassedOver = (ids: readonly string[]): NotificationEvent => ({
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
        // Emails of a kind begin with what comes from now on.
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

/** The same answer for a notification that does not exist and for one of somebody else's. */
export function notificationNotFound(): DomainError {
  return new DomainError('notFound', 'notification_not_found', 'This notification is not in your list.');
}
