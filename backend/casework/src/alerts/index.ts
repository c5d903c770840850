export { listDaysAhead } from './ahead';
export { type CalendarDay, calendarDays } from './calendarDays';
export {
  digestFrequencies,
  type DigestFrequency,
  type DigestPeriod,
  digestPeriodAt,
  endOfQuietHours,
} from './periods';
export { planningVersion, planningVersionWith } from './planningVersion';
export { listReminders, triggersInTurns, listTriggers } from './listReminders';
export { findAlertSource } from './findAlertSource';
export { alertTaskId, samePurpose, taskOfAlert } from './taskOfAlert';
export { type ComingUp, comingUpBefore, dueOn, type Reminder, type Trigger } from './trigger';
export { alertOfNotice } from './triggers/lawNotices';
export { quoted } from './wording';
