export { createFreshness, type Freshness, type FreshnessOptions, type ReachedOptions } from './freshness';
export { findAccount, type Account } from './readModels/accounts';
export { findJourney, listJourneys, type Journey } from './readModels/journeys';
export { readStatus, type Lag, type ProjectionStatus } from './runner/status';
