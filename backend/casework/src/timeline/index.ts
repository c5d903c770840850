export { deadlinesInLife } from './deadlinesInLife';
export { ownTimelineOf } from './ownTimeline';
export { plansOf } from './planOf';
export { timelineOf } from './timelineOf';
export type { TimelineSource } from './timelineSource';
export { typedLife } from './typedLife';
