export { calendarDecider, calendarStream, type CalendarCommand, type CalendarState } from './decider';
export type { CalendarEvent } from './events';
