export {
  answerOf,
  asAnswered,
  isQuiet,
  isStopped,
  keyOf,
  keysOf,
  type AlertAnswer,
  type AlertAnswers,
  type AlertChain,
  type AnswerGiven,
} from './answers';
export {
  alertCatalogue,
  alertKindRow,
  alertKinds,
  type AlertKind,
  type AlertSource,
  type AlertKindRow,
  type ReminderKind,
} from './catalogue';
export {
  choiceOf,
  goesAtOnce,
  isMailed,
  isOff,
  type AlertChoice,
  type AlertChoices,
  type ChosenKinds,
} from './choices';
export {
  hasLeads,
  isBefore,
  leadOptions,
  leadsOfLadder,
  withLeads,
  type ChosenLeads,
  type LeadOption,
  type LeadsOfKinds,
} from './chosenLeads';
export {
  isWanted,
  notificationDecider,
  notificationNotFound,
  notificationsStream,
  type NotificationCommand,
  type NotificationState,
} from './decider';
export type { IssuedNotification, NotificationEvent } from './events';
export { ladders, type Ladder, type Lead } from './leadTimes';
export { mostNotifications } from './leaving';
export { whyWithdrawn, withdrawing } from './withdrawal';
