export {
  asTheyStood,
  extensionAppliedOn,
  goesOnByLaw,
  ilrGrantedInListAlone,
  type Standing,
  withExtensions,
} from './applicationOnRecord';
export { citizenshipApplicationOf } from './citizenshipApplication';
export { comparedRecordOf } from './comparedRecord';
export { recordOn, type AlertRecord, type ProgressRecord } from './recordOn';
export type { PersonRecord } from './personRecord';
export { mainPersonOf } from './mainPerson';
export { type CountedJourney, tripOf } from './recordedTrip';
export { settledOnRecord } from './settledOnRecord';
export { withSharedJourneys } from './sharedJourneys';
export type {
  ImmigrationProfile,
  Journey,
  Notification,
  RecordedDependant,
  RecordedItem,
  RecordedVisaHistoryEntry,
  StoredDocument,
  StoredLawNotice,
  Task,
} from './storedRecord';
export { withApplications } from './withApplications';
