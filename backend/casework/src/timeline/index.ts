export { deadlinesInLife } from './deadlinesInLife';
export { ownTimelineOf } from './ownTimeline';
export { plansOf } from './plans';
export { buildSavedTimeline } from './savedTimeline';
export { timelineOf } from './timelineOf';
export type { TimelineSource } from './timelineSource';
export { typedLife } from './typedLife';
