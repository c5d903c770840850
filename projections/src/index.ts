export { findAccount, type Account } from './readModels/accounts';
export { findJourney, listJourneys, type Journey } from './readModels/journeys';
