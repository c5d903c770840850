export { ilrGrantedOn, runningApplication, type ApplicationOnRecord } from '../record/applicationOnRecord';
export { aheadOf, type AheadAlert } from './ahead';
export { daysOf, type RecordDay } from './days';
export {
  comingUpBefore,
  dueOn,
  type DayInWords,
  type ComingUp,
  type Trigger,
  type Reminder,
} from './trigger';
export { feesOfLaterApplication } from './triggers/feesOfNext';
export { alertOfNotice } from './triggers/lawNotices';
export { sourceOf } from './sourceOf';
export { calendarDays, type CalendarDay } from './calendarDays';
export { dueNow } from './dueNow';
export { notificationOf } from './planPerson';
export { plannedBy, plannedWith } from './plannedBy';
export { findPeopleToPlan, noId } from './plans';
export { readReminderRecord, recordReadModels } from './record';
export type { ReminderRecord } from '../record/reminderRecord';
export { triggersInTurns, triggersOf, remindersOf, type Reminders as DueReminders } from './remindersOf';
export { invitationSecret } from './invitationLink';
export { createSendComparison, type SendComparison } from './sendComparison';
export { comparisonEmail } from './emails/comparisonEmail';
export { createSendInvitation, type SendInvitation } from './sendInvitation';
export { reminderQueues } from './mailQueue';
export { alertEmail } from './emails/alertEmail';
export { digestEmail } from './emails/digestEmail';
export { endingEmail, invitationEmail } from './emails/lawyerEmails';
export { startReminders, type Reminders, type RemindersOptions } from './startReminders';
export { longDate } from './wording';
