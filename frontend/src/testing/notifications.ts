import type { NotificationResponse } from '@settlewise/contract/notifications';
import { amina } from './builders';
import { serverInMemory } from './serverInMemory';

/** A notification as the server answers it: new, and with a way to what it is about. */
export function aNotification(title: string, rest: Partial<NotificationResponse> = {}): NotificationResponse {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    type: 'warning',
    title,
    message: `${title}: what to do about it.`,
    createdAt: '2026-11-20T08:00:00.000Z',
    isRead: false,
    kind: 'visa_expiry',
    link: '/dashboard/immigration-profile',
    date: '2027-02-18',
    importance: 'act',
    emailedAt: null,
    openedAt: null,
    withdrawn: null,
    answer: null,
    ...rest,
  };
}

/** A signed-in person's server that keeps notifications, and the calendar's address. */
export function serverWithNotifications(...notifications: NotificationResponse[]) {
  let kept = notifications;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: kept }),
    'POST /api/notifications/read-all': () => {
      kept = kept.map((each) => ({ ...each, isRead: true }));
      return { status: 204 };
    },
    'GET /api/calendar': () => ({ status: 200, body: { isOpen: false, openedAt: null } }),
  });
  for (const each of notifications) {
    server.on(`PATCH /api/notifications/${each.id}`, () => {
      const read = { ...each, isRead: true };
      kept = kept.map((one) => (one.id === each.id ? read : one));
      return { status: 200, body: read };
    });
  }
  return server;
}
