import type { AnswerNotificationRequest, NotificationResponse } from '@settlewise/contract/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { onDemand } from '../../api/shapes';
import { useSend } from '../../api/useSend';

const path = '/api/notifications';
const notifications = defineQuery({
  path,
  answer: onDemand('notificationListResponse'),
  tags: ['notifications'],
});

/** The server makes them by itself, so an answer grows old; it is asked for again by the next page that shows it. */
const oldAfterMs = 60_000;

/** GET /api/notifications: the newest first. @param enabled whether somebody is signed in */
export const useNotifications = (enabled = true) =>
  useQuery({ ...notifications, staleTime: oldAfterMs, enabled });

/** PATCH /api/notifications/{id}: read, and shown so at once. */
export const useReadNotification = () =>
  useSend({
    request: (id: string) => ({
      method: 'PATCH',
      path: `${path}/${encodeURIComponent(id)}`,
      payload: { isRead: true },
    }),
    answer: onDemand('notificationResponse'),
    changesIn: [notifications],
  });

/** POST /api/notifications/{id}/answer: what the person says to it, which holds for its other steps as well. */
export const useAnswerNotification = () =>
  useSend({
    request: ({ id, answer }: { id: string; answer: AnswerNotificationRequest }) => ({
      method: 'POST',
      path: `${path}/${encodeURIComponent(id)}/answer`,
      payload: answer,
    }),
    answer: onDemand('notificationResponse'),
    once: true,
    changesIn: [notifications],
    touches: ['notifications'],
  });

/** POST /api/notifications/read-all */
export function useReadAllNotifications() {
  const client = useQueryClient();
  return useSend({
    request: () => ({ method: 'POST', path: `${path}/read-all` }),
    touches: ['notifications'],
    onSuccess: () =>
      client.setQueryData(notifications.queryKey, (all) => all?.map((each) => ({ ...each, isRead: true }))),
  });
}

export const countUnread = (notifications: readonly NotificationResponse[] | undefined): number =>
  (notifications ?? []).filter(({ isRead }) => !isRead).length;
