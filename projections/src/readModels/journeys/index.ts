export { journeysProjection } from './projection';
export { findJourney, listJourneys, type Journey } from './queries';
