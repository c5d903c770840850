import type { CalendarEvent } from '@settlewise/domain/calendar';
import { defineProjection } from '../../runner/projection';
import { calendarFeedsTable } from './table';

export const calendarFeedsProjection = defineProjection<CalendarEvent>()({
  name: 'calendar_feeds',
  version: 1,
  tables: { calendar_feeds: calendarFeedsTable },
  handlers: {
    CalendarOpened({ data, metadata }, { calendar_feeds: feeds }) {
      feeds.put({ user_id: metadata.userId, secret_hash: data.secretHash, opened_at: data.openedAt });
    },
    CalendarClosed({ metadata }, { calendar_feeds: feeds }) {
      feeds.remove({ user_id: metadata.userId });
    },
  },
});
