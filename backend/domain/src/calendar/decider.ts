import type { CommandOf, Decider } from '../kernel/decider';
import type { CalendarEvent } from './events';

export type CalendarCommand =
  CommandOf<'OpenCalendar', { secretHash: string; now: string }> | CommandOf<'CloseCalendar', object>;

/** The secret address of a person's calendar feed; null if there is none. */
export type CalendarState = { readonly secretHash: string; readonly openedAt: string } | null;

export const calendarStream = (userId: string) => `calendar-${userId}`;

export const calendarDecider: Decider<CalendarCommand, CalendarState, CalendarEvent> = {
  initialState: null,

  decide(command, state) {
    switch (command.type) {
      case 'OpenCalendar': {
        const { secretHash, now } = command;
        if (state?.secretHash === secretHash) return [];
        return [{ type: 'CalendarOpened', data: { secretHash, openedAt: now } }];
      }
      case 'CloseCalendar':
        return state === null ? [] : [{ type: 'CalendarClosed', data: {} }];
    }
  },

  evolve(_state, event) {
    return event.type === 'CalendarOpened' ? event.data : null;
  },
};
