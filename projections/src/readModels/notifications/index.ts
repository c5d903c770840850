export { notificationsProjection } from './projection';
export {
  findNotification,
  listAlertAnswers,
  listAlertChoices,
  listNotifications,
  type AnsweredAlert,
  type ChosenKind,
  type Notification,
} from './queries';
