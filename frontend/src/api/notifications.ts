import {
  notificationListResponse,
  notificationResponse,
  type NotificationResponse,
} from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor, callOnly } from './client';

const path = '/api/notifications';
const notificationsKey = [path] as const;

/** The server makes them by itself, so an answer grows old; it is asked for again by the next page that shows it. */
const oldAfterMs = 60_000;

/** GET /api/notifications: the newest first. @param enabled whether somebody is signed in */
export function useNotifications(enabled = true) {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => callFor(notificationListResponse, 'GET', path, { signal }),
    staleTime: oldAfterMs,
    enabled,
  });
}

/** PATCH /api/notifications/{id}: read, and shown so at once. */
export function useReadNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callFor(notificationResponse, 'PATCH', `${path}/${encodeURIComponent(id)}`, {
        payload: { isRead: true },
      }),
    onSuccess(read) {
      client.setQueryData<NotificationResponse[]>(notificationsKey, (all) =>
        all?.map((each) => (each.id === read.id ? read : each)),
      );
    },
  });
}

/** POST /api/notifications/read-all */
export function useReadAllNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOnly('POST', `${path}/read-all`),
    onSuccess() {
      client.setQueryData<NotificationResponse[]>(notificationsKey, (all) =>
        all?.map((each) => ({ ...each, isRead: true })),
      );
      void client.invalidateQueries({ queryKey: notificationsKey });
    },
  });
}

export const countUnread = (notifications: readonly NotificationResponse[] | undefined): number =>
  (notifications ?? []).filter(({ isRead }) => !isRead).length;
