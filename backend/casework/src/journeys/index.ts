export { presentJourney, presentJourneys } from './presenter';
export { sharedAbsencesOf } from './sharedAbsences';
export { presentSummary } from './summary';
