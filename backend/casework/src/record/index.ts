export {
  applicationsOnDay,
  extensionAppliedOn,
  continuesByLaw,
  ilrGrantedInListAlone,
  type ApplicationState,
  withExtensions,
} from './applicationOnRecord';
export { citizenshipApplicationOf } from './citizenshipApplication';
export { recordOn, type AlertRecord, type ProgressRecord } from './recordOn';
export type { PersonRecord } from './personRecord';
export { toComparedRecord, toMainPerson } from './mainPerson';
export { type CountedJourney, tripOf } from './recordedTrip';
export { addKindOfSettlement } from './settledOnRecord';
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
