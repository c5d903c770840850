export { comingUpBefore, type CalendarEntry, type ComingUp, type Trigger, type Reminder } from './trigger';
export { findPeopleToPlan, noId } from './plans';
export { readReminderRecord, type ReminderRecord } from './record';
export { triggersInTurns, triggersOf, remindersOf, type Reminders as DueReminders } from './remindersOf';
export { invitationSecret } from './invitationLink';
export { createSendInvitation, type SendInvitation } from './sendInvitation';
export { reminderQueues } from './mailQueue';
export { startReminders, type Reminders, type RemindersOptions } from './startReminders';
export { longDate } from './wording';
