export { notificationsProjection } from './projection';
export { findNotification, listNotifications, type Notification } from './queries';
