export { comingUpBefore, type ComingUp, type Trigger, type Reminder } from './trigger';
export { findPeopleToPlan, noId } from './plans';
export { readReminderRecord, type ReminderRecord } from './record';
export { triggersInTurns, triggersOf, remindersOf, type Reminders as DueReminders } from './remindersOf';
export { startReminders, reminderQueues, type Reminders, type RemindersOptions } from './startReminders';
