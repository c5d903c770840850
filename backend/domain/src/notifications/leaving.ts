import { inParts } from '../kernel/inParts';
import { mostIdsInEvent, type IssuedNotification, type NotificationEvent } from './events';

/**
 * The most notifications that a list keeps, and that one call reads. As many as a record with full lists can have due on one
 * day.
 */
export const mostNotifications = 3_000;

/** What a person's list holds, in the order in which it was issued. */
interface NotificationList {
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly unread: ReadonlySet<string>;
}

const listFull = 'list_full';

/**
 * Makes room in a list for newer notifications. Refusing a new one would lose it, so the oldest are removed: first those
 * that were read, then unread ones, and then a notification says so. Those in `due` are removed last.
 * @returns the events that stand before those of `fresh`, and the notification that stands behind them
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
  const known = others.filter((each) => !isUnread(each));
  if (known.length >= tooMany) return { removals: removalOf(known.slice(0, tooMany)), notice: null };

  const inOrder = [
    ...known,
    ...others.filter((each) => isUnread(each) && !isNotice(each)),
    ...old.filter(({ notificationId }) => due.has(notificationId)),
  ];
  const isToldAlready = old.some((each) => isNotice(each) && isUnread(each));
  const leaving = inOrder.slice(0, isToldAlready ? tooMany : tooMany + 1);
  const firstUnread = leaving.find(isUnread);
  return {
    removals: removalOf(leaving),
    notice: isToldAlready || firstUnread === undefined ? null : noticeBeside(firstUnread),
  };
}

function removalOf(leaving: readonly IssuedNotification[]): readonly NotificationEvent[] {
  const ids = leaving.map(({ notificationId }) => notificationId);
  return inParts(ids, mostIdsInEvent).map((part) => ({
    type: 'NotificationsRemoved',
    data: { notificationIds: [...part] },
  }));
}

function noticeBeside({ notificationId }: IssuedNotification): IssuedNotification {
  return {
    notificationId: anotherId(notificationId),
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

/** Derived from the id, because the same command has to give the same events; as unique as that id. */
const anotherId = (id: string) => (Number.parseInt(id.slice(0, 1), 16) ^ 8).toString(16) + id.slice(1);
