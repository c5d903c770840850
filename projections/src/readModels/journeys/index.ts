export { journeysProjection } from './projection';
export { findJourney, journeyReadModels, listJourneys } from './queries';
