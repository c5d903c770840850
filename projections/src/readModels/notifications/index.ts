export { notificationsProjection } from './projection';
export {
  findNotification,
  listAlertAnswers,
  listAlertChoices,
  listAlertLeads,
  listNotifications,
  type AnsweredAlert,
  type ChosenKind,
} from './queries';
