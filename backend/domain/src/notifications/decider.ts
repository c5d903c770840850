import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import type { IssuedNotification, NotificationEvent } from './events';

interface Digest {
  readonly digestId: string;
  readonly period: string;
  readonly notificationIds: readonly string[];
  /** ISO 8601 instant in UTC. */
  readonly sentAt: string;
}

export type NotificationCommand =
  /** Issues those of them that have not been issued before. */
  | CommandOf<'IssueNotifications', { notifications: readonly IssuedNotification[] }>
  | CommandOf<'ReadNotification', { notificationId: string }>
  | CommandOf<'ReadAllNotifications', object>
  /** Writes down a mail that went out; once for each digest. */
  | CommandOf<'RecordDigest', { digest: Digest }>;

/** What one person was told, and how much of it they know. */
export interface NotificationState {
  /** Everything that was ever issued, by its id. */
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly unread: ReadonlySet<string>;
  /** Those that a mail told of. */
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
        return [...fresh.values()].map((data) => ({ type: 'NotificationIssued', data }));
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

  evolve(state, event) {
    switch (event.type) {
      case 'NotificationIssued': {
        const { notificationId } = event.data;
        return {
          ...state,
          issued: new Map(state.issued).set(notificationId, event.data),
          unread: new Set(state.unread).add(notificationId),
        };
      }
      case 'NotificationRead': {
        const unread = new Set(state.unread);
        unread.delete(event.data.notificationId);
        return { ...state, unread };
      }
      case 'AllNotificationsRead':
        return { ...state, unread: new Set() };
      case 'DigestSent': {
        const { digestId, notificationIds } = event.data;
        return {
          ...state,
          mailed: new Set([...state.mailed, ...notificationIds]),
          digests: new Set(state.digests).add(digestId),
        };
      }
    }
  },
};

/** One sentence for a notification that is not there and for one that is somebody else's. */
export function notificationNotFound(): DomainError {
  return new DomainError('notFound', 'notification_not_found', 'This notification is not in your list.');
}
