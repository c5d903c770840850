import { inParts } from '../kernel/inParts';
import { mostIdsInEvent, type IssuedNotification, type NotificationEvent } from './events';

/**
 * The most notifications in a list and in one response. A record with full lists can have this many due on one day.
 */
export const mostNotifications = 3_000;

/** A person's list, oldest first. */
interface NotificationList {
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly unread: ReadonlySet<string>;
}

const listFull = 'list_full';

/**
 * Makes room in a list for new notifications. Refusing a new one would lose it, so the oldest are removed: first read ones,
 * then unread ones with a notice to the person. Those in `due` are removed last.
 * @returns the events before those of `fresh`, and the notice after them
 */
export function makeRoom(
  { issued, unread }: NotificationList,
  fresh: readonly IssuedNotification[],
  due: ReadonlySet<string>,
): { readonly removals: readonly NotificationEvent[]; readonly notice: IssuedNotification | null } {
  const tooMany = issued.size + fresh.length - mostNotifications;
  if (tooMany <= 0) return { removals: [], notice: null };
  const old = [...issued.values()];
  const isNotice = ({ kind }: IssuedNotification) => kind === listFull;
  const isUnread = ({ notificationId }: IssuedNotification) => unread.has(notificationId);
  const others = old.filter(({ notificationId }) => !due.has(notificationId));
  const readOnes = others.filter((each) => !isUnread(each));
  if (readOnes.length >= tooMany)
    return { removals: createRemovals(readOnes.slice(0, tooMany)), notice: null };

  const candidates = [
    ...readOnes,
    ...others.filter((each) => isUnread(each) && !isNotice(each)),
    ...old.filter(({ notificationId }) => due.has(notificationId)),
  ];
  const hasNotice = old.some((each) => isNotice(each) && isUnread(each));
  const removed = candidates.slice(0, hasNotice ? tooMany : tooMany + 1);
  const firstUnread = removed.find(isUnread);
  return {
    removals: createRemovals(removed),
    notice: hasNotice || firstUnread === undefined ? null : createNotice(firstUnread),
  };
}

function createRemovals(removed: readonly IssuedNotification[]): readonly NotificationEvent[] {
  const ids = removed.map(({ notificationId }) => notificationId);
  return inParts(ids, mostIdsInEvent).map((part) => ({
    type: 'NotificationsRemoved',
    data: { notificationIds: [...part] },
  }));
}

function createNotice({ notificationId }: IssuedNotification): IssuedNotification {
  return {
    notificationId: deriveId(notificationId),
    kind: listFull,
    about: notificationId,
    subject: notificationId,
    date: null,
    type: 'warning',
    title: 'Notifications that you had not read have left your list',
    message: `Your list keeps your newest ${mostNotifications.toLocaleString('en-GB')} notifications. There were more, and the oldest of those that you had not read made room. What is still to be done is in your list; the others are in your data, which you can download in your settings.`,
    link: '/dashboard/profile-settings',
  };
}

/** Derives a new unique id from an id, because the same command must create the same events. */
const deriveId = (id: string) => (Number.parseInt(id.slice(0, 1), 16) ^ 8).toString(16) + id.slice(1);
