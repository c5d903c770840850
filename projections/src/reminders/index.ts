export { comingUpBefore, type ComingUp, type Occasion, type Reminder } from './occasion';
export { findPeopleToPlan, noId } from './plans';
export { readReminderRecord, type ReminderRecord } from './record';
export { occasionsInTurns, occasionsOf, remindersOf, type Reminders as DueReminders } from './remindersOf';
export { startReminders, reminderQueues, type Reminders, type RemindersOptions } from './startReminders';
