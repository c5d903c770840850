export { journeysProjection } from './projection';
export { findJourney, journeyReadModels, listJourneys, type Journey } from './queries';
