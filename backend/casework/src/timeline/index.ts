export { deadlinesInLife } from './deadlinesInLife';
export { ownTimelineOf } from './ownTimeline';
export { plansOf } from './planOf';
export { type TimelineSource, timelineOf } from './timelineOf';
export { typedLife } from './typedLife';
