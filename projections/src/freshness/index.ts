export { createFreshness, type Freshness, type FreshnessOptions } from './freshness';
export type { ReachedOptions } from './progressTracker';
