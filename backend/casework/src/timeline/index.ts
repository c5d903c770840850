export { deadlinesInLife } from './deadlinesInLife';
export { buildOwnTimeline } from './ownTimeline';
export { calculatePlans } from './plans';
export { buildSavedTimeline } from './savedTimeline';
export { buildTimeline } from './buildTimeline';
export type { TimelineSource } from './timelineSource';
export { typedLife } from './typedLife';
