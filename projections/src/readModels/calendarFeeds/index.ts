export { calendarFeedsProjection } from './projection';
export { findCalendarOwner } from './queries';
