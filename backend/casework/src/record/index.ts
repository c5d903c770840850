export {
  applicationsOnDay,
  extensionAppliedOn,
  continuesByLaw,
  findUnrecordedIlrGrant,
  type ApplicationState,
  withExtensions,
} from './applicationOnRecord';
export { findCitizenshipApplication } from './citizenshipApplication';
export { recordOn, type AlertRecord, type ProgressRecord } from './recordOn';
export type { PersonRecord } from './personRecord';
export { toComparedRecord, toMainPerson } from './mainPerson';
export { type CountedJourney, toRecordedTrip } from './recordedTrip';
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
