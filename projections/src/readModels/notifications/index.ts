export { notificationsProjection } from './projection';
export {
  findNotification,
  listAlertChoices,
  listNotifications,
  type ChosenKind,
  type Notification,
} from './queries';
