export { presentJourney, presentJourneys } from './presenter';
export { presentSharedAbsences } from './sharedAbsences';
export { presentSummary } from './summary';
