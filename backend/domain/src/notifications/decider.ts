import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import type { IssuedNotification, NotificationEvent } from './events';
import { makeRoom } from './leaving';

interface Digest {
  readonly digestId: string;
  readonly period: string;
  readonly notificationIds: readonly string[];
  /** ISO 8601 instant in UTC. */
  readonly sentAt: string;
}

export type NotificationCommand =
  /**
   * Issues those that are not in the list. When it is full, older ones are removed; those whose ids are in `due`, today's
   * reminders, are removed last.
   */
  | CommandOf<'IssueNotifications', { notifications: readonly IssuedNotification[]; due?: readonly string[] }>
  | CommandOf<'ReadNotification', { notificationId: string }>
  | CommandOf<'ReadAllNotifications', object>
  /** Records an email that was sent; once for each digest. */
  | CommandOf<'RecordDigest', { digest: Digest }>;

/** The notifications of one person, and which of them are read. */
export interface NotificationState {
  /** What is in the list, by its id, the oldest first. */
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly unread: ReadonlySet<string>;
  /** Notifications of the list that were part of an email. */
  readonly mailed: ReadonlySet<string>;
  /** Ids of the mails that went out. */
  readonly digests: ReadonlySet<string>;
}

export const notificationsStream = (userId: string) => `notifications-${userId}`;

export const notificationDecider: Decider<NotificationCommand, NotificationState, NotificationEvent> = {
  initialState: { issued: new Map(), unread: new Set(), mailed: new Set(), digests: new Set() },

  decide(command, state) {
    switch (command.type) {
      case 'IssueNotifications': {
        const fresh = new Map(
          command.notifications
            .filter(({ notificationId }) => !state.issued.has(notificationId))
            .map((notification) => [notification.notificationId, notification]),
        );
        const { removals, notice } = makeRoom(state, [...fresh.values()], new Set(command.due));
        const issued = [...fresh.values(), ...(notice === null ? [] : [notice])];
        return [...removals, ...issued.map((data) => ({ type: 'NotificationIssued', data }) as const)];
      }
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
    }
  },

  evolve: (state, event) => evolveMany(state, [event]),
  evolveMany,
};

function evolveMany(state: NotificationState, events: readonly NotificationEvent[]): NotificationState {
  const issued = new Map(state.issued);
  const [unread, mailed] = [new Set(state.unread), new Set(state.mailed)];
  const digests = new Set(state.digests);
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
        for (const id of data.notificationIds) for (const ids of [issued, unread, mailed]) ids.delete(id);
        break;
      case 'DigestSent':
        for (const id of data.notificationIds) if (issued.has(id)) mailed.add(id);
        digests.add(data.digestId);
        break;
    }
  }
  return { issued, unread, mailed, digests };
}

/** The same answer for a notification that does not exist and for one of somebody else's. */
export function notificationNotFound(): DomainError {
  return new DomainError('notFound', 'notification_not_found', 'This notification is not in your list.');
}
